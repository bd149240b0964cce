import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const widest = 120;
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Refuses comment lines wider than the print width: the formatter breaks code, but not every comment. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.sources.flatMap((file) =>
    tree
      .text(file)
      .split('\n')
      .flatMap((line, index) =>
        line.length > widest && comment.test(line)
          ? [{ file, line: index + 1, message: `is a comment of ${line.length} columns, ${widest} are allowed` }]
          : [],
      ),
  );
}
