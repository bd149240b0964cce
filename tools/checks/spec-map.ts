import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTags } from '../spec-map/collect-tags.ts';
import { findProblems, rowsFile } from '../spec-map/find-problems.ts';
import { makeSpecMap } from '../spec-map/make-spec-map.ts';
import type { Row } from '../spec-map/row.ts';
import type { Problem } from './source/problem.ts';

const file = 'docs/spec-map.md';

/** The map of the specification is fresh, each built row has a tagged test, and each tag names a row. */
export async function check(root: string): Promise<Problem[]> {
  const { rows } = (await import(join(root, rowsFile))) as { rows: readonly Row[] };
  const tags = collectTags(root);
  const problems = findProblems(root, rows, tags);
  const isFresh = existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === makeSpecMap(rows, tags);
  return isFresh ? problems : [...problems, { file, message: 'is out of date: run npm run spec-map' }];
}
