import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';
import { type BrowserBuild, openBrowserBuild } from './browser-build.ts';
import { type BudgetRoute, formatBudgets, isOver, measureBudgets } from './budgets.ts';
import { type BuiltDocument, findLayerProblem } from './layer-order.ts';

interface CheckResult {
  readonly isGood: boolean;
  readonly output: string;
}

const dist = join(root, 'apps/web/dist');

/** Fails where the last build exceeds a bundle budget; the output is the whole table. */
export async function checkBudgets(): Promise<CheckResult> {
  const { build, routes } = await openBuild();
  const rows = measureBudgets(build, routes);
  return { isGood: !rows.some(isOver), output: formatBudgets(rows) };
}

/** Fails where a document of the last build has its cascade layers in another order than the sources. */
export async function checkLayers(): Promise<CheckResult> {
  const { build, routes } = await openBuild();
  const documents: BuiltDocument[] = [
    { entry: 'src/entry-landing.tsx' },
    ...routes.map(({ page }) => ({ entry: 'src/entry-app.tsx', page: page.source })),
  ];
  const readStyle = (file: string) => readFileSync(join(build.folder, file), 'utf8');
  const problems = documents.flatMap((one) => findLayerProblem(build.manifest, readStyle, one) ?? []);
  return { isGood: problems.length === 0, output: problems.join('\n') };
}

async function openBuild(): Promise<{ build: BrowserBuild; routes: readonly BudgetRoute[] }> {
  const table = (await import(pathToFileURL(join(dist, 'server/all-routes.js')).href)) as {
    readonly allRoutes: readonly BudgetRoute[];
  };
  return { build: openBrowserBuild(join(dist, 'client')), routes: table.allRoutes };
}
