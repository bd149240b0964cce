import { languageFromPath } from '@peonia/i18n/languages.ts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
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

/** Patterns of the table, the ones with fewest parameters first, compiled once: every request for a page asks for its route. */
const patterns = routeTable
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'), parameters: entry.path.split(':').length }))
  .toSorted((a, b) => a.parameters - b.parameters);

/** The route of an address, or undefined for a page that is not there. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const { lang, rest } = languageFromPath(pathname);
  return patterns.find(({ entry, pattern }) => (lang === undefined || entry.localized) && pattern.test(rest))?.entry;
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
