/** Rows that a list keeps in the page; of a longer one the others are a button away. */
export const ROWS_SHOWN = 200;

/** Rows that the window moves by. */
const STEP = 100;

interface Place {
  /** Rows of the list. */
  readonly count: number;
  /** First row that was shown before. */
  readonly start: number;
  /** The selected row, -1 without one. */
  readonly current?: number;
}

/** First row to show: the window moves no further than the list goes, and follows the selected row. */
export function startOf({ count, start, current = -1 }: Place): number {
  const kept = Math.max(0, Math.min(start, count - ROWS_SHOWN));
  if (current === -1 || (current >= kept && current < kept + ROWS_SHOWN)) return kept;
  return Math.max(0, Math.min(current - STEP, count - ROWS_SHOWN));
}

/** First row after "show earlier". */
export const earlier = (start: number): number => Math.max(0, start - STEP);

/** First row after "show more" of `count` loaded rows. */
export const later = (start: number, count: number): number => Math.max(0, Math.min(start + STEP, count - ROWS_SHOWN));
