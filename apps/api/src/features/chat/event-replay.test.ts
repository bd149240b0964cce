import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import {
  changeThreadList,
  changeThreadPage,
  messageToFetch,
  putMessage,
  putThread,
  type ChatEvent,
  type ThreadList,
  type ThreadPage,
} from '@peonia/contract/chat/chat-state.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { type Message } from '@peonia/contract/chat/chat.ts';
import { changeCounters } from '@peonia/contract/chat/counter-state.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { events } from '@peonia/contract/protocol/events.schema.ts';
import type { EventName, MemberEvent } from '@peonia/contract/protocol/realtime.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { uploadPicture, makePicture } from '../../../test/fixtures/upload-picture.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../test/providers/translator-double.ts';
import type { Socket } from '../../../test/socket.ts';
import { there } from '../../../test/there.ts';
import { befriend } from '../privacy/public.ts';

/** State of a device: what it fetched once, and the result of the events since. */
interface Device {
  readonly member: Member;
  readonly other: Member;
  readonly socket: Socket;
  state: Snapshot;
  applied: number;
}

interface Snapshot {
  readonly list: ThreadList;
  readonly page: ThreadPage;
  readonly counter: Awaited<ReturnType<Member['me']>>['counter'];
}

const seen = new Set<EventName>();
let api: Api;
let number = 0;
let picture: Buffer;
let translator: TranslatorDouble;

beforeAll(async () => {
  translator = await openTranslatorDouble();
  api = await startApi({ LIBRETRANSLATE_URL: translator.url });
  picture = await makePicture(40, 40);
});
afterAll(async () => {
  await api.close();
  await translator.close();
});

async function snapshot(member: Member, other: Member): Promise<Snapshot> {
  const [list, page, counters] = await Promise.all([
    member.call(messageThreadsContract.listThreads),
    member.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } }),
    member.call(accountsContract.getCounters),
  ]);
  return { list: list.body, page: page.body, counter: counters.body.counter };
}

async function open(member: Member, other: Member): Promise<Device> {
  const socket = await member.socket();
  return { member, other, socket, state: await snapshot(member, other), applied: 0 };
}

/** Waits for all pending events, then applies them like the web app. */
async function catchUp(device: Device): Promise<void> {
  const [row] = await api.sql<{ last_seq: string }>('select last_seq from member_stream where member_id = $1', [
    device.member.id,
  ]);
  const last = Number(row?.last_seq);
  const first = device.socket.frames[0] as { seq: number };
  if (last > first.seq) await device.socket.next((frame) => frame.type === 'event' && frame.seq === last);
  const arrived = device.socket.frames.filter((frame) => frame.type === 'event') as MemberEvent[];
  expect(arrived.map((event) => event.seq)).toEqual(arrived.map((_event, i) => first.seq + 1 + i));
  for (const event of arrived.slice(device.applied)) await apply(device, event as ChatEvent);
  device.applied = arrived.length;
}

async function apply(device: Device, event: ChatEvent): Promise<void> {
  seen.add(event.name);
  const { list, missing } = changeThreadList(device.state.list, event);
  device.state = {
    list,
    page: changeThreadPage(device.state.page, event),
    counter: changeCounters(device.state.counter, event),
  };
  const lacking = messageToFetch(event);
  if (lacking !== null) {
    const message = await device.member.call(messageActsContract.getMessage, { params: { id: lacking } });
    // The message may have been deleted since; a later event covers that.
    if (message.status === 200) device.state = { ...device.state, page: putMessage(device.state.page, message.body) };
  }
  if (missing === null) return;
  const fetched = await device.member.call(messageThreadsContract.getThread, { params: { id: missing } });
  device.state = { ...device.state, list: putThread(device.state.list, there(fetched.body.thread)) };
}

const passing = new Set(['online', 'thumb', 'post', 'src']);

/** Presence frames have no number and file URLs expire, so both are excluded from the comparison. */
function withoutPresence<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (passing.has(key) ? undefined : inner))) as T;
}

type Act =
  | 'translate'
  | 'photo'
  | 'reply'
  | 'recall'
  | 'edit'
  | 'delete'
  | 'clear'
  | 'react'
  | 'unreact'
  | 'draft'
  | 'mute'
  | 'keep'
  | 'send'
  | 'hi'
  | 'read'
  | 'delivered'
  | 'pin'
  | 'accept'
  | 'like'
  | 'unlike'
  | 'empty'
  | 'settings';
const step = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.constantFrom<Act>(
    'translate',
    'photo',
    'reply',
    'recall',
    'edit',
    'delete',
    'clear',
    'react',
    'unreact',
    'draft',
    'mute',
    'keep',
    'send',
    'send',
    'send',
    'send',
    'send',
    'hi',
    'read',
    'read',
    'delivered',
    'pin',
    'accept',
    'like',
    'unlike',
    'empty',
    'settings',
  ),
  part: fc.constantFrom(0, 0.5, 1, 1),
});

/** One conversation in which every action happens at least once, before the random ones. */
const everything = (
  [
    'photo 0',
    'draft 1',
    'hi 1',
    'draft 0',
    'send 0',
    'translate 1',
    'photo 0',
    'react 1',
    'reply 1',
    'edit 0',
    'delivered 1',
    'read 1',
    'recall 0',
    'delete 1',
    'keep 1',
    'send 0',
    'read 1',
    'mute 1',
    'clear 0',
    'draft 0',
    'send 1',
    'react 0',
    'unreact 0',
    'delete 0',
    'empty 1',
    'pin 1',
    'accept 1',
    'like 0',
    'unlike 0',
    'settings 0',
  ] as const
).map((words) => {
  const [act, who] = words.split(' ') as [Act, string];
  return { act, who: Number(who), part: 1 };
});

async function deliveredSeq(member: Member): Promise<number> {
  const [row] = await api.sql<{ delivered_seq: number }>(
    'select delivered_seq from thread_member where member_id = $1',
    [member.id],
  );
  return row?.delivered_seq ?? 0;
}

async function actOn(
  member: Member,
  message: Message | undefined,
  act: 'recall' | 'edit' | 'delete' | 'react' | 'unreact',
): Promise<void> {
  if (message === undefined) return;
  const params = { id: message.id };
  if (act === 'recall') await member.call(messageActsContract.recallMessage, { body: params });
  if (act === 'edit')
    await member.call(messageActsContract.editMessage, {
      params,
      body: { message_content: `Edited ${(number += 1)}` },
    });
  if (act === 'delete') await member.call(messageActsContract.deleteMessage, { params });
  if (act === 'react')
    await member.call(messageActsContract.setReaction, {
      params,
      body: { emoji: message.seq % 2 === 0 ? 'heart' : 'rose' },
    });
  if (act === 'unreact') await member.call(messageActsContract.removeReaction, { params });
}

async function perform({ member, other, socket }: Device, act: Act, part: number): Promise<void> {
  const { thread, items } = (
    await member.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })
  ).body;
  const seq = Math.round((thread?.last_seq ?? 0) * part);
  const change = (body: object) =>
    thread === null ? null : member.call(messageThreadsContract.updateThread, { params: { id: thread.id }, body });
  switch (act) {
    case 'send':
      await member.call(chatContract.sendMessage, {
        body: {
          user_id: other.id,
          message_type: 'text',
          message_content: `Text ${(number += 1)}`,
          client_id: `client-${number}`,
        },
      });
      break;
    case 'hi':
      await member.call(chatContract.sayHi, { body: { user_id: other.id } });
      break;
    case 'photo': {
      const [file] = (await uploadPicture(api.address, member, { data: picture })).body.files;
      await member.call(chatContract.sendMessage, {
        body: {
          user_id: other.id,
          message_type: 'photo',
          message_content: '',
          upload_ids: [file?.id ?? 0],
          client_id: `client-${(number += 1)}`,
        },
      });
      break;
    }
    case 'translate': {
      const message = items[Math.floor((items.length - 1) * (1 - part))];
      if (message !== undefined)
        await member.call(translationContract.translate, {
          body: { items: [{ type: 'message', id: message.id }], to: 'ja' },
        });
      break;
    }
    case 'reply':
      await member.call(chatContract.sendMessage, {
        body: {
          user_id: other.id,
          message_type: 'text',
          message_content: 'As to that',
          reply_to: Math.max(1, seq),
          client_id: `client-${(number += 1)}`,
        },
      });
      break;
    case 'recall':
    case 'edit':
    case 'delete':
    case 'react':
    case 'unreact':
      // Either the newest message or one in the middle.
      await actOn(member, items[Math.floor((items.length - 1) * (1 - part))], act);
      break;
    case 'clear':
      if (thread !== null) await member.call(messageThreadsContract.deleteThread, { params: { id: thread.id } });
      break;
    case 'draft':
      await member.call(messageThreadsContract.saveDraft, {
        body: { user_id: other.id, message_content: part > 0.5 ? `Draft ${(number += 1)}` : '' },
      });
      break;
    case 'mute':
      await change({ mute: part > 0.5, engine: part > 0.5 ? 1 : null });
      break;
    case 'keep':
      await api.sql('update privacy_setting set shows_reading = not shows_reading where member_id = $1', [member.id]);
      break;
    case 'read':
      await change({ read_seq: seq });
      break;
    case 'delivered':
      if (thread === null || seq === 0) break;
      socket.send({ type: 'delivered', thread_id: thread.id, seq });
      // A frame has no reply, so wait for its effect.
      await vi.waitUntil(async () => (await deliveredSeq(member)) >= seq, { interval: 5, timeout: 5_000 });
      break;
    case 'pin':
      await change({ top: part > 0.5 });
      break;
    case 'accept':
      await change({ accept: true });
      break;
    case 'like':
      await member.call(socialContract.setLike, { body: { user_id: other.id } });
      break;
    case 'unlike':
      await member.call(socialContract.setLike, { body: { user_id: other.id, liked: false } });
      break;
    case 'empty':
      await member.call(accountsContract.readCounter, { body: { type: part > 0.5 ? 'message' : 'likeme' } });
      break;
    case 'settings':
      await member.call(profilesContract.updateProfile, { body: { biography: `Text ${(number += 1)}` } });
  }
}

it('snapshot plus events equals a fresh snapshot after any actions of two members', async () => {
  const kind = fc.record({ friends: fc.boolean(), validate: fc.boolean(), vip: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      kind,
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async ({ friends, validate, vip }, steps) => {
        const [anna, ben] = await Promise.all([
          api.register(`Law A ${(number += 1)}`, { vip, photo: number < 3 }),
          api.register(`Law B ${(number += 1)}`),
        ]);
        if (friends) await api.app.database.transaction((db) => befriend(db, anna.id, ben.id));
        if (validate)
          await api.sql("update privacy_setting set message_privacy = 'validate' where member_id = $1", [ben.id]);
        const devices = await Promise.all([open(anna, ben), open(ben, anna)]);
        for (const { who, act, part } of steps) {
          await perform(there(devices[who]), act, part);
          // A connected device fetches a missing thread at once, before the next action.
          for (const device of devices) await catchUp(device);
        }
        for (const device of devices) {
          const fresh = await snapshot(device.member, device.other);
          // Likes change member cards, which chat events do not cover.
          const ofChat = ({ list, page, counter }: Snapshot) =>
            withoutPresence(
              JSON.parse(
                JSON.stringify({ list, page, counter }, (key, inner: unknown) => (key === 'liked' ? undefined : inner)),
              ),
            );
          expect(ofChat(device.state)).toEqual(ofChat(fresh));
          device.socket.close();
        }
      },
    ),
    { numRuns: 10, examples: [[{ friends: false, validate: true, vip: false }, everything]] },
  );
  // Events that do not belong to a conversation are tested by the features that emit them.
  const elsewhere = [
    'thread.moved',
    'call.ringing',
    'call.changed',
    'notification.taken',
    'balance.changed',
    'friend.changed',
    'friend.noted',
    'member.gone',
    'block',
    'notification.emptied',
    'notification.made',
    'order.changed',
    'payment.changed',
    'payout.changed',
    'upload.changed',
    'verification.changed',
    'visit.made',
  ];
  expect([...seen].toSorted()).toEqual(
    Object.keys(events)
      .filter((name) => !elsewhere.includes(name))
      .toSorted(),
  );
}, 240_000);
