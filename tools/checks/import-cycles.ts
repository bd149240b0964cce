import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/**
 * No file imports itself, directly or through others, types included. One erased edge is allowed: an endpoint module of
 * the contract takes its types from the schema module beside it, which imports its constants.
 */
export function check(root: string): Problem[] {
  const graph = new Map<string, string[]>();
  for (const { from, to, use } of innerImports(openTree(root)))
    if (!(use.isType && isSchemaOf(from, to))) graph.set(from, [...(graph.get(from) ?? []), to]);
  return findCycles(graph).map((cycle) => ({
    file: cycle[0] ?? '',
    message: `imports itself: ${[...cycle, cycle[0]].join(' → ')}`,
  }));
}

function isSchemaOf(from: string, to: string): boolean {
  return from.startsWith('packages/contract/src/') && to === from.replace(/\.ts$/, '.schema.ts');
}

/** One cycle for each edge that leads back to a file still being visited. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push(path.slice(at));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
