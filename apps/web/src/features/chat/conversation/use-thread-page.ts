import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { getThread } from '@peonia/contract/chat/message-threads.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settlePaidKeys } from '../../../platform/store/paid-key.ts';
import { preloadClosedComposer } from '../composer/lazy-closed-composer.tsx';
import { preloadCards } from '../message-cards/lazy-card.tsx';
import { keptKeys, orKept } from '../offline/kept-conversations.ts';
import { chatKeys } from '../state/chat-keys.ts';
import { joinFresh, joinOlder } from '../state/join-pages.ts';

/** The conversation with a member, also before it has begun. */
export function useThreadPage(to: number) {
  const me = useMe()?.id ?? 0;
  const client = useQueryClient();
  const key = chatKeys.page(me, to);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const reply = call(getThread, { params: { id: to }, query: { user: 1 } }, { signal });
      const fresh = await orKept(reply, me, keptKeys.page(to));
      settlePaidKeys(fresh.items.filter(({ sender }) => sender === me).map(({ client_id }) => client_id));
      await Promise.all([preloadCards(fresh.items), preloadClosedComposer(fresh.composer)]);
      return joinFresh(fresh, client.getQueryData<ThreadPage>(key));
    },
    enabled: me !== 0,
    // Events keep it fresh; missed ones lead to a reset.
    staleTime: 5 * 60_000,
  });
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const isBusy = useRef(false);

  async function loadOlder(downTo?: number) {
    const before = client.getQueryData<ThreadPage>(key);
    if (before === undefined || before.max_id === -1 || isBusy.current) return;
    isBusy.current = true;
    setLoadingOlder(true);
    try {
      const older = await call(getThread, {
        params: { id: to },
        query: { user: 1, max_id: before.max_id, ...(downTo === undefined ? {} : { down_to: downTo }) },
      });
      await preloadCards(older.items);
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
    loadOlder: (downTo?: number) => void loadOlder(downTo),
    isLoadingOlder,
  };
}
