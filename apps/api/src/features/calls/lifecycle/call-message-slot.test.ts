import { randomUUID } from 'node:crypto';
import {
  changeThreadList,
  changeThreadPage,
  type ChatEvent,
  type ThreadList,
  type ThreadPage,
} from '@peonia/contract/chat/chat-state.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { type Composer } from '@peonia/contract/chat/chat.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { describe, expect, it } from 'vitest';
import { dial, withCallFixture, type CallFixture, put } from '../../../../test/fixtures/call-fixture.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { makePicture, uploadPicture } from '../../../../test/fixtures/upload-picture.ts';

let { api, anna, ben } = {} as CallFixture;
withCallFixture({ gold: 10 }, (world) => ({ api, anna, ben } = world));

const write = (from: Member, to: Member) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: 'Hello', client_id: randomUUID() },
  });
const page = async (member: Member, other: Member) =>
  (await member.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body;
const list = async (member: Member) => (await member.call(messageThreadsContract.listThreads)).body;
const lets = (member: Member, message_privacy: 'everyone' | 'validate') =>
  api.sql('update privacy_setting set message_privacy = $2 where member_id = $1', [member.id, message_privacy]);

const view = (now: { page: ThreadPage; list: ThreadList }) => ({
  composer: now.page.composer,
  items: now.page.items,
  threads: now.list.items.map(({ composer, request, summary }) => ({ composer, request, summary })),
});
type Shown = ReturnType<typeof view>;

/** A device with an initial snapshot that applies the events since. */
async function follow(member: Member, other: Member) {
  const socket = await member.socket();
  const [firstPage, firstList] = [await page(member, other), await list(member)];
  return {
    /** State of the device after all events, and a fresh snapshot of the server. */
    async compare() {
      const [row] = await api.sql<{ last_seq: string }>('select last_seq from member_stream where member_id = $1', [
        member.id,
      ]);
      await socket.next((frame) => frame.type === 'event' && frame.seq === Number(row?.last_seq));
      const events = socket.frames.filter((frame) => frame.type === 'event') as ChatEvent[];
      const shown = events.reduce(
        (now, event) => ({ page: changeThreadPage(now.page, event), list: changeThreadList(now.list, event).list }),
        { page: firstPage, list: firstList },
      );
      const fresh = { page: await page(member, other), list: await list(member) };
      return [view(shown), view(fresh)] as const;
    },
    close: () => socket.close(),
  };
}

describe('first call of a stranger', () => {
  // covers: A ringing call counts as the one unanswered message; accepting it is a reply
  it('takes their one message from the first ring on and updates the composer', async () => {
    const device = await follow(anna, ben);
    const id = (await dial(anna, ben)).body.call.call_id;
    expect((await write(anna, ben)).code).toBe(400120);
    expect((await list(ben)).items).toEqual([]);
    const [shown, fresh] = await device.compare();
    expect([shown.composer, shown]).toEqual(['wait' satisfies Composer, fresh]);
    await put(anna, id, { status: 'cancel' });
    expect([(await write(anna, ben)).code, (await page(ben, anna)).items.length]).toEqual([400120, 1]);
    device.close();
  });

  it('competes with a text: the first of the two wins', async () => {
    const both = await Promise.all([dial(anna, ben), write(anna, ben), dial(anna, ben), write(anna, ben)]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = both.flatMap(({ code }) => code ?? []);
    expect(refused.filter((code) => ![400120, 400364, 400355].includes(code))).toEqual([]);
    const [gate] = await api.sql<{ unanswered_count: number }>(
      'select unanswered_count from thread where opened_by = $1',
      [anna.id],
    );
    expect(gate).toEqual({ unanswered_count: 1 });
  });

  it('leaves nothing behind if it fails', async () => {
    await put(anna, (await dial(anna, await api.register('Carl'))).body.call.call_id, { status: 'ringing' });
    expect((await dial(anna, ben)).code).toBe(400355);
    expect(await api.sql('select 1 from thread_member where member_id = $1', [ben.id])).toEqual([]);
    expect(await api.sql('select used from conversation_quota where member_id = $1', [anna.id])).toEqual([{ used: 1 }]);
  });
});

describe('accepting a call', () => {
  it('opens the conversation for both and moves it out of the requests', async () => {
    await lets(ben, 'validate');
    await write(anna, ben);
    // A friend may write more than once before a reply.
    await anna.call(relationshipsContract.askFriend, { body: { user_id: ben.id } });
    await ben.call(relationshipsContract.answerFriend, { body: { user_id: anna.id, status: 2 } });
    expect((await page(ben, anna)).thread?.request).toBe(true);
    const [atAnna, atBen] = [await follow(anna, ben), await follow(ben, anna)];
    const id = (await dial(anna, ben)).body.call.call_id;
    expect((await page(ben, anna)).thread?.request).toBe(true);
    await put(ben, id, { status: 'connecting' });
    expect((await page(ben, anna)).thread?.request).toBe(false);
    for (const device of [atAnna, atBen]) {
      const [shown, fresh] = await device.compare();
      expect(shown).toEqual(fresh);
      device.close();
    }
    for (let count = 0; count < 4; count += 1) expect((await write(anna, ben)).status).toBe(201);
    await put(ben, id, { status: 'hangup' });
    expect((await page(anna, ben)).composer).toBe('open');
  });

  it('shows blurred photos, also on a device that only applies events', async () => {
    // VIP members may write more than once before a reply.
    await api.sql('update account set is_free = true where id = $1', [anna.id]);
    const [file] = (await uploadPicture(api.address, anna, { data: await makePicture(40, 40) })).body.files;
    await anna.call(chatContract.sendMessage, {
      body: {
        user_id: ben.id,
        message_type: 'photo',
        message_content: '',
        upload_ids: [file?.id ?? 0],
        client_id: randomUUID(),
      },
    });
    const device = await follow(ben, anna);
    const blurs = ({ items, threads }: Shown) =>
      [...items, ...threads.map(({ summary }) => summary)].map((message) => message?.blurred);
    const id = (await dial(anna, ben)).body.call.call_id;
    expect((await device.compare()).map(blurs)).toEqual([
      [true, true],
      [true, true],
    ]);
    await put(ben, id, { status: 'connecting' });
    expect((await device.compare()).map(blurs)).toEqual([
      [false, false],
      [false, false],
    ]);
    device.close();
  });

  it('is different from declining, which is no reply; calling back is one', async () => {
    const first = (await dial(anna, ben)).body.call.call_id;
    await put(ben, first, { status: 'reject' });
    expect((await write(anna, ben)).code).toBe(400120);
    await api.sql('update account set is_free = true where id = $1', [ben.id]);
    const back = (await dial(ben, anna)).body.call.call_id;
    expect((await write(anna, ben)).status).toBe(201);
    await put(ben, back, { status: 'cancel' });
  });
});
