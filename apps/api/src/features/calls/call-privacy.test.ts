import { callsContract } from '@peonia/contract/calls.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { describe, expect, it } from 'vitest';
import {
  deviceOf,
  dial,
  withCallFixture,
  type CallFixture,
  passTime,
  put,
  talk,
  toldOf,
} from '../../../test/fixtures/call-fixture.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import { runJob } from '../../../test/run-job.ts';
import { callsEraser, callsExporter } from './own-calls.ts';

let { api, anna, ben, tick } = {} as CallFixture;
withCallFixture({ gold: 10 }, (world) => ({ api, anna, ben, tick } = world));

const messagesOf = (id: number) => api.sql("select 1 from message where call->>'call_id' = $1", [String(id)]);
const write = (from: Member, to: Member) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: 'Hello', client_id: `text-${from.id}-${to.id}` },
  });

describe('call in progress', () => {
  it.each([
    [
      'who is called blocks the other',
      () => ben.call(relationshipsContract.blockMember, { body: { user_id: anna.id } }),
    ],
    ['who calls blocks the other', () => anna.call(relationshipsContract.blockMember, { body: { user_id: ben.id } })],
    ['an account is suspended', () => api.sql("update account set status = 'suspended' where id = $1", [ben.id])],
    ['an account is closed', () => api.sql("update account set status = 'closed' where id = $1", [ben.id])],
  ])('ends like a hangup, without a message, when %s', async (_name, part) => {
    const [socket, id] = [await anna.socket(), await talk(anna, ben)];
    await passTime(api.sql, id, 10);
    await part();
    const signal = await anna.call(callsContract.sendCallSignals, {
      params: { id },
      body: { device: deviceOf(anna), items: [{ type: 'restart', text: '' }] },
    });
    expect([
      signal.code,
      (await anna.call(callsContract.getCall, { params: { id } })).code,
      (await anna.call(callsContract.getCurrentCall)).body.call,
    ]).toEqual([400356, 404_000, null]);
    expect(await tick()).toBe(1);
    await toldOf(socket, id, 'hangup');
    expect([await messagesOf(id), await tick()]).toEqual([[], 0]);
    expect(await api.sql('select 1 from call_member where call_id = $1', [id])).toEqual([]);
    socket.close();
  });
});

describe('call permission', () => {
  it('follows the send permission: one call before a reply, none after a message', async () => {
    await write(anna, ben);
    expect((await dial(anna, ben)).code).toBe(errors.call_unanswered.code);
    const terms = await anna.call(callsContract.getCallTerms, { query: { user_id: ben.id } });
    expect(terms.code).toBe(errors.call_unanswered.code);
    await write(ben, anna);
    const { status, body } = await dial(anna, ben);
    await put(anna, body.call.call_id, { status: 'cancel' });
    expect([status, (await dial(anna, ben)).status]).toEqual([201, 201]);
  });

  it('counts as a started conversation of the day', async () => {
    await api.sql(
      "insert into conversation_quota (member_id, day, used) values ($1, (now() at time zone 'UTC')::date, 5)",
      [anna.id],
    );
    expect((await dial(anna, ben)).code).toBe(400058);
    await api.sql('delete from conversation_quota where member_id = $1', [anna.id]);
    const id = await talk(anna, ben);
    await put(anna, id, { status: 'hangup' });
    expect(await api.sql('select used from conversation_quota where member_id = $1', [anna.id])).toEqual([{ used: 1 }]);
    // The call was accepted, which is a reply: both may write.
    expect([(await write(anna, ben)).status, (await dial(anna, ben)).status]).toEqual([201, 201]);
  });

  it('requires acceptance if the callee wants requests, and allows friends if only friends may write', async () => {
    await api.sql("update privacy_setting set message_privacy = 'validate' where member_id = $1", [ben.id]);
    expect((await anna.call(callsContract.getCallTerms, { query: { user_id: ben.id } })).code).toBe(400363);
    await write(anna, ben);
    await write(ben, anna);
    expect((await anna.call(callsContract.getCallTerms, { query: { user_id: ben.id } })).status).toBe(200);
    const carla = await api.register('Carla Hides');
    await api.sql("update privacy_setting set message_privacy = 'friends' where member_id = $1", [carla.id]);
    expect((await dial(anna, carla)).code).toBe(400122);
  });
});

describe('stored call data', () => {
  it('is exported, deleted with either member and after half a year, while the ledger stays complete', async () => {
    const id = await talk(anna, ben);
    await passTime(api.sql, id, 21);
    await put(anna, id, { status: 'hangup' });
    let own = '';
    for await (const { content } of callsExporter.files(api.app.database, ben.id))
      for await (const part of content) own += Buffer.from(part).toString();
    expect([own.includes(anna.name), own.includes(deviceOf(anna))]).toEqual([true, false]);
    const second = await talk(anna, ben);
    await put(ben, second, { status: 'hangup' });
    await api.sql("update call set ended_at = ended_at - interval '181 days' where id = $1", [id]);
    await runJob(api, 'calls.purge');
    expect(await api.sql('select id::int as id from call where caller_id = $1', [anna.id])).toEqual([{ id: second }]);
    await api.app.database.transaction((db) => callsEraser.erase(db, ben.id));
    expect(await api.sql('select 1 from call where caller_id = $1', [anna.id])).toEqual([]);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('contains no signal and no password in events', async () => {
    const id = await talk(anna, ben);
    await anna.call(callsContract.sendCallSignals, {
      params: { id },
      body: { device: deviceOf(anna), items: [{ type: 'media', text: 'a-word-of-the-signal' }] },
    });
    await put(ben, id, { status: 'hangup' });
    const events = await api.sql<{ payload: unknown }>('select payload from member_event where member_id = any($1)', [
      [anna.id, ben.id],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/a-word-of-the-signal|credential|ice_servers/);
  });

  it('can be reported with the facts of the call', async () => {
    const id = await talk(anna, ben, { kind: 'video' });
    await passTime(api.sql, id, 12);
    await put(anna, id, { status: 'hangup' });
    const [message] = (
      await ben.call(messageThreadsContract.getThread, { params: { id: anna.id }, query: { user: 1 } })
    ).body.items;
    await ben.call(complaintsContract.complain, {
      body: { reportType: 'call', reportId: message?.id ?? 0, content: 'nudity' },
    });
    const [complaint] = (await ben.call(complaintsContract.listOwnComplaints)).body.items;
    expect(complaint).toMatchObject({ type: 'call', name: anna.name, state: 'open' });
    const [frozen] = await api.sql<{ facts: { label: string; value: string }[] }>(
      "select evidence->'facts' as facts from complaint where member_id = $1",
      [ben.id],
    );
    expect(Object.fromEntries((frozen?.facts ?? []).map(({ label, value }) => [label, value]))).toEqual({
      kind: 'call',
      call: 'video',
      seconds: '12',
      status: 'hangup',
    });
  });
});
