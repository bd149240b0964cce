import type { MediaItem } from '@peonia/contract/media/media.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ViewerRequest } from './open-viewer.ts';

/** Items before the end at which the next page is fetched. */
const PREFETCH_DISTANCE = 3;

/** The shown item of a list. The list may grow, get fresh URLs or lose the shown item: its neighbour is shown then. */
export function useViewerPosition({ items, start, onNearEnd }: ViewerRequest) {
  const [shown, setShown] = useState({
    id: start,
    index: Math.max(
      0,
      items.findIndex(({ id }) => id === start),
    ),
  });
  const found = items.findIndex(({ id }) => id === shown.id);
  const index = found === -1 ? Math.min(shown.index, items.length - 1) : found;
  const item: MediaItem | undefined = items[index];
  const nearEnd = useEffectEvent(() => onNearEnd?.());
  const isNearEnd = index >= items.length - PREFETCH_DISTANCE;
  useEffect(() => {
    if (isNearEnd) nearEnd();
  }, [isNearEnd, items.length]);

  const ahead = items[index + 1];
  useEffect(() => {
    // Preloads the next image.
    if (ahead?.type === 'image' && ahead.open && ahead.src !== null) new Image().src = ahead.src;
  }, [ahead?.src, ahead?.type, ahead?.open]);

  const go = (by: number) => {
    const next = items[index + by];
    if (next !== undefined) setShown({ id: next.id, index: index + by });
  };
  return { item, number: index + 1, total: items.length, go };
}
