import type { Thread } from '@peonia/contract/chat/chat.ts';
import { getThreadDetails } from '@peonia/contract/chat/message-threads.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';
import { chatKeys } from '../state/chat-keys.ts';

/** Details of a conversation, by pages of its shared photos; nothing before its first message. */
export function useThreadDetails(thread: Thread | null) {
  const me = useMe()?.id ?? 0;
  const id = thread?.id ?? 0;
  return useInfiniteQuery({
    queryKey: chatKeys.details(me, id),
    queryFn: ({ pageParam, signal }) =>
      call(
        getThreadDetails,
        { params: { id }, query: pageParam === undefined ? {} : { max_id: pageParam } },
        { signal },
      ),
    enabled: thread !== null,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ photos }) => (photos.max_id === -1 ? undefined : photos.max_id),
  });
}
