import { featureOrder } from '../feature-order.mjs';
import { type InnerImport, innerImports } from './source/each-import.ts';
import { openTree, type SourceTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';
import { resolveImport } from './source/resolve-import.ts';

/**
 * A feature imports of another only what its `public.ts` exports, and only leftwards in `tools/feature-order.mjs`. The
 * API imports `public.ts` itself; the web app imports the module behind it, because a page loads all that it imports.
 */
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
    ...innerImports(tree).flatMap((one) => {
      const message = judge(tree, one);
      return message ? [{ file: one.from, line: one.use.line, message }] : [];
    }),
  ];
}

function judge(tree: SourceTree, { from, to, use }: InnerImport): string | undefined {
  const isPublicApi = /\/public\.tsx?$/.test(to);
  if (isPublicApi && from.startsWith('apps/web/src/'))
    return `must import the module behind ${to}, or the page loads all that it exports`;
  const source = featureOf(from);
  const target = featureOf(to);
  if (source === undefined || target === undefined || source === target) return undefined;
  if (featureOrder.indexOf(target) > featureOrder.indexOf(source))
    return `${source} must not import ${target}, which is to its right: send an event instead`;
  if (isPublicApi) return undefined;
  const publicApi = `${to.slice(0, to.indexOf('/features/'))}/features/${target}/public.ts`;
  if (from.startsWith('apps/api/')) return `${source} must import ${target} through its public.ts, not ${to}`;
  const exported = namesOf(tree, publicApi, to);
  const hidden = use.names.find((name) => !exported.has(name));
  if (use.names.length > 0 && hidden === undefined) return undefined;
  return `${source} must import of ${target} what its public.ts exports, not ${hidden ?? 'all'} of ${to}`;
}

/** What a public API exports of a module. */
function namesOf(tree: SourceTree, publicApi: string, module: string): ReadonlySet<string> {
  if (!tree.sources.includes(publicApi)) return new Set();
  return new Set(
    tree.scan(publicApi).imports.flatMap(({ specifier, names }) => {
      const found = resolveImport(publicApi, specifier);
      return found.kind === 'file' && found.path === module ? names : [];
    }),
  );
}

function featureOf(file: string): string | undefined {
  return /^apps\/(?:api|web)\/src\/features\/([^/]+)\//.exec(file)?.[1];
}
