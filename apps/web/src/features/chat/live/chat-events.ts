import {
  changeThreadList,
  changeThreadPage,
  type ChatEvent,
  messageToFetch,
  putThread,
  type ThreadList,
  type ThreadPage,
} from '@peonia/contract/chat/chat-state.ts';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { getThread } from '@peonia/contract/chat/message-threads.ts';
import type { EventName } from '@peonia/contract/protocol/realtime.ts';
import { call } from '../../../platform/api/call.ts';
import { type Pages, queryClient } from '../../../platform/query.ts';
import { isConnected, onConnected, onLive, onReset, onTyping, sendFrame } from '../../../platform/realtime/live.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { settlePaidKeys } from '../../../platform/store/paid-key.ts';
import { takeKeptShown } from '../offline/kept-conversations.ts';
import { retryAll, retryNow, startOutbox } from '../outbox/outbox.ts';
import { updateUploadState } from '../outbox/sent-uploads.ts';
import { chatKeys } from '../state/chat-keys.ts';
import { refreshMessage } from '../state/refresh-message.ts';
import { typingReceived, typingStopped } from '../state/typing-indicator.ts';

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

/** Applies chat events to the cache and runs the outbox. Returns an unsubscribe function. */
export function followChat(): () => void {
  // Events before this module was loaded have been missed. Those of a connection still to come have not.
  const me = currentMe()?.id;
  if (me !== undefined && isConnected())
    void queryClient.invalidateQueries({
      queryKey: chatKeys.all(me),
      predicate: ({ state }) => state.data !== undefined,
    });
  const stops = [
    ...names.map((name) => onLive(name, (data) => applyChatEvent({ name, data } as ChatEvent))),
    // Friendships and blocks change who may write.
    onLive('friend.changed', refetchAll),
    onLive('member.gone', refetchAll),
    onLive('upload.changed', (upload) => {
      updateUploadState(upload);
      retryNow();
    }),
    onReset(refetchAll),
    onTyping(typingReceived),
    startOutbox(cacheStoredMessage),
    followAccount(),
    onConnected(() => takeKeptShown() && refetchAll()),
    startLater(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Loads what helps without a network once the page stands. Returns an unsubscribe function. */
function startLater(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  void import('../offline/start-offline.ts').then(
    ({ startOffline }) => !isOver && (stop = startOffline()),
    // The next page loads it.
    () => {},
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Applies an event of the server, or an optimistic change, to all cached snapshots. */
export function applyChatEvent(event: ChatEvent): void {
  const me = currentMe()?.id;
  if (me === undefined) return;
  if (event.name === 'message.sent') messageReceived(event.data.message, event.data.user_id);
  if (event.name === 'message.sent' && event.data.message.sender === me) settlePaidKeys([event.data.message.client_id]);
  queryClient.setQueriesData<ThreadPage>(
    { queryKey: chatKeys.pages(me) },
    (page) => page && changeThreadPage(page, event),
  );
  for (const [key, data] of queryClient.getQueriesData<Pages<ThreadList>>({ queryKey: chatKeys.lists(me) })) {
    if (data === undefined) continue;
    const { list, missing } = changeThreadList(mergePages(data), event);
    setList(key, list);
    // Search results and filtered lists change only by a new request.
    if (missing !== null && key[3] === '' && key[4] === '') void fetchMissing(missing, me);
  }
  const withoutFiles = messageToFetch(event);
  if (withoutFiles !== null) void refreshMessage(withoutFiles);
  if (changesPhotos(event)) void queryClient.invalidateQueries({ queryKey: ['chat-details', me] });
  // What was found may be gone, or read differently now.
  if (event.name === 'message.deleted' || event.name === 'message.changed' || event.name === 'thread.deleted')
    void queryClient.invalidateQueries({ queryKey: chatKeys.searches(me) });
  // A snapshot in flight may predate this event.
  void queryClient.invalidateQueries({ queryKey: chatKeys.all(me), fetchStatus: 'fetching' });
}

function messageReceived(message: Message, from: number): void {
  if (message.sender !== from) return;
  typingStopped(from);
  sendFrame({ type: 'delivered', thread_id: message.thread_id, seq: message.seq });
}

/** The reply to an own message may arrive before its event, which then finds the message in the cache. */
function cacheStoredMessage(message: Message, to: number): void {
  const key = chatKeys.page(message.sender, to);
  const page = queryClient.getQueryData<ThreadPage>(key);
  if (page === undefined) return void queryClient.invalidateQueries({ queryKey: key, fetchStatus: 'fetching' });
  const newest = page.items[0]?.seq ?? 0;
  if (message.seq === newest + 1)
    queryClient.setQueryData<ThreadPage>(key, () => ({ ...page, items: [message, ...page.items] }));
  else if (message.seq > newest) void queryClient.invalidateQueries({ queryKey: key });
}

/** Whether the event changes the shared photos. */
function changesPhotos(event: ChatEvent): boolean {
  if (event.name === 'message.deleted' || event.name === 'thread.deleted') return true;
  return (
    (event.name === 'message.sent' || event.name === 'message.changed') &&
    (event.data.message.upload_ids.length > 0 || event.data.message.recalled)
  );
}

/** Fetches a thread that no loaded list contains. Lists with a filter hide threads that do not match it. */
async function fetchMissing(threadId: number, me: number): Promise<void> {
  const { thread } = await call(getThread, { params: { id: threadId } }).catch(() => ({ thread: null }));
  if (thread === null) return;
  for (const [key, data] of queryClient.getQueriesData<Pages<ThreadList>>({
    queryKey: chatKeys.list(me, '', '').slice(0, 4),
  })) {
    if (data !== undefined) setList(key, putThread(mergePages(data), thread));
  }
}

function refetchAll(): void {
  const me = currentMe()?.id;
  if (me !== undefined) void queryClient.invalidateQueries({ queryKey: chatKeys.all(me) });
  retryAll();
}

/** Merges all loaded pages into the single list that the contract's reducers change. */
function mergePages({ pages }: Pages<ThreadList>): ThreadList {
  return { items: pages.flatMap((page) => page.items), max_id: pages.at(-1)?.max_id ?? -1 };
}

function setList(key: readonly unknown[], list: ThreadList): void {
  queryClient.setQueryData<Pages<ThreadList>>(key, () => ({ pages: [list], pageParams: [undefined] }));
}

/** Retries an account's unsent messages when it is signed in again. */
function followAccount(): () => void {
  let shown = currentMe()?.id;
  return browserStore.subscribe('account', () => {
    const id = currentMe()?.id;
    if (id !== shown && id !== undefined) retryAll();
    shown = id;
  });
}
