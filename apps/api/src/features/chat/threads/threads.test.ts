import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';

// covers: GET /message_threads
// covers: PUT /message_threads/:id

let api: Api;
let anna: Member;
let others: Member[];
const pageLimit = 3;

beforeAll(async () => {
  api = await startApi({
    LIMIT_THREAD_PAGE: String(pageLimit),
    LIMIT_MESSAGE_PAGE: '4',
    LIMIT_CONVERSATIONS_UNVERIFIED_PER_DAY: '50',
  });
  anna = await api.register('Anna Reader');
  others = await Promise.all(Array.from({ length: 7 }, (_, i) => api.register(`Other ${i} Person`)));
  for (const one of others) await send(one, anna, `From ${one.name}`);
});
afterAll(() => api.close());

let number = 0;
const other = (i: number) => there(others[i]);
const send = (from: Member, to: Member, text: string) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: text, client_id: `client-${(number += 1)}` },
  });
const list = async (reader: Member, query = {}) =>
  (await reader.call(messageThreadsContract.listThreads, { query })).body;
const threadWith = async (reader: Member, peer: Member, query = {}) =>
  (await reader.call(messageThreadsContract.getThread, { params: { id: peer.id }, query: { user: 1, ...query } })).body;
const update = (reader: Member, threadId: number, body: object) =>
  reader.call(messageThreadsContract.updateThread, { params: { id: threadId }, body });

async function listAll(reader: Member): Promise<number[]> {
  const ids: number[] = [];
  for (let page: number | undefined; page !== -1;) {
    const answer = await list(reader, page === undefined ? {} : { page });
    ids.push(...answer.items.map((thread) => thread.user_id));
    page = answer.max_id;
  }
  return ids;
}

describe('thread list', () => {
  // covers: Lists end at max id -1
  it('lists each thread once across pages, newest first, and ends with -1', async () => {
    expect(await listAll(anna)).toEqual(others.map((one) => one.id).toReversed());
    expect(await list(anna, { page: -1 })).toEqual({ items: [], max_id: -1 });
    // Who counts pages begins with 0 or 1.
    const first = await list(anna);
    expect([await list(anna, { page: 0 }), await list(anna, { page: 1 })]).toEqual([first, first]);
  });

  it('lists pinned threads first, also across pages', async () => {
    const pinned = [other(0), other(2)];
    for (const one of pinned) await update(anna, there((await threadWith(anna, one)).thread).id, { top: true });
    const rest = others.filter((one) => !pinned.includes(one)).toReversed();
    expect(await listAll(anna)).toEqual([other(2), other(0), ...rest].map((one) => one.id));
    expect(await list(anna, { page: 1 })).toEqual(await list(anna));
    for (const one of pinned) await update(anna, there((await threadWith(anna, one)).thread).id, { top: false });
  });

  it('contains newest message, unread count and whose turn it is', async () => {
    const [first] = (await list(anna)).items;
    expect(first).toMatchObject({
      user_id: other(6).id,
      unread: 1,
      last_seq: 1,
      read_seq: 0,
      your_turn: true,
      composer: 'open',
      request: false,
      top: false,
    });
    expect(first?.summary).toMatchObject({ message_content: 'From Other 6 Person', sender: other(6).id });
    expect(first?.user).toMatchObject({ name: 'Other 6 Person', messaged: false });
  });

  it('searches names and takes wildcards literally', async () => {
    expect((await list(anna, { q: 'oTHER 3' })).items.map((thread) => thread.user_id)).toEqual([other(3).id]);
    expect((await list(anna, { q: '%' })).items).toEqual([]);
    expect((await list(anna, { q: 'Other_3' })).items).toEqual([]);
  });

  it('costs the same number of queries for one thread as for a full page', async () => {
    const one = await api.countQueries(() => list(other(0)));
    const many = await api.countQueries(() => list(anna));
    expect(many).toBe(one);
  });
});

describe('thread', () => {
  // covers: GET /message_threads/:id
  it('is found by the other member’s id and by its own, by participants only', async () => {
    const byUser = await threadWith(anna, other(1));
    const byId = await anna.call(messageThreadsContract.getThread, { params: { id: there(byUser.thread).id } });
    expect(byId.body).toEqual(byUser);
    expect(
      (await other(2).call(messageThreadsContract.getThread, { params: { id: there(byUser.thread).id } })).status,
    ).toBe(404);
    expect((await update(other(2), there(byUser.thread).id, { read_seq: 1 })).status).toBe(404);
  });

  it('has details for its participants only', async () => {
    const { id } = there((await threadWith(anna, other(1))).thread);
    const details = (reader: Member) => reader.call(messageThreadsContract.getThreadDetails, { params: { id } });

    expect([(await details(anna)).status, (await details(other(2))).status]).toEqual([200, 404]);
  });

  it('returns the composer state before the first message, and not_found for oneself and unknown ids', async () => {
    expect(await threadWith(other(0), other(1))).toMatchObject({
      thread: null,
      composer: 'open',
      items: [],
      max_id: -1,
    });
    for (const id of [anna.id, 999_999])
      expect((await anna.call(messageThreadsContract.getThread, { params: { id }, query: { user: 1 } })).status).toBe(
        404,
      );
  });

  it('pages without gaps, newest first, and marks nothing as read', async () => {
    const [one, two] = await Promise.all([api.register('Page One'), api.register('Page Two')]);
    await send(one, two, '1');
    for (let i = 2; i <= 9; i += 1) await send(i % 2 === 0 ? two : one, i % 2 === 0 ? one : two, String(i));
    const seqs: number[][] = [];
    for (let max: number | undefined; max !== -1;) {
      const page = await threadWith(one, two, max === undefined ? {} : { max_id: max });
      seqs.push(page.items.map((message) => message.seq));
      max = page.max_id;
    }
    expect(seqs).toEqual([[9, 8, 7, 6], [5, 4, 3, 2], [1]]);
    expect((await threadWith(two, one)).thread).toMatchObject({ unread: 5, read_seq: 0, peer_read_seq: 0 });
  });

  it('has the newest message as its summary beside every page, as in the list', async () => {
    const [one, two] = await Promise.all([api.register('Sum One'), api.register('Sum Two')]);
    for (let i = 1; i <= 6; i += 1) await send(i % 2 === 0 ? two : one, i % 2 === 0 ? one : two, String(i));

    const pages = [await threadWith(one, two), await threadWith(one, two, { max_id: 3 })];

    const [inList] = (await list(one)).items;
    expect(pages.map(({ items }) => items.map(({ seq }) => seq))).toEqual([
      [6, 5, 4, 3],
      [2, 1],
    ]);
    expect(pages.map(({ thread }) => thread?.summary)).toEqual([inList?.summary, inList?.summary]);
    expect(pages.map(({ thread }) => thread?.updated_at)).toEqual([inList?.updated_at, inList?.updated_at]);
  });

  it('costs the same number of queries for one message as for a full page', async () => {
    const [short, long] = await Promise.all([threadWith(anna, other(1)), threadWith(other(1), anna)]);
    expect(short.items).toHaveLength(1);
    for (let i = 0; i < 6; i += 1) await send(i % 2 === 0 ? anna : other(3), i % 2 === 0 ? other(3) : anna, 'more');
    const one = await api.countQueries(() => threadWith(anna, other(1)));
    expect(await api.countQueries(() => threadWith(anna, other(3)))).toBe(one);
    expect(long.max_id).toBe(-1);
  });
});

describe('marking as read', () => {
  it('reading never moves back, whatever is sent or written', async () => {
    const [one, two] = await Promise.all([api.register('Read One'), api.register('Read Two')]);
    await send(one, two, 'one');
    await send(two, one, 'two');
    await send(one, two, 'three');
    const { id } = there((await threadWith(two, one)).thread);
    await update(two, id, { read_seq: 3 });

    const { status } = await update(two, id, { read_seq: 1 });

    expect([status, (await threadWith(two, one)).thread?.read_seq]).toEqual([200, 3]);
    await expect(
      api.sql('update thread_member set read_seq = 1 where thread_id = $1 and member_id = $2', [id, two.id]),
    ).rejects.toThrow('does not move back');
  });

  it('reduces the unread counter exactly, once, and never moves back', async () => {
    const [one, two] = await Promise.all([api.register('Mark One'), api.register('Mark Two')]);
    await send(one, two, 'a');
    await send(two, one, 'b');
    for (const text of ['c', 'd', 'e']) await send(one, two, text);
    const { thread } = await threadWith(two, one);
    const unread = async () => [there((await threadWith(two, one)).thread).unread, (await two.me()).counter.message];
    expect(await unread()).toEqual([4, 4]);
    await Promise.all([update(two, there(thread).id, { read_seq: 3 }), update(two, there(thread).id, { read_seq: 3 })]);
    expect(await unread()).toEqual([2, 2]);
    await update(two, there(thread).id, { read_seq: 1 });
    expect(await unread()).toEqual([2, 2]);
    await update(two, there(thread).id, { read_seq: 99 });
    expect(await unread()).toEqual([0, 0]);
    expect((await threadWith(one, two)).thread).toMatchObject({ peer_read_seq: 5, peer_delivered_seq: 5 });
  });

  it('stays exact while messages arrive', async () => {
    const [one, two] = await Promise.all([api.register('Race One'), api.register('Race Two')]);
    const { body } = await send(one, two, 'a');
    await send(two, one, 'b');
    const work = Array.from({ length: 24 }, (_, i) =>
      i % 3 === 0 ? update(two, body.thread_id, { read_seq: 2 + Math.floor(i / 2) }) : send(one, two, String(i)),
    );
    await Promise.all(work);
    const [row] = await api.sql<{ unread: number; real: number }>(
      `select m.unread, (select count(*)::int from message x where x.thread_id = m.thread_id and x.seq > m.read_seq and x.sender_id = m.other_id) as real
       from thread_member m where m.member_id = $1`,
      [two.id],
    );
    expect(row?.unread).toBe(row?.real);
  });

  it('stays exact after the counter was reset', async () => {
    const [one, two] = await Promise.all([api.register('Empty One'), api.register('Empty Two')]);
    const { body } = await send(one, two, 'a');
    await send(two, one, 'b');
    await send(one, two, 'c');
    await two.call(accountsContract.readCounter, { body: { type: 'message' } });
    expect((await two.me()).counter.message).toBe(0);
    expect((await threadWith(one, two)).thread?.peer_read_seq).toBe(0);
    await send(one, two, 'd');
    await update(two, body.thread_id, { read_seq: 1 });
    expect((await threadWith(two, one)).thread?.unread).toBe(1);
    await update(two, body.thread_id, { read_seq: 4 });
    expect((await threadWith(two, one)).thread?.unread).toBe(0);
  });
});
