import type { MediaItem } from '@peonia/contract/media.ts';
import { useEffect, useEffectEvent } from 'react';
import { openViewer, updateViewer } from '../media/public.ts';
import { type ShelfList, useKeepItem } from './queries.ts';

/** Opens the viewer on a shelf, and keeps it in step with the shelf: more pages, fresh addresses, what was bought. */
export function useOpenPhotos(owner: { id: number; name: string }, list: ShelfList): (item: MediaItem) => void {
  const keep = useKeepItem();
  const { items } = list;
  const lead = items.map(({ id, src, state }) => `${id}${state}${src ?? ''}`).join(' ');
  const tell = useEffectEvent(() => updateViewer({ place: 'album', relatedId: owner.id }, items));
  // The items are new objects with every render; what matters of them is in `lead`.
  useEffect(() => tell(), [lead]);
  return (item) =>
    openViewer({
      items,
      start: item.id,
      owner,
      place: 'album',
      relatedId: owner.id,
      onNearEnd: list.loadMore,
      onBought: keep,
      onStale: list.reload,
    });
}
