import { type ChatEvent, changeThreadPage, putMessage, type ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { queryClient } from '../../../platform/query.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { chatKeys } from './chat-keys.ts';

/** Updates a message in every cached conversation. */
export function showMessage(message: Message): void {
  const me = currentMe()?.id;
  if (me === undefined) return;
  // A conversation that began on this page has messages before its thread is known.
  queryClient.setQueriesData<ThreadPage>({ queryKey: chatKeys.pages(me) }, (page) =>
    page?.items.some(({ thread_id }) => thread_id === message.thread_id) === true ? putMessage(page, message) : page,
  );
}

/** Applies an own change optimistically. Returns a function that rolls it back. */
export function showOptimistically(event: ChatEvent): () => void {
  const me = currentMe()?.id;
  if (me === undefined) return () => {};
  const before = queryClient.getQueriesData<ThreadPage>({ queryKey: chatKeys.pages(me) });
  queryClient.setQueriesData<ThreadPage>(
    { queryKey: chatKeys.pages(me) },
    (page) => page && changeThreadPage(page, event),
  );
  return () => before.forEach(([key, page]) => queryClient.setQueryData(key, page));
}
