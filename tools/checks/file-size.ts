import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/** Lines of code per file; blank lines and comments are not counted. Tests carry their data with them. */
const sourceLimit = 300;
const testLimit = 500;

/** Tables of data, one entry after another: splitting them would hide what belongs together. */
const tables = new Set(['packages/contract/src/protocol/errors.ts']);

const isTest = (file: string) => /\.(test|spec)\.tsx?$|^(apps\/api\/test|e2e|bench)\//.test(file);

/** Refuses files longer than the limit. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.sources.flatMap((file) => {
    const limit = isTest(file) ? testLimit : sourceLimit;
    const { codeLines } = tree.scan(file);
    return codeLines > limit && !tables.has(file)
      ? [{ file, message: `has ${codeLines} lines of code, ${limit} are allowed: split it by verb` }]
      : [];
  });
}
