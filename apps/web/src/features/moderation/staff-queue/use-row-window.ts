import { useState } from 'react';
import { earlier, later, ROWS_SHOWN, startOf } from './row-window.ts';

interface List<Item> {
  /** Loaded rows. */
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

/** The part of a long list that is in the page, and the ways to the rest of what is loaded. */
export function useRowWindow<Item>({ items, hasMore, loadMore }: List<Item>, current = -1) {
  const count = items.length;
  const [asked, setAsked] = useState(0);
  const [followed, setFollowed] = useState(-1);
  // The window follows the selected row when that changes, and stays where its buttons moved it.
  const isNew = current !== followed;
  const kept = startOf({ count, start: asked });
  const start = isNew ? startOf({ count, start: asked, current }) : kept;
  if (isNew) setFollowed(current);
  if (start !== kept) setAsked(start);
  const isLater = start + ROWS_SHOWN < count;
  const load = () => {
    // Stays at the end, where the new rows come.
    setAsked(Number.MAX_SAFE_INTEGER);
    loadMore();
  };
  return {
    start,
    shown: count <= ROWS_SHOWN ? items : items.slice(start, start + ROWS_SHOWN),
    showEarlier: start === 0 ? null : () => setAsked(earlier(start)),
    /** Shows the next loaded rows, or loads some. Null at the end of the list. */
    showMore: isLater ? () => setAsked(later(start, count)) : hasMore ? load : null,
  };
}
