import type { ThreadList, ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import type { QueryKey } from '@tanstack/react-query';
import { keepReply } from '../../../platform/offline/kept-replies.ts';
import { type Pages, queryClient } from '../../../platform/query.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { keptKeys, keptList, keptConversation } from './kept-conversations.ts';

/** Pause after a change, so that a burst of events is written once. */
const SETTLE_MS = 1_000;

/** Keeps the list and the opened conversations on this device as they change. Returns an unsubscribe function. */
export function keepConversations(): () => void {
  const changed = new Map<string, () => unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const member = currentMe()?.id;
    const entries = [...changed];
    changed.clear();
    if (member === undefined) return;
    for (const [key, read] of entries) {
      const value = read();
      if (value !== undefined) void keepReply(member, key, value);
    }
  };
  const note = (queryKey: QueryKey) => {
    const [key, read] = snapshotOf(queryKey) ?? [];
    if (key === undefined || read === undefined) return;
    changed.set(key, read);
    clearTimeout(timer);
    timer = setTimeout(write, SETTLE_MS);
  };

  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query.queryKey);
  });
  for (const query of queryClient.getQueryCache().getAll()) if (query.state.data !== undefined) note(query.queryKey);
  // A phone may never show the page again after hiding it.
  document.addEventListener('visibilitychange', write);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', write);
    stop();
  };
}

/** Under which key a query of the signed-in member is kept, and how; undefined for every other query. */
function snapshotOf(queryKey: QueryKey): readonly [string, () => unknown] | undefined {
  const [feature, member, kind, first, second] = queryKey;
  if (feature !== 'chat' || member !== currentMe()?.id) return undefined;
  if (kind === 'threads' && first === '' && second === '')
    return [keptKeys.list, () => mapData<Pages<ThreadList>>(queryKey, ({ pages }) => keptList(pages))];
  if (kind === 'page') return [keptKeys.page(Number(first)), () => mapData<ThreadPage>(queryKey, keptConversation)];
  return undefined;
}

function mapData<T>(queryKey: QueryKey, map: (data: T) => unknown): unknown {
  const data = queryClient.getQueryData<T>(queryKey);
  return data === undefined ? undefined : map(data);
}
