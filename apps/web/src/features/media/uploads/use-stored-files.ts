import { listUploads } from '@peonia/contract/media/media.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import type { Uploads } from './use-uploads.tsx';

type Stored = Pick<Uploads, 'uploaded' | 'restore' | 'entries' | 'resume'>;

/**
 * Stores the ids of a draft's files and restores the files on the next visit. Files deleted by the server are left out,
 * and those that have not reached it are uploaded again.
 */
export function useStoredFiles(key: string, { uploaded, restore, ...chosen }: Stored): void {
  useChosenFiles(key, chosen);
  const [kept] = useState(() => browserStore.get('draft')[key] ?? '');
  const [isBack, setBack] = useState(kept === '');
  const putBack = useEffectEvent(restore);
  useEffect(() => {
    if (kept === '') return;
    const control = new AbortController();
    call(listUploads, { query: { ids: kept } }, { signal: control.signal }).then(
      ({ files }) => {
        putBack(files.filter(({ state, review }) => state !== 'failed' && review !== 'removed'));
        setBack(true);
      },
      // Without a reply they stay stored for the next visit, and new files follow them.
      () => {},
    );
    return () => control.abort();
  }, [kept]);
  const ids = uploaded.map(({ id }) => id).join(',');
  useEffect(() => {
    if (!isBack) return;
    const { [key]: _, ...others } = browserStore.get('draft');
    browserStore.set('draft', ids === '' ? others : { ...others, [key]: ids });
  }, [key, ids, isBack]);
}
