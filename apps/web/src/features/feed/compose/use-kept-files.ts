import { listUploads } from '@peonia/contract/media.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import type { Uploads } from '../../media/public.ts';

/**
 * Keeps the ids of a draft's files beside its text, and puts the files back when the page comes again. What the server
 * has swept meanwhile stays away.
 */
export function useKeptFiles(key: string, { uploaded, restore }: Pick<Uploads, 'uploaded' | 'restore'>): void {
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
      // Without an answer they stay in the draft for the next visit, and what is added now comes behind them.
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
