import type { ReplyOf } from '../protocol/endpoint.ts';
import type { EventData, EventName } from '../protocol/realtime.ts';
import type { Message, Thread } from './chat.ts';
import type { getThread, listThreads } from './message-threads.ts';

/**
 * How snapshots of the chat change with the numbered events of the private channel: pure functions that answer the same
 * object where nothing changes. The law `snapshot + events = fresh snapshot` is tested against the real server.
 *
 * Apply events in the order of their numbers, each once. An event of a thread that a snapshot already holds does no
 * harm to it. Two things must not be applied twice: counters add up, and `counter.read` of messages empties every
 * thread, also one whose snapshot knows later messages. Fetch again where such an event arrived while the snapshot was
 * under way.
 */
export type ThreadList = ReplyOf<typeof listThreads>;
export type ThreadPage = ReplyOf<typeof getThread>;
export type ChatEvent = { [N in EventName]: { readonly name: N; readonly data: EventData<N> } }[EventName];

/** Characters of a message that a quote of it holds. */
const quoteMax = 120;

/**
 * Place of a thread in the list as one number, the `page` that goes on behind it. Pinned threads come first, then the
 * newest message.
 */
export function threadCursor(messageId: number, isTop: boolean): number {
  return messageId * 2 + (isTop ? 1 : 0);
}

/** `missing` is the id of a thread that the list should show and does not hold: fetch it and `putThread` it. */
export function changeThreadList(list: ThreadList, event: ChatEvent): { list: ThreadList; missing: number | null } {
  if (event.name === 'counter.read' && event.data.type === 'message')
    return { list: { ...list, items: list.items.map(emptyUnread) }, missing: null };
  const thread = list.items.find((one) => isAbout(one, event));
  if (thread === undefined)
    return { list, missing: event.name === 'message.sent' || event.name === 'thread.changed' ? threadOf(event) : null };
  const isGone = event.name === 'thread.deleted' || (event.name === 'message.deleted' && event.data.summary === null);
  if (isGone) return { list: { ...list, items: list.items.filter((one) => one !== thread) }, missing: null };
  const changed = changeThread(thread, event);
  return { list: changed === thread ? list : putThread(list, changed), missing: null };
}

/**
 * Puts a thread in its place, in the stead of an older state of itself. One without messages is on no list. One that
 * belongs behind the pages loaded so far is left to them.
 */
export function putThread(list: ThreadList, thread: Thread): ThreadList {
  const others = list.items.filter((one) => one.id !== thread.id);
  if (thread.summary === null) return { ...list, items: others };
  const isBehind = list.max_id !== -1 && compareCursors(cursorOfThread(thread), list.max_id) < 0;
  const items = isBehind
    ? others
    : [...others, thread].toSorted((one, other) => compareCursors(cursorOfThread(other), cursorOfThread(one)));
  return { ...list, items };
}

/** A conversation with its loaded messages, newest first. */
export function changeThreadPage(page: ThreadPage, event: ChatEvent): ThreadPage {
  if (event.name === 'message.sent')
    return event.data.user_id === page.user.user_id ? addMessage(page, event.data) : page;
  if (event.name === 'draft.changed' && event.data.user_id === page.user.user_id)
    return { ...page, draft: event.data.draft, thread: page.thread && changeThread(page.thread, event) };
  if (event.name === 'thread.moved' && event.data.user_id === page.user.user_id) return movePage(page, event);
  if (page.thread === null) return page;
  if (event.name === 'counter.read' && event.data.type === 'message')
    return { ...page, thread: emptyUnread(page.thread) };
  if (!isAbout(page.thread, event)) return page;
  const thread = changeThread(page.thread, event);
  const changed = thread === page.thread ? page : { ...page, thread };
  switch (event.name) {
    case 'message.changed':
      return putMessage(changed, event.data.message);
    case 'message.deleted':
      return {
        ...changed,
        items: page.items.filter((one) => one.seq !== event.data.seq).map((one) => withoutQuote(one, event.data.seq)),
      };
    case 'message.read':
      return { ...changed, items: page.items.map((one) => withReadTime(one, event.data)) };
    case 'thread.deleted':
      return { ...changed, draft: '', items: [], max_id: -1 };
    default:
      return changed;
  }
}

/** Sets the time of reading on the sender's messages that the receipt is about. A time already set stays. */
function withReadTime(
  message: Message,
  { user_id, seq, after, read_at }: Extract<ChatEvent, { name: 'message.read' }>['data'],
): Message {
  const isRead = message.sender !== user_id && message.seq > after && message.seq <= seq;
  return isRead && message.read_at === null ? { ...message, read_at } : message;
}

/**
 * Puts a message in the stead of an older state of itself. Files that it does not hold are kept from that state,
 * because an event that was caught up later holds none.
 */
export function putMessage(page: ThreadPage, message: Message): ThreadPage {
  const items = page.items.map((one) => {
    if (one.seq === message.seq) return withFilesOf(message, one);
    return message.recalled ? withoutQuote(one, message.seq) : withQuoteOf(message, one);
  });
  return { ...page, items };
}

/**
 * Id of a message whose files the event does not hold: fetch it with GET messages/{id} and `putMessage` it. Null for
 * all others.
 */
export function messageToFetch(event: ChatEvent): number | null {
  if (event.name !== 'message.sent' && event.name !== 'message.changed') return null;
  const { message } = event.data;
  const isLacking =
    event.name === 'message.changed' ? event.data.files : message.uploads.length < message.upload_ids.length;
  return isLacking && message.upload_ids.length > 0 ? message.id : null;
}

function changeThread(thread: Thread, event: ChatEvent): Thread {
  switch (event.name) {
    case 'message.sent': {
      const { message, unread, composer, request } = event.data;
      if (message.seq <= thread.last_seq) return thread;
      const isOwnText = message.message_type === 'text' && message.sender !== thread.user_id;
      return {
        ...summarised(thread, message),
        unread: thread.unread + unread,
        ...directionsOf(composer),
        request,
        draft: isOwnText ? '' : thread.draft,
      };
    }
    case 'message.changed':
      return thread.summary?.seq === event.data.message.seq
        ? { ...thread, summary: { ...event.data.message, uploads: [] } }
        : withSummary(thread, thread.summary && withQuoteOf(event.data.message, thread.summary));
    case 'message.deleted': {
      const { summary, updated_at, count } = event.data;
      return {
        ...thread,
        summary,
        updated_at,
        unread: thread.unread - count,
        your_turn: summary?.sender === thread.user_id,
      };
    }
    case 'thread.deleted':
      return {
        ...thread,
        summary: null,
        updated_at: event.data.updated_at,
        unread: 0,
        top: false,
        your_turn: false,
        draft: '',
      };
    case 'draft.changed':
      return { ...thread, draft: event.data.draft };
    case 'message.delivered':
      return { ...thread, peer_delivered_seq: Math.max(thread.peer_delivered_seq, event.data.seq) };
    case 'message.read': {
      // What was read has arrived.
      const [delivered, read] = [thread.peer_delivered_seq, thread.peer_read_seq].map((seq) =>
        Math.max(seq, event.data.seq),
      ) as [number, number];
      const summary = thread.summary && withReadTime(thread.summary, event.data);
      return { ...thread, summary, peer_delivered_seq: delivered, peer_read_seq: read };
    }
    case 'thread.read':
      return event.data.seq <= thread.read_seq
        ? thread
        : { ...thread, unread: Math.max(0, thread.unread - event.data.count), read_seq: event.data.seq };
    case 'thread.changed':
      return {
        ...thread,
        top: event.data.top,
        request: event.data.request,
        engine: event.data.engine,
        muted: event.data.muted,
      };
    case 'thread.moved': {
      const { composer, request, answered } = event.data;
      const summary =
        answered && thread.summary?.blurred === true ? { ...thread.summary, blurred: false } : thread.summary;
      return { ...thread, ...directionsOf(composer), request, summary };
    }
    default:
      return thread;
  }
}

/** What a composer says of both directions of a conversation. */
export function directionsOf(composer: Thread['composer']): Pick<Thread, 'composer' | 'send' | 'receive'> {
  return { composer, send: composer === 'open', receive: composer !== 'blocking' };
}

function addMessage(page: ThreadPage, data: EventData<'message.sent'>): ThreadPage {
  const { message } = data;
  const thread = changeThread(page.thread ?? emptyThread(page, message), { name: 'message.sent', data });
  const isThere = message.seq <= Math.max(page.thread?.last_seq ?? 0, page.items[0]?.seq ?? 0);
  // Anyone who answers has seen with whom they deal: what the other sent is not blurred any more.
  const items = message.sender === page.user.user_id ? page.items : page.items.map(withoutBlur);
  return {
    ...page,
    user: thread.user,
    thread,
    composer: thread.composer,
    draft: thread.draft,
    items: isThere ? items : [message, ...items],
  };
}

/** A conversation that has moved without a message. */
function movePage(page: ThreadPage, event: Extract<ChatEvent, { name: 'thread.moved' }>): ThreadPage {
  const { composer, answered } = event.data;
  return {
    ...page,
    composer,
    thread: page.thread && changeThread(page.thread, event),
    items: answered ? page.items.map(withoutBlur) : page.items,
  };
}

function withoutBlur(message: Message): Message {
  return message.blurred ? { ...message, blurred: false } : message;
}

/** The thread that a first message begins. */
function emptyThread({ user, composer, draft }: ThreadPage, first: Message): Thread {
  const none = { unread: 0, last_seq: 0, read_seq: 0, peer_delivered_seq: 0, peer_read_seq: 0 };
  return {
    ...none,
    id: first.thread_id,
    user_id: user.user_id,
    user,
    summary: null,
    updated_at: first.created_at,
    top: false,
    request: false,
    your_turn: false,
    ...directionsOf(composer),
    draft,
    engine: null,
    muted: false,
  };
}

function summarised(thread: Thread, message: Message): Thread {
  const isMine = message.sender !== thread.user_id;
  const user = isMine && !thread.user.messaged ? { ...thread.user, messaged: true } : thread.user;
  return {
    ...thread,
    user,
    summary: { ...message, uploads: [] },
    last_seq: message.seq,
    updated_at: message.created_at,
    your_turn: !isMine,
  };
}

function withSummary(thread: Thread, summary: Message | null): Thread {
  return summary === thread.summary ? thread : { ...thread, summary };
}

function emptyUnread(thread: Thread): Thread {
  return thread.unread === 0 ? thread : { ...thread, unread: 0 };
}

/** The new state of a message with the files of the old one, where it holds none of its own. */
function withFilesOf(message: Message, held: Message): Message {
  if (message.upload_ids.length === message.uploads.length) return message;
  return {
    ...message,
    uploads: message.upload_ids.flatMap(
      (id) => [...message.uploads, ...held.uploads].find((one) => one.id === id) ?? [],
    ),
  };
}

function withoutQuote(message: Message, seq: number): Message {
  return message.reply_to?.seq === seq ? { ...message, reply_to: null } : message;
}

/** An answer to an edited message with the beginning of its new text. */
function withQuoteOf({ seq, message_content: text, edited_at }: Message, answer: Message): Message {
  const quote = answer.reply_to;
  if (edited_at === null || quote?.seq !== seq) return answer;
  const beginning = [...text].slice(0, quoteMax).join('');
  return quote.message_content === beginning
    ? answer
    : { ...answer, reply_to: { ...quote, message_content: beginning } };
}

function isAbout(thread: Thread, event: ChatEvent): boolean {
  return event.name === 'draft.changed' || event.name === 'thread.moved'
    ? event.data.user_id === thread.user_id
    : threadOf(event) === thread.id;
}

function threadOf(event: ChatEvent): number | null {
  if (event.name === 'message.sent') return event.data.message.thread_id;
  return 'thread_id' in event.data ? event.data.thread_id : null;
}

/** The `page` of the list that goes on behind a thread. */
export function cursorOfThread(thread: Thread): number {
  return threadCursor(thread.summary?.id ?? 0, thread.top);
}

/** Pinned (odd) above all others, then the larger message id. */
function compareCursors(one: number, other: number): number {
  return (one % 2) - (other % 2) || one - other;
}
