/**
 * A cursor of lists that are ordered by a time: microseconds since 1970, and no id, so that it stays valid when its row
 * leaves the list. Rows of the same moment stand on one page.
 */
function momentOf(column: string): string {
  return `(extract(epoch from ${column}) * 1000000)::bigint`;
}

/**
 * One more than a page of `rows`, a query with the column `at`, behind the cursor `:after` (null for the first page),
 * with all rows of the moment of its last. The column `place` is the cursor of a row.
 */
export function pageAfterMoment(rows: string): string {
  return `select *, ${momentOf('at')} as place from (
     select * from (${rows}) listed
     where at > coalesce(timestamptz 'epoch' + :after::bigint * interval '1 microsecond', '-infinity')
     order by at fetch first (:most) rows with ties
   ) page order by at, id`;
}

/**
 * Cuts rows of `pageAfterMoment` behind the moment of the last that a page has room for. A page that is longer for it
 * may be followed by an empty one.
 */
export function momentPage<Row extends { readonly place: number }>(
  rows: readonly Row[],
  size: number,
): { readonly shown: readonly Row[]; readonly max_id: number } {
  const last = rows[size - 1]?.place ?? -1;
  let end = Math.min(size, rows.length);
  while (rows[end]?.place === last) end += 1;
  return { shown: rows.slice(0, end), max_id: rows.length > size ? last : -1 };
}
