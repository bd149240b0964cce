import { languageFromPath } from '@peonia/i18n/languages.ts';
import { decodePart } from '../platform/router/decode-part.ts';
import type { RouteEntry } from './route-entry.ts';
import { routeTable } from './table.ts';

let known: readonly RouteEntry[] = routeTable;
let patterns = compile(known);

/** Patterns of routes, fewest parameters first. */
function compile(routes: readonly RouteEntry[]) {
  return routes
    .map((entry) => ({
      entry,
      pattern: new RegExp(`^${entry.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
      parameters: entry.path.split(':').length,
    }))
    .toSorted((a, b) => a.parameters - b.parameters);
}

/** Adds routes that are not part of the first table. Routes that are known already stay. */
export function addRoutes(routes: readonly RouteEntry[]): void {
  known = [...new Set([...known, ...routes])];
  patterns = compile(known);
}

/** Loads the table with the route of a path, unless it is known. */
export async function loadRoutesOf(pathname: string): Promise<void> {
  if (routeAt(pathname) !== undefined) return;
  if (pathname.startsWith('/staff')) addRoutes((await import('./staff.ts')).staffRoutes);
  else addRoutes((await import('./later-routes.ts')).laterRoutes);
}

/** Finds the route of a path; undefined if there is none. Paths without copies do not match with a prefix. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const { lang, rest } = languageFromPath(pathname);
  return patterns.find(({ entry, pattern }) => (lang === undefined || entry.localized) && pattern.test(rest))?.entry;
}

/** Route parameters of a path: `/de/profile/7` of `/profile/:id` gives `{ id: '7' }`. */
export function paramsOf(entry: RouteEntry, pathname: string): Readonly<Record<string, string>> {
  const groups =
    patterns.find((one) => one.entry === entry)?.pattern.exec(languageFromPath(pathname).rest)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodePart(value)]));
}
