import type { MediaItem } from '@peonia/contract/media/media.ts';
import { useEffect, useEffectEvent } from 'react';
import { openViewer, updateViewer } from '../../media/viewer/open-viewer.ts';
import { type SectionList, useUpdateItem } from './queries.ts';

/** Opens the viewer on a section and keeps it in sync: more pages, fresh URLs, purchases. */
export function useOpenPhotos(owner: { id: number; name: string }, list: SectionList): (item: MediaItem) => void {
  const keep = useUpdateItem();
  const { items } = list;
  const lead = items.map(({ id, src, state }) => `${id}${state}${src ?? ''}`).join(' ');
  const syncViewer = useEffectEvent(() => updateViewer({ place: 'album', relatedId: owner.id }, items));
  // `items` is new with every render; `lead` contains what matters of it.
  useEffect(() => syncViewer(), [lead]);
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
