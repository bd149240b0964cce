import type { Thread } from '@peonia/contract/chat/chat.ts';
import { listThreads } from '@peonia/contract/chat/message-threads.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { onLive, onReset } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';

/** Conversations on the first page whose last message is from the other member; undefined while loading. */
export function useYourTurn(): readonly Thread[] | undefined {
  const me = useMe();
  const queryClient = useQueryClient();
  const queryKey = ['home', 'your-turn', me?.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listThreads, { query: {} }, { signal }),
    enabled: me !== null,
    select: ({ items }) => items.filter((thread) => thread.your_turn && !thread.request),
  });
  useEffect(() => {
    const again = () => void queryClient.invalidateQueries({ queryKey: ['home', 'your-turn'] });
    const stops = [onLive('message.sent', again), onReset(again)];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
  return data;
}
