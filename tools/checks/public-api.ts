import { featureOrder } from '../feature-order.mjs';
import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/** Feature → feature only through `public.ts`, and only leftwards in `tools/feature-order.mjs`. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const strangers = new Set(
    tree.files.map(featureOf).filter((feature) => feature !== undefined && !featureOrder.includes(feature)),
  );
  return [
    ...[...strangers].map((feature) => ({
      file: `features/${feature}`,
      message: 'is not a feature of tools/feature-order.mjs',
    })),
    ...innerImports(tree).flatMap(({ from, to, use }) => {
      const message = judge(from, to);
      return message ? [{ file: from, line: use.line, message }] : [];
    }),
  ];
}

function judge(from: string, to: string): string | undefined {
  const source = featureOf(from);
  const target = featureOf(to);
  if (source === undefined || target === undefined || source === target) return undefined;
  if (featureOrder.indexOf(target) > featureOrder.indexOf(source))
    return `${source} must not import ${target}, which is to its right: send an event instead`;
  return /\/public\.tsx?$/.test(to) ? undefined : `${source} must import ${target} through its public.ts, not ${to}`;
}

function featureOf(file: string): string | undefined {
  return /^apps\/(?:api|web)\/src\/features\/([^/]+)\//.exec(file)?.[1];
}
