/**
 * The number before which a page of a list begins. `page` is the `max_id` of the page before. Nothing lies below 1: who
 * counts pages from 0 or 1 gets the first one.
 */
export function pageStart(page: number | undefined): number {
  return page === undefined || page === 0 || page === 1 ? Number.MAX_SAFE_INTEGER : page;
}
