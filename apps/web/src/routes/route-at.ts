import { languageFromPath } from '@peonia/i18n/languages.ts';
import type { RouteEntry } from './route-entry.ts';
import { routeTable } from './table.ts';

/**
 * Patterns of the table, the ones with fewest parameters first, compiled once: every request for a page asks for its
 * route.
 */
const patterns = routeTable
  .map((entry) => ({
    entry,
    pattern: new RegExp(`^${entry.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
    parameters: entry.path.split(':').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters);

/** The route of an address, or undefined for a page that is not there: one that exists only once has no prefixed copy. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const { lang, rest } = languageFromPath(pathname);
  return patterns.find(({ entry, pattern }) => (lang === undefined || entry.localized) && pattern.test(rest))?.entry;
}

/** The parts of an address that its route names: `/de/profile/7` of `/profile/:id` gives `{ id: '7' }`. */
export function paramsOf(entry: RouteEntry, pathname: string): Readonly<Record<string, string>> {
  const groups =
    patterns.find((one) => one.entry === entry)?.pattern.exec(languageFromPath(pathname).rest)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

/** A broken escape is the text it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
