/** A word of a name that the vocabulary replaces, and what to use instead. */
interface NameRule {
  readonly word: string;
  readonly use: string;
}

/** A phrase of a text that the vocabulary replaces. */
interface TextRule {
  readonly pattern: RegExp;
  readonly use: string;
}

const rules: Readonly<Record<string, readonly string[]>> = {
  'access policy': ['standing', 'standings'],
  relationship: ['tie', 'ties', 'bond', 'bonds'],
  'send-text fast path or reserve-message-slot': ['onward', 'write-on', 'take-turn'],
  'revoke session': ['put-out'],
  'grant access': ['let-in'],
  refetch: ['take-anew', 'anew'],
  'retry now': ['hurry'],
  'auth form or public API': ['door', 'doors'],
  'staff session': ['staff-pass', 'open-pass', 'read-pass', 'close-pass', 'pass-gate'],
  'message cards': ['rare', 'rare-card', 'rare-cards'],
  summary: ['glance'],
  ingest: ['intake'],
  transcode: ['playable'],
  'page cache': ['kept-page', 'kept-pages'],
  'skeleton (placeholder)': ['sketch'],
  'typo distance': ['slips'],
  'language or spoken languages': ['tongues'],
  preferences: ['tastes'],
  'any member who': ['whoever', 'whatsoever', 'thereof'],
};

/** Words refused in names; several parts are joined with a hyphen. */
export const plainNames: readonly NameRule[] = Object.entries(rules).flatMap(([use, words]) =>
  words.map((word) => ({ word, use: `use "${use}"` })),
);

/** Phrases refused in comments, documents and commit subjects. */
export const plainText: readonly TextRule[] = [
  { pattern: /\b(?:whoever|whomever|whosoever|whatsoever)\b/i, use: 'name the role: a member who …' },
  { pattern: /\b(?:anew|amid|amidst|thereof|therein|hitherto|lest)\b/i, use: 'use a plain word or drop it' },
  { pattern: /\bwhat stands before\b/i, use: 'name the thing' },
  {
    pattern: /^\W*Answers (?:the|what|whether|if|how|nothing|null|undefined|true)\b/,
    use: 'functions return: "Returns …"',
  },
  { pattern: /\b(?:puts? out|put out) (?:a |the |of )?(?:session|device|member)/i, use: 'revoke the session' },
  { pattern: /\bstandings?\b/i, use: 'access policy' },
  { pattern: /\bkept pages?\b/i, use: 'page cache' },
];

/** The refused words of a camelCase, PascalCase or kebab-case name. Names with `_` belong to SQL or the wire. */
export function nameBreaks(name: string, refused: readonly NameRule[]): readonly NameRule[] {
  if (name.includes('_')) return [];
  const parts = `-${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}-`;
  return refused.filter(({ word }) => parts.includes(`-${word}-`));
}
