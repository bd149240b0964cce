import type { Thread } from '@peonia/contract/chat/chat.ts';
import { listThreads } from '@peonia/contract/chat/message-threads.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../platform/api/call.ts';
import { onLive, onReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';

/** The newest conversations of the reader, without requests; undefined while loading, empty for guests. */
export function useRecentThreads(): readonly Thread[] | undefined {
  const me = useMe();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ['rail', 'threads', me?.id],
    queryFn: ({ signal }) => call(listThreads, { query: {} }, { signal }),
    enabled: me !== null,
    select: ({ items }) => items.filter((thread) => !thread.request),
  });
  useEffect(() => {
    const again = () => void queryClient.invalidateQueries({ queryKey: ['rail', 'threads'] });
    const stops = [onLive('message.sent', again), onReset(again)];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
  return me === null || isError ? [] : data;
}
