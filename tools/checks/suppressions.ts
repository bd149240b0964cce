import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

const suppression =
  /(?:ox|es|style)lint-(?:disable|enable)|@ts-(?:ignore|expect-error|nocheck)|(?:prettier|biome|c8|v8|istanbul)[- ]ignore/;
const postponed = /\b(?:TODO|FIXME|HACK|XXX)\b/;

/** No comment switches a check off, and none promises what is not there. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.sources.flatMap((file) =>
    tree.scan(file).comments.flatMap(({ value, line }) => {
      if (suppression.test(value)) return [{ file, line, message: 'switches a check off: change the code instead' }];
      return postponed.test(value)
        ? [{ file, line, message: 'leaves work for later: do it now or write it down elsewhere' }]
        : [];
    }),
  );
}
