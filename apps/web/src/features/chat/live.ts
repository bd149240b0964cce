import {
  changeThreadList,
  changeThreadPage,
  type ChatEvent,
  messageToFetch,
  putThread,
  type ThreadList,
  type ThreadPage,
} from '@peonia/contract/chat-state.ts';
import type { Message } from '@peonia/contract/chat.ts';
import { getThread } from '@peonia/contract/message-threads.ts';
import type { EventName } from '@peonia/contract/realtime.ts';
import type { QueryFilters } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { type Pages, queryClient } from '../../platform/query.ts';
import { onLive, onReset, onTyping, sendFrame } from '../../platform/realtime/live.ts';
import { currentMe } from '../../platform/session/session.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { chatKeys } from './chat-keys.ts';
import { beginAnew, hurry, startOutbox } from './outbox/outbox.ts';
import { noteUpload } from './outbox/sent-uploads.ts';
import { noteRead } from './read-times.ts';
import { refreshMessage } from './refresh-message.ts';
import { heardTyping, stoppedTyping } from './typing.ts';

const names = [
  'message.sent',
  'message.changed',
  'message.deleted',
  'message.delivered',
  'message.read',
  'thread.read',
  'thread.changed',
  'thread.moved',
  'thread.deleted',
  'draft.changed',
  'counter.read',
] as const satisfies readonly EventName[];

/**
 * Keeps the chat right for as long as the page lives: events into the cache, and the outbox out. Answers the way to
 * stop.
 */
export function followChat(): () => void {
  // What came before this program was there has been heard by nobody.
  const me = currentMe()?.id;
  if (me !== undefined)
    void takeAnew({ queryKey: chatKeys.all(me), predicate: ({ state }) => state.data !== undefined });
  const stops = [
    ...names.map((name) => onLive(name, (data) => applyChat({ name, data } as ChatEvent))),
    // Friendship and blocks decide what may be written.
    onLive('friend.changed', fetchAnew),
    onLive('member.gone', fetchAnew),
    onLive('upload.changed', (upload) => {
      noteUpload(upload);
      hurry();
    }),
    onReset(fetchAnew),
    onTyping(heardTyping),
    startOutbox(keepStored),
    followAccount(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Changes all that is shown by an event of the server, or by what the member has just done. */
export function applyChat(event: ChatEvent): void {
  const me = currentMe()?.id;
  if (me === undefined) return;
  if (event.name === 'message.sent') received(event.data.message, event.data.user_id);
  if (event.name === 'message.read') noteRead(event.data.thread_id, event.data.seq);
  queryClient.setQueriesData<ThreadPage>(
    { queryKey: chatKeys.pages(me) },
    (page) => page && changeThreadPage(page, event),
  );
  for (const [key, data] of queryClient.getQueriesData<Pages<ThreadList>>({ queryKey: chatKeys.lists(me) })) {
    if (data === undefined) continue;
    const { list, missing } = changeThreadList(asOne(data), event);
    setList(key, list);
    // A list of search results grows by searching only.
    if (missing !== null && key[3] === '' && key[4] === '') void fetchMissing(missing, me);
  }
  const withoutFiles = messageToFetch(event);
  if (withoutFiles !== null) void refreshMessage(withoutFiles);
  if (changesPhotos(event)) void queryClient.invalidateQueries({ queryKey: ['chat-details', me] });
  // A snapshot on its way may have been taken before this event.
  void takeAnew({ queryKey: chatKeys.all(me), fetchStatus: 'fetching' });
}

function received(message: Message, from: number): void {
  if (message.sender !== from) return;
  stoppedTyping(from);
  sendFrame({ type: 'delivered', thread_id: message.thread_id, seq: message.seq });
}

/** The answer to a message of mine may be here before its event, which then finds it there. */
function keepStored(message: Message, to: number): void {
  const key = chatKeys.page(message.sender, to);
  const page = queryClient.getQueryData<ThreadPage>(key);
  if (page === undefined) return void takeAnew({ queryKey: key, fetchStatus: 'fetching' });
  const newest = page.items[0]?.seq ?? 0;
  if (message.seq === newest + 1)
    queryClient.setQueryData<ThreadPage>(key, { ...page, items: [message, ...page.items] });
  else if (message.seq > newest) void queryClient.invalidateQueries({ queryKey: key });
}

/** Whether the photos that two have shared are others now. */
function changesPhotos(event: ChatEvent): boolean {
  if (event.name === 'message.deleted' || event.name === 'thread.deleted') return true;
  return (
    (event.name === 'message.sent' || event.name === 'message.changed') &&
    (event.data.message.upload_ids.length > 0 || event.data.message.recalled)
  );
}

/** Into the whole list and those of a filter; what does not fit a filter is left out where that is shown. */
async function fetchMissing(threadId: number, me: number): Promise<void> {
  const { thread } = await call(getThread, { params: { id: threadId } }).catch(() => ({ thread: null }));
  if (thread === null) return;
  for (const [key, data] of queryClient.getQueriesData<Pages<ThreadList>>({
    queryKey: chatKeys.list(me, '', '').slice(0, 4),
  })) {
    if (data !== undefined) setList(key, putThread(asOne(data), thread));
  }
}

function fetchAnew(): void {
  const me = currentMe()?.id;
  if (me !== undefined) void takeAnew({ queryKey: chatKeys.all(me) });
  beginAnew();
}

/**
 * Takes snapshots anew. One that is on its way is stopped first: it may be older than what is known by now, and where
 * it is the first of its page, an invalidation alone would wait for it and believe it.
 */
async function takeAnew(filters: QueryFilters): Promise<void> {
  const keys = queryClient
    .getQueryCache()
    .findAll(filters)
    .map((query) => query.queryKey);
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })));
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })));
}

/** All loaded pages of the list as the one list that the rules of the contract change. */
function asOne({ pages }: Pages<ThreadList>): ThreadList {
  return { items: pages.flatMap((page) => page.items), max_id: pages.at(-1)?.max_id ?? -1 };
}

function setList(key: readonly unknown[], list: ThreadList): void {
  queryClient.setQueryData<Pages<ThreadList>>(key, { pages: [list], pageParams: [undefined] });
}

/** What another account left unsent goes out when that account is back. */
function followAccount(): () => void {
  let shown = currentMe()?.id;
  return browserStore.subscribe('account', () => {
    const id = currentMe()?.id;
    if (id !== shown && id !== undefined) beginAnew();
    shown = id;
  });
}
