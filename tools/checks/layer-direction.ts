import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const layers = ['platform', 'features', 'routes and the program'] as const;

/** In each app: `platform` ← `features` ← `routes`, `app.ts` and the entries. */
export function check(root: string): Problem[] {
  return innerImports(openTree(root)).flatMap(({ from, to, use }) => {
    const source = layerOf(from);
    const target = layerOf(to);
    if (source === undefined || target === undefined || target <= source) return [];
    return [{ file: from, line: use.line, message: `${layers[source]} must not import ${layers[target]} (${to})` }];
  });
}

/** Height of the file's layer; undefined outside the apps' sources. */
function layerOf(file: string): number | undefined {
  const [, folder] = /^apps\/[^/]+\/src\/([^/]+)/.exec(file) ?? [];
  if (folder === undefined) return undefined;
  return folder === 'platform' ? 0 : folder === 'features' ? 1 : 2;
}
