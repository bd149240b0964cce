import type { MediaItem } from '@peonia/contract/media.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ViewerRequest } from './open-viewer.ts';

/** So many before the end of what is loaded, the next page is asked for. */
const AHEAD = 3;

/**
 * Which one of a list is shown. The list may grow, get fresh addresses or lose the one that is shown: then its
 * neighbour takes the place.
 */
export function useViewerPosition({ items, start, onNearEnd }: ViewerRequest) {
  const [shown, setShown] = useState({
    id: start,
    place: Math.max(
      0,
      items.findIndex(({ id }) => id === start),
    ),
  });
  const found = items.findIndex(({ id }) => id === shown.id);
  const place = found === -1 ? Math.min(shown.place, items.length - 1) : found;
  const item: MediaItem | undefined = items[place];
  const nearEnd = useEffectEvent(() => onNearEnd?.());
  const isNearEnd = place >= items.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) nearEnd();
  }, [isNearEnd, items.length]);

  const ahead = items[place + 1];
  useEffect(() => {
    // The next one is there before it is asked for.
    if (ahead?.type === 'image' && ahead.open && ahead.src !== null) new Image().src = ahead.src;
  }, [ahead?.src, ahead?.type, ahead?.open]);

  const go = (by: number) => {
    const next = items[place + by];
    if (next !== undefined) setShown({ id: next.id, place: place + by });
  };
  return { item, number: place + 1, total: items.length, go };
}
