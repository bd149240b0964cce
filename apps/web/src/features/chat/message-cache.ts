import { type ChatEvent, changeThreadPage, putMessage, type ThreadPage } from '@peonia/contract/chat-state.ts';
import type { Message } from '@peonia/contract/chat.ts';
import { queryClient } from '../../platform/query.ts';
import { currentMe } from '../../platform/session/session.ts';
import { chatKeys } from './chat-keys.ts';

/** Puts a message as the server has it now into every conversation of the cache that shows it. */
export function showMessage(message: Message): void {
  const me = currentMe()?.id;
  if (me === undefined) return;
  queryClient.setQueriesData<ThreadPage>({ queryKey: chatKeys.pages(me) }, (page) =>
    page?.thread?.id === message.thread_id ? putMessage(page, message) : page,
  );
}

/** Lets a change of mine show at once; answers the way back for the case that it is refused. */
export function showAhead(event: ChatEvent): () => void {
  const me = currentMe()?.id;
  if (me === undefined) return () => {};
  const before = queryClient.getQueriesData<ThreadPage>({ queryKey: chatKeys.pages(me) });
  queryClient.setQueriesData<ThreadPage>(
    { queryKey: chatKeys.pages(me) },
    (page) => page && changeThreadPage(page, event),
  );
  return () => before.forEach(([key, page]) => queryClient.setQueryData(key, page));
}
