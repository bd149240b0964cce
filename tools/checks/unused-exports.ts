import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/** Examples for readers, declarations, and modules that a program loads by a name it composes. */
const loadedByName = [
  /^docs\//,
  /\.d\.m?ts$/,
  /^packages\/i18n\/src\/(?:first-)?catalogues\//,
  /^tools\/(?:checks\/[^/]+|mutants\/rules\/[^/]+|test\/set-up-database)\.tsx?$/,
  /^apps\/web\/src\/routes\/server\/make-renderer\.tsx$/,
];
const webPublicApi = /^apps\/web\/src\/features\/[^/]+\/public\.ts$/;

/** A file exports what another file or a test imports. A `public.ts` of the web app is a list, not an import. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const imported = new Map<string, Set<string>>();
  for (const { from, to, use } of innerImports(tree)) {
    if (webPublicApi.test(from)) continue;
    const known = imported.get(to) ?? new Set();
    // A namespace or a lazy import takes all.
    for (const name of use.names.length > 0 ? use.names : ['*']) known.add(name);
    imported.set(to, known);
  }
  return tree.sources
    .filter((file) => !webPublicApi.test(file) && !loadedByName.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const known = imported.get(file);
      if (known?.has('*') === true) return [];
      return tree
        .scan(file)
        .exports.filter(({ value }) => known?.has(value) !== true)
        .map(({ value, line }) => ({ file, line, message: `exports ${value}, which no other file imports` }));
    });
}
