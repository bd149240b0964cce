import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const limit = 300;

/** At most 300 lines of code a file; blank lines and comments are free. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.sources.flatMap((file) => {
    const { codeLines } = tree.scan(file);
    return codeLines > limit ? [{ file, message: `has ${codeLines} lines of code, ${limit} are allowed: split it by verb` }] : [];
  });
}
