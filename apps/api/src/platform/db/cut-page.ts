interface Page<Row> {
  readonly shown: readonly Row[];
  /** Cursor of the next page; -1 after the last one. */
  readonly max_id: number;
}

/**
 * A page of rows that were read with one row more than `size`. The cursor is that of the last row shown: its id unless
 * stated.
 */
export function cutPage<Row extends { readonly id: number }>(rows: readonly Row[], size: number): Page<Row>;
export function cutPage<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => number): Page<Row>;
export function cutPage<Row extends { readonly id: number }>(
  rows: readonly Row[],
  size: number,
  cursorOf = ({ id }: Row) => id,
): Page<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, max_id: rows.length > size && last !== undefined ? cursorOf(last) : -1 };
}
