import { languageFromPath } from '@peonia/i18n/languages.ts';
import { type LoaderFunctionArgs, matchPath, type RouteObject } from 'react-router';
import { ProblemPage } from './problem-page.tsx';
import { Root } from './root.tsx';
import type { PageImport, RouteEntry } from './route-entry.ts';
import { routeTable } from './table.ts';

export interface RouteMaker {
  load(entry: RouteEntry, args: LoaderFunctionArgs): Promise<unknown>;
  page(entry: RouteEntry, load: PageImport): Pick<RouteObject, 'lazy' | 'Component'>;
}

/** The router's routes out of the one table: every page inside the frame, localized ones with an optional language before. */
export function appRoutes(maker: RouteMaker): RouteObject[] {
  const pages = routeTable.map((entry): RouteObject => ({
    id: entry.name,
    path: entry.localized ? `/:lang?${entry.path}` : entry.path,
    loader: (args) => maker.load(entry, args),
    handle: entry,
    ...maker.page(entry, entry.page),
  }));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootProblem,
      HydrateFallback: Nothing,
      children: [{ id: 'pages', ErrorBoundary: ProblemPage, children: pages }, { id: 'nowhere', path: '*', Component: ProblemPage }],
    },
  ];
}

/** The route of an address, the one with fewest parameters first, or undefined for a page that is not there. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const { lang, rest } = languageFromPath(pathname);
  const found = routeTable.filter((entry) => (lang === undefined || entry.localized) && matchPath(entry.path, rest) !== null);
  return found.sort((a, b) => parameters(a) - parameters(b))[0];
}

function parameters(entry: RouteEntry): number {
  return entry.path.split(':').length;
}

/** When even the frame fails, the problem stands alone, with a way out. */
function RootProblem() {
  return (
    <main id="main">
      <ProblemPage />
    </main>
  );
}

function Nothing() {
  return null;
}
