import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import type { Tag } from './collect-tags.ts';
import { type Row, type State, stateOf } from './row.ts';

const intro = `# Map of the specification

Made by \`npm run spec-map\` from \`tools/spec-map/rows\` and the tags \`// covers: …\` in the tests; \`npm run check\` fails
when it is out of date, when a built row has no tagged test, or when a tag names no row.`;

/** The map of the specification as Markdown: every row with its state, code and tests. */
export function makeSpecMap(rows: readonly Row[], tags: readonly Tag[]): string {
  const summaries = new Map(
    allEndpoints().map(({ endpoint }) => [normal(`${endpoint.method} ${endpoint.path}`), endpoint.summary]),
  );
  const tests = Map.groupBy(tags, ({ what }) => what);
  const line = (row: Row) => {
    const files = [...new Set((tests.get(row.what) ?? []).map(({ file }) => file))].toSorted();
    const state = row.missing === undefined ? stateOf(row) : `partial: ${row.missing}`;
    const cells = [
      describe(row, summaries),
      state,
      row.code === undefined ? '' : link(row.code),
      files.map(link).join(', '),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  };
  const parts = [
    { title: 'Screens (section 2)', rows: rows.filter(({ what }) => isScreen(what)) },
    { title: 'Calls (section 7)', rows: rows.filter(({ what }) => isCall(what)) },
    { title: 'Rules (sections 1 to 9)', rows: rows.filter(({ what }) => !isScreen(what) && !isCall(what)) },
  ];
  return [
    `${intro}\n\n${count(rows, 'built')} built, ${count(rows, 'partial')} partial, ${count(rows, 'not yet')} not yet.\n`,
    ...parts.map(
      (part) =>
        `## ${part.title}\n\n| what | state | code | tests |\n|---|---|---|---|\n${part.rows.map(line).join('\n')}\n`,
    ),
  ].join('\n');
}

function isScreen(what: string): boolean {
  return /^(?:\/\S*|\*)$/.test(what);
}

function isCall(what: string): boolean {
  return /^(?:GET|POST|PUT|DELETE) \/\S*$/.test(what);
}

function count(rows: readonly Row[], state: State): number {
  return rows.filter((row) => stateOf(row) === state).length;
}

function describe({ what, detail, section }: Row, summaries: ReadonlyMap<string, string>): string {
  if (!isScreen(what) && !isCall(what)) return `${what} (section ${section})`;
  return [`\`${what}\``, detail ?? summaries.get(normal(what)) ?? ''].join(' ').trim();
}

/** Parameters may have any name. */
function normal(call: string): string {
  return call.replaceAll(/:\w+/g, ':');
}

function link(file: string): string {
  return `[${file.split('/').slice(-2).join('/')}](../${file})`;
}
