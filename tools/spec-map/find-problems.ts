import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../checks/source/problem.ts';
import type { Tag } from './collect-tags.ts';
import { type Row, stateOf } from './row.ts';

export const rowsFile = 'tools/spec-map/rows.ts';

/** What is wrong between rows, tags and files: a row without its code or test, a tag without its row. */
export function findProblems(root: string, rows: readonly Row[], tags: readonly Tag[]): Problem[] {
  const byName = new Map(rows.map((row) => [row.what, row]));
  const tagged = new Set(tags.map(({ what }) => what));
  return [
    ...rows.flatMap((row) => {
      const message = byName.get(row.what) === row ? judgeRow(root, row, tagged) : 'is there twice';
      return message === undefined ? [] : [{ file: rowsFile, message: `"${row.what}" ${message}` }];
    }),
    ...tags.flatMap(({ what, file, line }) => {
      const message = judgeTag(byName.get(what));
      return message === undefined ? [] : [{ file, line, message: `the tag "${what}" ${message}` }];
    }),
  ];
}

function judgeRow(root: string, row: Row, tagged: ReadonlySet<string>): string | undefined {
  if (row.code !== undefined && !existsSync(join(root, row.code))) return `names ${row.code}, which does not exist`;
  if (row.code === undefined && row.missing !== undefined) return 'says what is missing but names no code';
  return stateOf(row) === 'built' && !tagged.has(row.what) ? 'is built, but no test has its tag' : undefined;
}

function judgeTag(row: Row | undefined): string | undefined {
  if (row === undefined) return 'names no row of the map';
  return stateOf(row) === 'not yet' ? 'names a row that is not yet built' : undefined;
}
