import { languageFromPath } from '@peonia/i18n/languages.ts';
import type { RouteEntry } from './route-entry.ts';
import { routeTable } from './table.ts';

/** Patterns of the route table, fewest parameters first. Compiled once. */
const patterns = routeTable
  .map((entry) => ({
    entry,
    pattern: new RegExp(`^${entry.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
    parameters: entry.path.split(':').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters);

/** Finds the route of a path; undefined if there is none. Paths without copies do not match with a prefix. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const { lang, rest } = languageFromPath(pathname);
  return patterns.find(({ entry, pattern }) => (lang === undefined || entry.localized) && pattern.test(rest))?.entry;
}

/** Route parameters of a path: `/de/profile/7` of `/profile/:id` gives `{ id: '7' }`. */
export function paramsOf(entry: RouteEntry, pathname: string): Readonly<Record<string, string>> {
  const groups =
    patterns.find((one) => one.entry === entry)?.pattern.exec(languageFromPath(pathname).rest)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

/** Keeps an invalid escape as text. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
