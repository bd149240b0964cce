import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/** An import of our own names the file with its extension, and the file is there. */
export function check(root: string): Problem[] {
  return innerImports(openTree(root)).flatMap(({ from, to, use: { specifier, line } }) => {
    if (extname(to) === '') return [{ file: from, line, message: `imports ${specifier} without its extension` }];
    return existsSync(join(root, to))
      ? []
      : [{ file: from, line, message: `imports ${specifier}, which does not exist` }];
  });
}
