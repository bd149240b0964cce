import { listThreads, type ThreadFilter } from '@peonia/contract/chat/message-threads.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useMe } from '../../../platform/session/session.ts';
import { keptKeys, orKept } from '../offline/kept-conversations.ts';
import { chatKeys } from '../state/chat-keys.ts';

/** The member's threads, filtered by name (`q`) or by `filter`. */
export function useThreads(q: string, filter: ThreadFilter | '', isWanted = true) {
  const me = useMe()?.id ?? 0;
  const wanted = { ...(q === '' ? {} : { q }), ...(filter === '' ? {} : { filter }) };
  return usePage(
    chatKeys.list(me, q, filter),
    (page, signal) => {
      const reply = call(listThreads, { query: { ...wanted, ...(page === undefined ? {} : { page }) } }, { signal });
      const isFirst = page === undefined && q === '' && filter === '';
      return isFirst ? orKept(reply, me, keptKeys.list) : reply;
    },
    { enabled: me !== 0 && isWanted },
  );
}
