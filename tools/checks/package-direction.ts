import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';
import { isTest } from './source/resolve-import.ts';

/** What each workspace may import; apps may import every package but no app. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/contract': ['packages/core'],
  'packages/i18n': ['packages/core'],
  'packages/ui': ['packages/core', 'packages/i18n'],
  'packages/testing': ['packages/core', 'packages/contract', 'packages/i18n'],
};
const packages = Object.keys(allowed).filter((name) => name !== 'packages/testing');

/** `core` ← `contract`, `i18n` ← `testing`, `ui` ← apps; apps never import apps; only tests import `testing`. */
export function check(root: string): Problem[] {
  return innerImports(openTree(root)).flatMap(({ from, to, use }) => {
    const source = workspaceOf(from);
    const target = workspaceOf(to);
    if (source === undefined || source === target) return [];
    const message = judge(source, target, isTest(from));
    return message ? [{ file: from, line: use.line, message }] : [];
  });
}

function judge(source: string, target: string | undefined, isInTest: boolean): string | undefined {
  if (target === undefined)
    return `${source} imports from outside the workspaces: tools, journeys and benchmarks build on it, not the other way round`;
  if (target === 'packages/testing' && !isInTest) return `${source} imports packages/testing outside a test`;
  const targets = allowed[source] ?? packages;
  const isAllowed = targets.includes(target) || (isInTest && target === 'packages/testing');
  return isAllowed
    ? undefined
    : `${source} must not import ${target}: it may import ${targets.join(', ') || 'nothing'}`;
}

function workspaceOf(file: string): string | undefined {
  return /^(?:packages|apps)\/[^/]+/.exec(file)?.[0];
}
