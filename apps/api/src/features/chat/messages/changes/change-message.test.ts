import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract as acts } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../test/api.ts';
import type { Member } from '../../../../../test/fixtures/register-member.ts';
import { befriend, block } from '../../../privacy/public.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (from: Member, to: Member, text = 'Hello', more: object = {}) =>
  from.call(chatContract.sendMessage, {
    body: {
      user_id: to.id,
      message_type: 'text',
      message_content: text,
      client_id: `client-${(number += 1)}`,
      ...more,
    },
  });
const page = async (reader: Member, other: Member) =>
  (await reader.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body;
const list = async (reader: Member, query: object = {}) =>
  (await reader.call(messageThreadsContract.listThreads, { query })).body.items;
const change = (member: Member, id: number, body: object) =>
  member.call(messageThreadsContract.updateThread, { params: { id }, body });
const remove = (member: Member, id: number) => member.call(acts.deleteMessage, { params: { id } });
const recall = (member: Member, id: number) => member.call(acts.recallMessage, { body: { id } });
const react = (member: Member, id: number, emoji: string) =>
  member.call(acts.setReaction, { params: { id }, body: { emoji: emoji as 'heart' } });
const codeOf = (name: ErrorName) => errors[name].code;

/** Two members who have replied to each other: message 1 by one, 2 by the other. */
async function conversation() {
  const [anna, ben] = await Promise.all([
    api.register(`Acts A ${(number += 1)}`),
    api.register(`Acts B ${(number += 1)}`),
  ]);
  const [first, second] = [(await send(anna, ben)).body, (await send(ben, anna)).body];
  return { anna, ben, first, second, id: first.thread_id };
}

describe('recalling a message', () => {
  // covers: Recall within two minutes for both; later deletion is for oneself
  // covers: POST /recall
  it('clears it for both within two minutes and keeps its number', async () => {
    const { anna, ben, first } = await conversation();
    await send(ben, anna, 'About that', { reply_to: 1 });
    await react(ben, first.id, 'heart');
    expect((await recall(ben, first.id)).status).toBe(404);
    const { body } = await recall(anna, first.id);
    expect(body).toMatchObject({ seq: 1, recalled: true, message_content: '', reactions: [] });
    expect(await recall(anna, first.id)).toMatchObject({ status: 200, body });
    const seen = (await page(ben, anna)).items;
    expect(seen.map(({ seq, recalled, message_content }) => [seq, recalled, message_content])).toEqual([
      [3, false, 'About that'],
      [2, false, 'Hello'],
      [1, true, ''],
    ]);
    expect(seen[0]?.reply_to).toBeNull();
    expect((await react(ben, first.id, 'heart')).status).toBe(404);
    expect(await api.sql("select 1 from message where id = $1 and content <> ''", [first.id])).toEqual([]);
  });

  it('is refused for messages of the other member', async () => {
    const { ben, first } = await conversation();

    expect((await recall(ben, first.id)).status).toBe(404);
  });

  it('is refused after two minutes, while deleting for oneself still works', async () => {
    const { anna, ben, first } = await conversation();
    await api.sql("update message set created_at = created_at - interval '121 seconds' where id = $1", [first.id]);
    expect((await recall(anna, first.id)).code).toBe(codeOf('recall_too_late'));
    expect((await remove(anna, first.id)).status).toBe(204);
    expect([(await page(anna, ben)).items.length, (await page(ben, anna)).items.length]).toEqual([1, 2]);
  });
});

describe('deleting', () => {
  // covers: DELETE /messages/:id
  // covers: GET /messages/:id
  it('removes a message for one member only, from list, counter and quotes', async () => {
    const { anna, ben, second } = await conversation();
    const { body: third } = await send(ben, anna, 'And this', { reply_to: 2 });
    expect((await anna.me()).counter.message).toBe(2);
    await remove(anna, third.id);
    expect([
      (await anna.me()).counter.message,
      (await list(anna))[0]?.summary?.seq,
      (await list(ben))[0]?.summary?.seq,
    ]).toEqual([1, 2, 3]);
    await remove(anna, second.id);
    expect((await list(anna))[0]).toMatchObject({ your_turn: false, unread: 0, summary: { seq: 1 } });
    expect((await page(ben, anna)).items[0]?.reply_to).toEqual({
      seq: 2,
      sender: ben.id,
      message_type: 'text',
      message_content: 'Hello',
    });
    expect([
      (await remove(anna, second.id)).status,
      (await anna.call(acts.getMessage, { params: { id: second.id } })).status,
    ]).toEqual([404, 404]);
  });

  // covers: DELETE /message_threads/:id
  it('removes a thread until the next message, without its earlier messages', async () => {
    const { anna, ben, id } = await conversation();
    await anna.call(messageThreadsContract.deleteThread, { params: { id } });
    expect([
      await list(anna),
      (await page(anna, ben)).items,
      (await anna.me()).counter.message,
      (await list(ben)).length,
    ]).toEqual([[], [], 0, 1]);
    await send(ben, anna, 'Are you there?');
    expect((await page(anna, ben)).items.map(({ seq }) => seq)).toEqual([3]);
    expect((await list(anna))[0]).toMatchObject({ unread: 1, summary: { seq: 3 } });
    expect((await anna.call(messageThreadsContract.deleteThread, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('purges the content once both members deleted it', async () => {
    const { anna, ben, first, id } = await conversation();
    await remove(anna, first.id);
    await remove(ben, first.id);
    expect(await api.sql('select content from message where thread_id = $1 order by seq', [id])).toEqual([
      { content: '' },
      { content: 'Hello' },
    ]);
    await anna.call(messageThreadsContract.deleteThread, { params: { id } });
    await ben.call(messageThreadsContract.deleteThread, { params: { id } });
    expect(await api.sql("select seq from message where thread_id = $1 and content <> ''", [id])).toEqual([]);
    expect((await send(anna, ben)).body.seq).toBe(3);
  });
});

describe('reactions', () => {
  it('allows one per member, shows it to both, and can be removed', async () => {
    const { anna, ben, first } = await conversation();
    await react(ben, first.id, 'heart');
    await react(ben, first.id, 'rose');
    expect((await react(anna, first.id, 'rose')).body.reactions).toEqual([{ emoji: 'rose', mine: true, count: 2 }]);
    await ben.call(acts.removeReaction, { params: { id: first.id } });
    expect((await page(ben, anna)).items[1]?.reactions).toEqual([{ emoji: 'rose', mine: false, count: 1 }]);
    expect((await react(anna, first.id, 'bomb')).code).toBe(codeOf('input_invalid'));
    const stranger = await api.register(`Acts C ${(number += 1)}`);
    expect((await react(stranger, first.id, 'heart')).status).toBe(404);
  });

  it('are refused after a block on either side', async () => {
    const { anna, ben, first } = await conversation();
    await block(api.app.database, anna.id, ben.id);
    expect([(await react(ben, first.id, 'heart')).status, (await react(anna, first.id, 'heart')).code]).toEqual([
      404,
      codeOf('member_blocked_by_me'),
    ]);
    expect((await ben.call(acts.getMessage, { params: { id: first.id } })).status).toBe(404);
  });
});

describe('thread settings and drafts', () => {
  // covers: Thread: draft, top, engine, mute and note are per member
  // covers: POST /draft
  it('keep a draft for all devices, also before the first message, until a text is sent', async () => {
    const [anna, ben] = await Promise.all([
      api.register(`Acts A ${(number += 1)}`),
      api.register(`Acts B ${(number += 1)}`),
    ]);
    const draft = (text: string) =>
      anna.call(messageThreadsContract.saveDraft, { body: { user_id: ben.id, message_content: text } });
    const phone = await anna.socket();
    await draft('Dear Ben, ');
    await draft('Dear Ben, ');
    expect([(await page(anna, ben)).draft, (await page(ben, anna)).draft]).toEqual(['Dear Ben, ', '']);
    await send(anna, ben, 'Dear Ben, hello');
    expect((await page(anna, ben)).draft).toBe('');
    await send(ben, anna);
    await draft('And');
    expect((await list(anna))[0]?.draft).toBe('And');
    await draft('  ');
    expect((await list(anna))[0]?.draft).toBe('');
    await phone.next((frame) => frame.type === 'event' && frame.name === 'draft.changed' && frame.data.draft === '');
    expect(phone.frames.filter((frame) => frame.type === 'event' && frame.name === 'draft.changed')).toHaveLength(3);
    await block(api.app.database, ben.id, anna.id);
    expect((await draft('Why?')).status).toBe(404);
  });

  it('store translation engine, mute and note per member', async () => {
    const { anna, ben, id } = await conversation();
    await change(anna, id, { engine: 1, mute: true, remark: 'Plays the cello' });
    expect((await list(anna))[0]).toMatchObject({ engine: 1, muted: true });
    expect((await list(ben))[0]).toMatchObject({ engine: null, muted: false });
    expect((await anna.call(relationshipsContract.getRemark, { params: { id: ben.id } })).body.content).toBe(
      'Plays the cello',
    );
    await change(anna, id, { engine: null });
    expect((await list(anna))[0]?.engine).toBeNull();
  });

  // covers: Thread list with search, filters and paging
  it('filter the list by unread, your turn and requests', async () => {
    const { anna, ben, id } = await conversation();
    const dora = await api.register(`Acts D ${(number += 1)}`);
    await api.sql("update privacy_setting set message_privacy = 'validate' where member_id = $1", [anna.id]);
    await send(dora, anna, 'May I?');
    const of = async (filter: string) => (await list(anna, { filter })).map(({ user_id }) => user_id);
    expect([await of('unread'), await of('your_turn'), await of('requests')]).toEqual([
      [dora.id, ben.id],
      [ben.id],
      [dora.id],
    ]);
    await change(anna, id, { read_seq: 2 });
    await send(anna, ben);
    expect([await of('unread'), await of('your_turn')]).toEqual([[dora.id], []]);
  });

  // covers: Read receipts and typing indicator share one privacy switch
  it('hide read receipts and typing indicator of a member who disabled them', async () => {
    const { anna, ben, id } = await conversation();
    await anna.call(profilesContract.updateProfile, { body: { shows_reading: 0 } });
    const theirs = await ben.socket();
    await change(anna, id, { read_seq: 2 });
    const mine = await anna.socket();
    mine.send({ type: 'typing', user_id: ben.id });
    // Frames are processed at the same time: a later one and two pages leave what she typed the time to arrive.
    mine.send({ type: 'watch', user_ids: [ben.id] });
    await mine.next((frame) => frame.type === 'presence' && frame.user_id === ben.id);
    await theirs.next((frame) => frame.type === 'event' && frame.name === 'message.delivered');
    expect((await page(ben, anna)).thread).toMatchObject({ peer_delivered_seq: 2, peer_read_seq: 0 });
    expect((await anna.me()).counter.message).toBe(0);
    // Looked at before she shows her reading again: from then on the indicator may come.
    expect(theirs.frames.some((frame) => frame.type === 'typing')).toBe(false);
    await anna.call(profilesContract.updateProfile, { body: { shows_reading: 1 } });
    await send(ben, anna);
    await change(anna, id, { read_seq: 3 });
    await theirs.next((frame) => frame.type === 'event' && frame.name === 'message.read');
    expect((await page(ben, anna)).thread?.peer_read_seq).toBe(3);
  });

  it('keep the time at which each message was read', async () => {
    const { anna, ben, id } = await conversation();
    const times = async () => (await page(ben, anna)).items.map(({ seq, read_at }) => [seq, read_at]);
    const theirs = await ben.socket();

    await change(anna, id, { read_seq: 2 });
    const receipt = await theirs.next((frame) => frame.type === 'event' && frame.name === 'message.read');
    await send(ben, anna);
    const before = await times();
    await change(anna, id, { read_seq: 3 });
    const after = await times();

    expect(receipt).toMatchObject({ data: { seq: 2, read_at: before[1]?.[1] } });
    expect(before[0]).toEqual([3, null]);
    expect(after[0]).toEqual([3, expect.stringMatching(/Z$/)]);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect((await page(anna, ben)).items.map(({ read_at }) => read_at)).toEqual([null, null, null]);
  });

  it('show since when the two write, and keep threads of friends', async () => {
    const { anna, ben, id } = await conversation();
    await befriend(api.app.database, anna.id, ben.id);
    const { body } = await anna.call(messageThreadsContract.getThreadDetails, { params: { id } });
    expect(body).toMatchObject({ photos: { items: [], max_id: -1 }, gifts: [] });
    expect(Date.parse(body.since)).toBeGreaterThan(Date.now() - 600_000);
  });

  it('tell whether the other offers contact information', async () => {
    const { anna, ben, id } = await conversation();
    const offers = async () =>
      (await anna.call(messageThreadsContract.getThreadDetails, { params: { id } })).body.contact;
    const save = (show: 0 | 1) =>
      ben.call(contactsContract.saveContact, {
        body: { facebook: null, wechat: 'ben_wechat', phone: null, email: null, price: 20, show, vip_free: 0 },
      });

    const before = await offers();
    await save(1);
    const offered = await offers();
    await save(0);

    expect([before, offered, await offers()]).toEqual([false, true, false]);
  });
});
