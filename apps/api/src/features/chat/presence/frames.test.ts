import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { befriend, block, unblock } from '../../privacy/public.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const someone = (options = {}) => api.register(`Frame ${(number += 1)}`, options);
const send = (from: Member, to: Member) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: 'Hello', client_id: `client-${(number += 1)}` },
  });
const soon = () => new Promise((resume) => setTimeout(resume, 250));
const typing = (frames: readonly ServerFrame[]) => frames.filter((frame) => frame.type === 'typing');

async function conversation() {
  const [anna, ben] = await Promise.all([someone(), someone()]);
  const { body } = await send(anna, ben);
  return { anna, ben, thread_id: body.thread_id };
}

describe('a message', () => {
  it('reaches the receiver’s socket and the sender’s other devices with its effects', async () => {
    const { anna, ben } = await conversation();
    const [mine, theirs] = await Promise.all([anna.socket(), ben.socket()]);
    const { body } = await send(ben, anna);
    const atAnna = await mine.next((frame) => frame.type === 'event');
    const atBen = await theirs.next((frame) => frame.type === 'event');
    expect(atAnna).toMatchObject({
      name: 'message.sent',
      data: { message: body, user_id: ben.id, unread: 1, composer: 'open', request: false },
    });
    expect(atBen).toMatchObject({
      name: 'message.sent',
      data: { message: body, user_id: anna.id, unread: 0, composer: 'open', request: false },
    });
  });

  it('sends one delivery receipt to its sender', async () => {
    const { anna, ben, thread_id } = await conversation();
    const [mine, phone, laptop] = await Promise.all([anna.socket(), ben.socket(), ben.socket()]);
    for (const device of [phone, laptop]) device.send({ type: 'delivered', thread_id, seq: 5 });
    const receipt = await mine.next((frame) => frame.type === 'event');
    expect(receipt).toMatchObject({ name: 'message.delivered', data: { thread_id, user_id: ben.id, seq: 1 } });
    await soon();
    expect(mine.frames.filter((frame) => frame.type === 'event')).toHaveLength(1);
    (await (await someone()).socket()).send({ type: 'delivered', thread_id, seq: 1 });
  });
});

describe('a receipt', () => {
  it.each(['the reader', 'the sender'])('is not sent after %s has blocked the other', async (who) => {
    const { anna, ben, thread_id } = await conversation();
    const [mine, theirs] = await Promise.all([anna.socket(), ben.socket()]);
    const [blocker, blocked] = who === 'the reader' ? [ben, anna] : [anna, ben];
    await api.app.database.transaction((db) => block(db, blocker.id, blocked.id));

    theirs.send({ type: 'delivered', thread_id, seq: 1 });
    theirs.send({ type: 'watch', user_ids: [ben.id] });
    await theirs.next((frame) => frame.type === 'presence');
    await ben.call(messageThreadsContract.updateThread, { params: { id: thread_id }, body: { read_seq: 1 } });

    await soon();
    expect(mine.frames.filter((frame) => frame.type === 'event')).toEqual([]);
    await api.app.database.transaction((db) => unblock(db, blocker.id, blocked.id));
    const { body } = await anna.call(messageThreadsContract.listThreads);
    expect(body.items[0]).toMatchObject({ peer_read_seq: 0 });
  });
});

describe('a delivery receipt', () => {
  it('is not sent for a member who is always offline, neither when a device connects nor when it reads', async () => {
    const { anna, ben, thread_id } = await conversation();
    await api.sql("update privacy_setting set online_status = 'offline', shows_reading = false where member_id = $1", [
      ben.id,
    ]);
    const [mine, theirs] = await Promise.all([anna.socket(), ben.socket()]);

    theirs.send({ type: 'delivered', thread_id, seq: 1 });
    theirs.send({ type: 'watch', user_ids: [anna.id] });
    await theirs.next((frame) => frame.type === 'presence');
    await ben.call(messageThreadsContract.updateThread, { params: { id: thread_id }, body: { read_seq: 1 } });
    await soon();

    expect(mine.frames.filter((frame) => frame.type === 'event')).toEqual([]);
    const { body } = await anna.call(messageThreadsContract.listThreads);
    expect(body.items[0]).toMatchObject({ peer_delivered_seq: 0, peer_read_seq: 0 });
  });
});

describe('typing indicator', () => {
  it('is forwarded within a conversation, at most every two seconds', async () => {
    const { anna, ben } = await conversation();
    const [mine, theirs] = await Promise.all([anna.socket(), ben.socket()]);
    for (let i = 0; i < 5; i += 1) theirs.send({ type: 'typing', user_id: anna.id });
    expect(await mine.next((frame) => frame.type === 'typing')).toEqual({ type: 'typing', user_id: ben.id });
    await soon();
    expect(typing(mine.frames)).toHaveLength(1);
  });

  it('is dropped for strangers, blocked members and unanswered conversations', async () => {
    const { anna, ben } = await conversation();
    const [stranger, atBen, fromAnna] = await Promise.all([someone(), ben.socket(), anna.socket()]);
    fromAnna.send({ type: 'typing', user_id: ben.id });
    (await stranger.socket()).send({ type: 'typing', user_id: ben.id });
    // Requests are processed in order: Ben's reply must not overtake what Anna typed before.
    fromAnna.send({ type: 'watch', user_ids: [ben.id] });
    await fromAnna.next((frame) => frame.type === 'presence' && frame.user_id === ben.id);
    await send(ben, anna);
    await api.app.database.transaction((db) => block(db, ben.id, anna.id));
    (await anna.socket()).send({ type: 'typing', user_id: ben.id });
    await soon();
    expect(typing(atBen.frames)).toEqual([]);
  });
});

describe('watching presence', () => {
  const presence = (frames: readonly ServerFrame[]) =>
    frames.flatMap((frame) => (frame.type === 'presence' ? [[frame.user_id, frame.online]] : []));

  it('sends who is online, then each change', async () => {
    const [anna, here, away] = await Promise.all([someone(), someone(), someone()]);
    await here.socket();
    const mine = await anna.socket();
    mine.send({ type: 'watch', user_ids: [here.id, away.id, 999_999] });
    await mine.next((frame) => frame.type === 'presence' && frame.user_id === away.id);
    await away.socket();
    await mine.next((frame) => frame.type === 'presence' && frame.user_id === away.id && frame.online);
    expect(presence(mine.frames)).toHaveLength(3);
    expect(presence(mine.frames)).toEqual(
      expect.arrayContaining([
        [here.id, true],
        [away.id, false],
        [away.id, true],
      ]),
    );
  });

  it('sends nothing about members whose presence is hidden, now or later', async () => {
    const [anna, vip, blocker, hidden, offline] = await Promise.all([
      someone(),
      someone({ vip: true }),
      someone(),
      someone({ visibility: 'hidden' }),
      someone(),
    ]);
    await api.app.database.transaction((db) => block(db, blocker.id, anna.id));
    await api.sql("update privacy_setting set online_status = 'offline' where member_id = $1", [offline.id]);
    const ids = [blocker.id, hidden.id, offline.id];
    const [mine, ofVip] = await Promise.all([anna.socket(), vip.socket()]);
    for (const device of [mine, ofVip]) device.send({ type: 'watch', user_ids: ids });
    await soon();
    await Promise.all([blocker.socket(), hidden.socket(), offline.socket()]);
    await ofVip.next((frame) => frame.type === 'presence' && frame.user_id === hidden.id && frame.online);
    await soon();
    expect(presence(mine.frames)).toEqual([]);
    expect(presence(ofVip.frames).map(([id]) => id)).not.toContain(offline.id);
  });

  it.each([{ online_status: 'offline' }, { visibility: 'hidden' }, { visibility: 'friends' }] as const)(
    'ends when the member chooses %j, except for who may still see it',
    async (change) => {
      const [anna, friend, member] = await Promise.all([someone(), someone(), someone()]);
      await api.app.database.transaction((db) => befriend(db, friend.id, member.id));
      const theirs = await member.socket();
      const [mine, ofFriend] = await Promise.all([anna.socket(), friend.socket()]);
      for (const device of [mine, ofFriend]) {
        device.send({ type: 'watch', user_ids: [member.id] });
        await device.next((frame) => frame.type === 'presence' && frame.online);
      }

      await member.call(profilesContract.updateProfile, { body: change, headers: { 'x-client-id': 'device' } });
      await mine.next((frame) => frame.type === 'presence' && !frame.online);
      theirs.close();
      const seesItStill = 'visibility' in change;
      if (seesItStill) await ofFriend.next((frame) => frame.type === 'presence' && !frame.online);
      await member.socket();
      if (seesItStill) await vi.waitUntil(() => presence(ofFriend.frames).length === 3);
      await soon();

      expect(presence(mine.frames)).toEqual([
        [member.id, true],
        [member.id, false],
      ]);
      expect(presence(ofFriend.frames).map(([, online]) => online)).toEqual(
        seesItStill ? [true, false, true] : [true, false],
      );
    },
  );

  it('replaces the previous list', async () => {
    const [anna, one, two] = await Promise.all([someone(), someone(), someone()]);
    const mine = await anna.socket();
    mine.send({ type: 'watch', user_ids: [one.id] });
    mine.send({ type: 'watch', user_ids: [two.id] });
    await mine.next((frame) => frame.type === 'presence' && frame.user_id === two.id);
    await one.socket();
    await soon();
    expect(presence(mine.frames)).not.toContainEqual([one.id, true]);
  });
});
