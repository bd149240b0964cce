import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** What of a message the code depends on: its placeholders, its tags and the cases of its selectors. */
interface Shape {
  readonly placeholders: Set<string>;
  readonly tags: Set<string>;
  /** Plural categories used, by placeholder: "count one". */
  readonly plurals: Set<string>;
}

type Tokens = ReturnType<typeof compileMessageOrThrow>;

/**
 * Says in words how a translation would break the code or the grammar, compared with its English source.
 *
 * @param locale Of the translation, for its plural categories
 */
export function compareMessage(source: string, translation: string, locale: string): string[] {
  const ours = shapeOf(source);
  const theirs = shapeOf(translation, typeof ours === 'string' ? undefined : ours.placeholders);
  if (typeof theirs === 'string') return [theirs];
  if (typeof ours === 'string') return [`in English, ${ours}`];
  return [
    ...differences('the placeholder', ours.placeholders, theirs.placeholders),
    ...differences('the tag', ours.tags, theirs.tags),
    ...missingPlurals(ours.plurals, theirs.plurals, locale),
  ];
}

/** @param shown Placeholders of the English text, for a translation */
function shapeOf(message: string, shown: ReadonlySet<string> = new Set()): Shape | string {
  const shape: Shape = { placeholders: new Set(), tags: new Set(), plurals: new Set() };
  try {
    collect(compileMessageOrThrow(message), shape, shown);
  } catch (error) {
    return `the message cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
  return shape;
}

function collect(tokens: Tokens, shape: Shape, shown: ReadonlySet<string>): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\/?[\w.-]+\/?>/g)) shape.tags.add(tag);
      continue;
    }
    const [name, kind, cases] = token;
    if (shown.has(`{${name}}`) && kind === 'select' && agreesWithNumber(cases)) {
      for (const inner of Object.values(cases)) if (Array.isArray(inner)) collect(inner, shape, shown);
      continue;
    }
    shape.placeholders.add(kind ? `{${name}, ${kind}}` : `{${name}}`);
    if (typeof cases !== 'object' || cases === null) continue;
    for (const [key, inner] of Object.entries(cases)) {
      if (!Array.isArray(inner)) continue;
      if (kind === 'plural') shape.plurals.add(`${name} ${key}`);
      // Readers of every language choose among the same options, so these must all be there.
      else shape.placeholders.add(`{${name}, ${kind}, ${key}}`);
      collect(inner, shape, shown);
    }
  }
}

/**
 * True for the cases of a translation whose words agree with a number that English only shows, such as "1 moneta"
 * beside "5 monete" (decision 455). The number arrives as formatted text, so that its plural cannot be asked for.
 */
function agreesWithNumber(cases: unknown): cases is object {
  if (typeof cases !== 'object' || cases === null) return false;
  const keys = Object.keys(cases).filter((key) => key !== 'offset');
  return keys.includes('other') && keys.every((key) => key === 'other' || /^\d+$/.test(key));
}

function differences(what: string, ours: Set<string>, theirs: Set<string>): string[] {
  return [
    ...[...ours].filter((item) => !theirs.has(item)).map((item) => `${what} ${item} is missing`),
    ...[...theirs].filter((item) => !ours.has(item)).map((item) => `${what} ${item} is not in the English`),
  ];
}

// `many` of French and Italian is for round millions, where `other` reads well enough.
function missingPlurals(ours: Set<string>, theirs: Set<string>, locale: string): string[] {
  const names = new Set([...ours].map((use) => use.split(' ')[0]));
  if (names.size === 0) return [];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const needed = pluralCategories.filter((category) => category !== 'many');
  return [...names].flatMap((name) =>
    needed
      .filter((category) => !theirs.has(`${name} ${category}`))
      .map((category) => `the plural of {${name}} lacks "${category}"`),
  );
}
