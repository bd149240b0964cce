import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const rulesFile = 'packages/contract/src/money/price-rules.ts';
const limitFiles = ['packages/contract/src/protocol/limits.ts', 'packages/contract/src/protocol/client-limits.ts'];

/** The list itself, and what is no text or price of the product: tests, stories and drawn samples. */
const isExempt = (file: string) =>
  file === rulesFile || limitFiles.includes(file) || /\.(?:test|spec|stories)\.tsx?$|\.sql\.ts$/.test(file);
const isCode = (file: string) => /^(?:apps\/(?:api|web)|packages\/[a-z0-9]+)\/src\/.+\.tsx?$/.test(file);
const isText = (file: string) => /^packages\/i18n\/(?:locales\/.+\.po|pages\/.+\.md)$/.test(file);

/** Amounts that are no prices. */
const otherAmounts: readonly { readonly file: RegExp; readonly reason: string }[] = [
  { file: /\/profile-labels\.ts$|\/profiles\.po$/, reason: 'incomes of members' },
];

/** Gold in the languages of the catalogues, and the currencies of payments. */
const latin = 'gold|Gold|pièces|monete d’oro|USD|RMB';
const eastern = '金币|金幣|ゴールド|골드';
/** A number before the name of a currency, or behind its sign. One gold is the unit that prices are stated for. */
const amount = new RegExp(
  String.raw`(?<![\w.,{}#-])(?!1(?![\d.,]))\d(?:[\d.,]*\d)?[\s\u00a0]?(?:(?:${latin})(?!\p{L})|${eastern})` +
    String.raw`|[$¥€](?:\d{2,}|\d+[.,]\d{2}(?!\d)|\d{1,3}(?:,\d{3})+)`,
  'u',
);

/**
 * Refuses literals of what the price list owns: amounts in texts, numbers under a name of the list, and ranges of a
 * schema that repeat a value of it. Code reads `limits`, texts take the number as a value.
 */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  if (!tree.files.includes(rulesFile)) return [];
  const names = [...tree.text(rulesFile).matchAll(/^ {2}(\w+): \{ group/gm)].map(([, name = '']) => name);
  const owned = spellingsOf(names);
  const ranged = rangePattern(
    defaultsOf(
      tree.files
        .filter((file) => limitFiles.includes(file))
        .map((file) => tree.text(file))
        .join('\n'),
      names,
    ),
  );
  const code = tree.sources.filter((file) => isCode(file) && !isExempt(file));
  return [
    ...code.flatMap((file) => [
      ...tree
        .scan(file)
        .literals.filter(({ value }) => hasPrice(file, value))
        .map(({ line }) => ({ file, line, message: 'states an amount in a text: take it from the price list' })),
      ...linesOf(tree.text(file)).flatMap((text, at) => [
        ...setNames(text)
          .filter((name) => owned.has(name))
          .map((name) => ({
            file,
            line: at + 1,
            message: `sets ${name} to a number: the price list owns it, read \`limits\``,
          })),
        ...(file.startsWith('packages/contract/') && ranged.test(text)
          ? [
              {
                file,
                line: at + 1,
                message: 'repeats a range of the price list: check it with `limits` in the use case',
              },
            ]
          : []),
      ]),
    ]),
    ...tree.files.filter(isText).flatMap((file) =>
      tree
        .text(file)
        .split('\n')
        .flatMap((text, at) =>
          hasPrice(file, text.replace(/^#.*/, ''))
            ? [{ file, line: at + 1, message: 'states an amount in a text: make it a value' }]
            : [],
        ),
    ),
  ];
}

function hasPrice(file: string, text: string): boolean {
  return text.search(amount) >= 0 && !otherAmounts.some((other) => other.file.test(file));
}

/** Lines without comments, which may name the first values. */
function linesOf(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(?<!:)\/\/.*/, ''));
}

/** The names of the list as constants and variables write them. */
function spellingsOf(names: readonly string[]): ReadonlySet<string> {
  const camel = names.map((name) => name.replace(/_(\w)/g, (_all, sign: string) => sign.toUpperCase()));
  return new Set([...names, ...camel, ...names.map((name) => name.toUpperCase())]);
}

/** `limits.travel_fee : 0` ends a choice; `fees.travel_fee ?? 50` is a fallback. */
const setName = /(?:(?<![.\w])(\w+)['"]?\s*(?::|=(?![=>]))|\b(\w+)\s*\?\?=?)\s*-?\d/g;

/** Names before a number. */
function setNames(line: string): string[] {
  return [...line.matchAll(setName)].map(([, set, fallback]) => set ?? fallback ?? '');
}

/** Values of the list above 1 as they stand in the limits. */
function defaultsOf(text: string, names: readonly string[]): string[] {
  const values = names.map((name) => new RegExp(String.raw`^\s+${name}: ([\d_]+),`, 'm').exec(text)?.[1] ?? '');
  return [...new Set(values.filter((value) => value !== '' && Number(value.replaceAll('_', '')) > 1))];
}

/** The range of a price whose bound is a value of the list. */
function rangePattern(values: readonly string[]): RegExp {
  return new RegExp(
    String.raw`\b(?:price|fee|gold|amount)\w*\??:.*\b(?:minimum|maximum):\s*(?:${values.join('|')})\b(?![_\d])`,
  );
}
