import type { ThreadPage } from '@peonia/contract/chat-state.ts';
import { getThread, listThreads, type ThreadFilter } from '@peonia/contract/message-threads.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors.tsx';
import { usePage } from '../../platform/query.ts';
import { useMe } from '../../platform/session/session.ts';
import { bringCards } from './bubbles/late-card.tsx';
import { chatKeys } from './chat-keys.ts';
import { bringClosed } from './composer/late-closed.tsx';
import { joinFresh, joinOlder } from './join-pages.ts';

/** My conversations, those with members whose name fits `q`, or those of a filter. */
export function useThreads(q: string, filter: ThreadFilter | '', isWanted = true) {
  const me = useMe()?.id ?? 0;
  const wanted = { ...(q === '' ? {} : { q }), ...(filter === '' ? {} : { filter }) };
  return usePage(
    chatKeys.list(me, q, filter),
    (page, signal) => call(listThreads, { query: { ...wanted, ...(page === undefined ? {} : { page }) } }, { signal }),
    { enabled: me !== 0 && isWanted },
  );
}

/** My conversation with a member, also one that has not begun. */
export function useThreadPage(to: number) {
  const me = useMe()?.id ?? 0;
  const client = useQueryClient();
  const key = chatKeys.page(me, to);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const fresh = await call(getThread, { params: { id: to }, query: { user: 1 } }, { signal });
      await Promise.all([bringCards(fresh.items), bringClosed(fresh.composer)]);
      return joinFresh(fresh, client.getQueryData<ThreadPage>(key));
    },
    enabled: me !== 0,
    // Events keep it right; what they could not tell comes with a reset.
    staleTime: 5 * 60_000,
  });
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const isBusy = useRef(false);

  async function loadOlder() {
    const before = client.getQueryData<ThreadPage>(key);
    if (before === undefined || before.max_id === -1 || isBusy.current) return;
    isBusy.current = true;
    setLoadingOlder(true);
    try {
      const older = await call(getThread, { params: { id: to }, query: { user: 1, max_id: before.max_id } });
      await bringCards(older.items);
      client.setQueryData<ThreadPage>(key, (loaded) => loaded && joinOlder(loaded, older));
    } catch (error) {
      showProblem(error);
    } finally {
      isBusy.current = false;
      setLoadingOlder(false);
    }
  }

  return {
    page: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    hasOlder: query.data !== undefined && query.data.max_id !== -1,
    loadOlder: () => void loadOlder(),
    isLoadingOlder,
  };
}
