/** A row of the news as far as its place is concerned. */
interface CursorRow {
  readonly id: number;
  readonly known: boolean;
  readonly searched_to: number | null;
}

/** Where a page begins: below which post of each part of the news. 0 where a part has ended. */
export interface NewsCursor {
  readonly before_known: number;
  readonly before_other: number;
}

/**
 * `max_id` of the news: the last post shown, and in its lowest bit in which part that was. Posts of friends and of
 * readable languages come first (1), all others after them (0); a list in the second part has left the first behind.
 */
export function readNewsCursor(maxId: number | undefined): NewsCursor {
  const newest = Number.MAX_SAFE_INTEGER;
  if (maxId === undefined) return { before_known: newest, before_other: newest };
  if (maxId < 0) return { before_known: 0, before_other: 0 };
  const id = Math.floor(maxId / 2);
  return maxId % 2 === 1 ? { before_known: id, before_other: newest } : { before_known: 0, before_other: id };
}

/**
 * The place after a page, from the rows that were asked for with one more than the page: after the last one shown;
 * where no more was found, behind the piece that was looked through; -1 where there is nothing behind it, or nothing
 * was found in a whole piece.
 */
export function nextNewsCursor(rows: readonly CursorRow[], page: number): number {
  const last = rows[page - 1];
  if (rows.length > page && last !== undefined) return last.id * 2 + (last.known ? 1 : 0);
  const searchedTo = rows[0]?.searched_to ?? null;
  return searchedTo === null ? -1 : searchedTo * 2;
}
