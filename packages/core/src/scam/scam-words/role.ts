/** What a word does in a fraud. None of them means anything alone: see `scam-combinations.ts`. */
export const roles = [
  // What is wanted of the reader.
  'ask',
  'lend',
  'give',
  'send',
  'buy',
  'money',
  'amount',
  'back',
  // Why it should be wanted.
  'need',
  'short',
  'fee',
  'held',
  'parcel',
  'estate',
  'far',
  'travel',
  // Gains, cards and jobs.
  'gain',
  'trade',
  'guide',
  'insider',
  'card',
  'code',
  'job',
  'easy',
  'forward',
  // Away from here.
  'off',
  'handle',
  'move',
  'here',
  'link',
  'verify',
  'safe',
  'bankcard',
  // Threats, and how the reader is pressed.
  'record',
  'spread',
  'else',
  'secret',
  'urgent',
  'love',
  // What speaks against a fraud.
  'treat',
  'warn',
] as const;

export type Role = (typeof roles)[number];

/**
 * The words of a language by role, with commas between them. `word*` stands for every ending, `*word` for every
 * beginning; in scripts that are written without spaces a word is found wherever it stands. Amounts and links are seen
 * by their form.
 */
export type RoleWords = Readonly<Partial<Record<Role, string>>>;
