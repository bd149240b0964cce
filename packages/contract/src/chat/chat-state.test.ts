import { describe, expect, it } from 'vitest';
import type { MemberCard } from '../profiles/member-card.ts';
import {
  changeThreadList,
  changeThreadPage,
  putThread,
  threadCursor,
  type ThreadList,
  type ThreadPage,
} from './chat-state.ts';
import type { Message, Thread } from './chat.ts';
import { changeCounters } from './counter-state.ts';

const noCounters = { likeme: 0, message: 0, request: 0, notification: 0, order: 0 };

function card(userId: number): MemberCard {
  return {
    user_id: userId,
    name: `Member ${userId}`,
    gender: 0,
    age: 30,
    avatar: null,
    photo: null,
    online: false,
    verified: 0,
    vip: 0,
    country: null,
    city: null,
    time_zone: null,
    languages: [],
    marriage: 0,
    friend: 0,
    block: 0,
    liked: false,
    messaged: false,
  };
}

function message(threadId: number, seq: number, sender: number): Message {
  const id = threadId * 100 + seq;
  return {
    id,
    thread_id: threadId,
    seq,
    sender,
    message_type: 'text',
    message_content: 'Hello',
    upload_ids: [],
    uploads: [],
    gift: null,
    question: null,
    phrase: null,
    call: null,
    reply_to: null,
    reactions: [],
    translation: null,
    recalled: false,
    removed: null,
    blurred: false,
    warning: null,
    client_id: `client-${id}`,
    created_at: '2026-01-01T00:00:00.000Z',
    edited_at: null,
    read_at: null,
  };
}

function thread(id: number, { top = false, seq = 1 } = {}): Thread {
  return {
    id,
    user_id: id,
    user: card(id),
    unread: 1,
    summary: message(id, seq, id),
    last_seq: seq,
    read_seq: 0,
    peer_delivered_seq: 0,
    peer_read_seq: 0,
    updated_at: '2026-01-01T00:00:00.000Z',
    top,
    request: false,
    your_turn: true,
    composer: 'open',
    send: true,
    receive: true,
    draft: '',
    engine: null,
    muted: false,
  };
}

function sent(threadId: number, seq: number, sender: number) {
  return {
    name: 'message.sent',
    data: {
      message: message(threadId, seq, sender),
      user_id: threadId,
      unread: sender === threadId ? 1 : 0,
      composer: 'open',
      request: false,
    },
  } as const;
}

const ids = (list: ThreadList) => list.items.map((one) => one.id);

describe('the list of threads', () => {
  const list: ThreadList = { items: [thread(3, { top: true }), thread(9), thread(8)], max_id: -1 };

  it('moves the thread of a new message below the pinned ones', () => {
    const { list: changed } = changeThreadList(
      { ...list, items: [thread(3, { top: true }), thread(9, { seq: 50 }), thread(8)] },
      sent(8, 299, 8),
    );
    expect(ids(changed)).toEqual([3, 8, 9]);
  });

  it('asks for a thread that it does not hold, and puts it where it belongs', () => {
    expect(changeThreadList(list, sent(12, 1, 12))).toEqual({ list, missing: 12 });
    expect(ids(putThread(list, thread(12)))).toEqual([3, 12, 9, 8]);
  });

  it('leaves a thread that falls behind the loaded pages to them', () => {
    const partial: ThreadList = { ...list, max_id: threadCursor(801, false) };
    const { list: changed } = changeThreadList(partial, {
      name: 'thread.changed',
      data: { thread_id: 3, top: false, request: false, engine: null, muted: false },
    });
    expect(ids(changed)).toEqual([9, 8]);
  });

  it('does not count a message twice that the snapshot already held', () => {
    expect(changeThreadList(list, sent(9, 1, 9)).list).toBe(list);
  });
});

describe('the page of a conversation', () => {
  const empty: ThreadPage = { user: card(7), thread: null, composer: 'open', draft: '', items: [], max_id: -1 };

  it('begins with the first message, no matter who wrote it', () => {
    const page = changeThreadPage(empty, sent(7, 1, 1));
    expect(page.items.map((one) => one.seq)).toEqual([1]);
    expect(page.thread).toMatchObject({ id: 7, unread: 0, your_turn: false, last_seq: 1 });
    expect(page.user.messaged).toBe(true);
  });

  it('shows how far the other has received and read', () => {
    const page = changeThreadPage(changeThreadPage(empty, sent(7, 1, 1)), {
      name: 'message.read',
      data: { thread_id: 7, user_id: 7, seq: 1, after: 0, read_at: '2026-01-01T05:27:00.000Z' },
    });
    expect(page.thread).toMatchObject({ peer_delivered_seq: 1, peer_read_seq: 1 });
  });

  it('keeps the time at which each own message was read', () => {
    const read = (after: number, seq: number, read_at: string) =>
      ({ name: 'message.read', data: { thread_id: 7, user_id: 7, seq, after, read_at } }) as const;
    const events = [
      sent(7, 1, 1),
      read(0, 1, 'early'),
      sent(7, 2, 1),
      sent(7, 3, 7),
      sent(7, 4, 1),
      read(1, 3, 'late'),
    ];

    const page = events.reduce<ThreadPage>(changeThreadPage, empty);

    expect(page.items.map(({ seq, read_at }) => [seq, read_at])).toEqual([
      [4, null],
      [3, null],
      [2, 'late'],
      [1, 'early'],
    ]);
  });

  it('is left alone by the conversations with others', () => {
    expect(changeThreadPage(empty, sent(8, 1, 8))).toBe(empty);
  });
});

describe('the counters', () => {
  it('follow messages, likes and what was seen', () => {
    let counter = changeCounters(noCounters, sent(7, 1, 7));
    counter = changeCounters(counter, {
      name: 'like.made',
      data: { user: card(7), mutual: false, note: null, count: 1 },
    });
    expect(counter).toEqual({ ...noCounters, message: 1, likeme: 1 });
    counter = changeCounters(counter, { name: 'thread.read', data: { thread_id: 7, user_id: 7, seq: 1, count: 1 } });
    counter = changeCounters(counter, { name: 'counter.read', data: { type: 'likeme', count: 1 } });
    expect(counter).toEqual(noCounters);
  });

  it('ignore a counter of a later version', () => {
    expect(changeCounters(noCounters, { name: 'counter.read', data: { type: 'weather', count: 3 } })).toBe(noCounters);
  });
});
