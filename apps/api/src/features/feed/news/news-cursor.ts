/** Fields of a news row that determine the cursor. */
interface CursorRow {
  readonly id: number;
  readonly known: boolean;
}

/** Start of a page: ids below which each part continues; 0 for a part that has ended. */
interface NewsCursor {
  readonly before_known: number;
  readonly before_other: number;
}

/**
 * Decodes `max_id`: the id of the last post, with its part in the lowest bit. Posts of friends and in readable
 * languages come first (1), then all others (0).
 */
export function readNewsCursor(maxId: number | undefined): NewsCursor {
  const newest = Number.MAX_SAFE_INTEGER;
  if (maxId === undefined) return { before_known: newest, before_other: newest };
  if (maxId < 0) return { before_known: 0, before_other: 0 };
  const id = Math.floor(maxId / 2);
  return maxId % 2 === 1 ? { before_known: id, before_other: newest } : { before_known: 0, before_other: id };
}

/**
 * Cursor after a page, from rows read with one more than the page: behind the last one shown; behind the examined piece
 * if no more was found; -1 if nothing follows or the piece had no match.
 */
export function nextNewsCursor(rows: readonly CursorRow[], page: number, searchedTo: number | null): number {
  const last = rows[page - 1];
  if (rows.length > page && last !== undefined) return last.id * 2 + (last.known ? 1 : 0);
  return searchedTo === null ? -1 : searchedTo * 2;
}
