import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/** No file imports itself by whatever way round, types included. */
export function check(root: string): Problem[] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of innerImports(openTree(root))) graph.set(from, [...(graph.get(from) ?? []), to]);
  return findCycles(graph).map((cycle) => ({
    file: cycle[0] ?? '',
    message: `imports itself: ${[...cycle, cycle[0]].join(' → ')}`,
  }));
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
