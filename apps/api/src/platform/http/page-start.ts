/**
 * The number before which a page of a list begins. `page` is the `max_id` of the page before. Nothing lies below 1: who
 * counts pages from 0 or 1 gets the first one.
 */
export function pageStart(page: number | undefined): number {
  return page === undefined || page === 0 || page === 1 ? Number.MAX_SAFE_INTEGER : page;
}

/** The place that a list which the specification pages by `page` begins at; `max_id` names it as other lists do. */
export function pageOf({ page, max_id }: PagePlace): number | undefined {
  return page ?? max_id;
}

interface PagePlace {
  readonly page?: number | undefined;
  readonly max_id?: number | undefined;
}
