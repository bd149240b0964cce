import { type SourceTree, openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const schema = 'apps/api/migrations/schema.sql';
const document = 'docs/security/retention.md';

/** Every table of the schema has a row in the retention table, which names only tables and jobs that exist. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const tables = new Set([...tree.text(schema).matchAll(/^table (\w+)$/gm)].map(([, name = '']) => name));
  const rows = readRows(tree);
  const named = new Set(rows.flatMap(({ tables: own }) => own));
  const jobs = jobNames(tree);
  return [
    ...[...tables]
      .filter((name) => !named.has(name))
      .map((name) => ({ file: document, message: `has no row for the table ${name}` })),
    ...rows.flatMap(({ line, tables: own, jobs: used }) => [
      ...own
        .filter((name) => !tables.has(name))
        .map((name) => ({ file: document, line, message: `names the table ${name}, which does not exist` })),
      ...used
        .filter((name) => !jobs.has(name))
        .map((name) => ({ file: document, line, message: `names the job ${name}, which does not exist` })),
    ]),
  ];
}

interface Row {
  readonly line: number;
  /** Words in backticks of the first cell. */
  readonly tables: readonly string[];
  /** Names with a dot in backticks of the other cells. */
  readonly jobs: readonly string[];
}

function readRows(tree: SourceTree): Row[] {
  return tree
    .text(document)
    .split('\n')
    .map((text, index) => ({ line: index + 1, cells: text.split('|').slice(1) }))
    .filter(({ cells: [first = ''] }) => first.includes('`'))
    .map(({ line, cells: [first = '', ...others] }) => ({
      line,
      tables: [...first.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      jobs: [...others.join('|').matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, name = '']) => name),
    }));
}

function jobNames(tree: SourceTree): Set<string> {
  const files = tree.files.filter((file) => file.startsWith('apps/api/src/') && file.endsWith('.ts'));
  return new Set(
    files.flatMap((file) => [...tree.text(file).matchAll(/name: '([a-z]+\.[a-z-]+)'/g)].map(([, name = '']) => name)),
  );
}
