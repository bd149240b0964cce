import { asShownError } from '../loading/program-file.ts';
import { PageMissing, Redirect } from './outcomes.ts';
import type { Place } from './place.ts';
import type { FoundPage, Shown } from './router.ts';

/** Finds the page of a URL; null if there is none. */
export type FindPage = (pathname: string) => Promise<FoundPage | null>;

/** Finds and loads the page of a place. A failure becomes the shown problem. */
export async function openPage(
  place: Place,
  signal: AbortSignal,
  find: FindPage,
  before: Shown,
): Promise<Shown | Redirect> {
  const isSamePage =
    place.pathname === before.place.pathname && place.search === before.place.search && before.page !== null;
  // A change of the hash loads nothing.
  if (isSamePage && place.hash !== before.place.hash) return { place, found: before.found, page: before.page };
  let found: FoundPage | null = null;
  try {
    found = await find(place.pathname);
    if (found === null) return { place, found, page: null };
    return { place, found, page: await found.open(place, signal) };
  } catch (error) {
    if (error instanceof Redirect) return error;
    return { place, found, page: null, problem: asShownError(error) ?? new PageMissing() };
  }
}
