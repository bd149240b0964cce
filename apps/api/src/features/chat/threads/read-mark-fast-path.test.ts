import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (from: Member, to: Member) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: 'Hello', client_id: `client-${(number += 1)}` },
  });
const update = (reader: Member, id: number, body: object) =>
  reader.call(messageThreadsContract.updateThread, { params: { id }, body });

/** Five messages, of which Anna wrote the first and the last three. */
async function talking(): Promise<{ anna: Member; ben: Member; id: number }> {
  const [anna, ben] = await Promise.all([
    api.register(`FastPathMark ${(number += 1)}`),
    api.register(`FastPathMark ${(number += 1)}`),
  ]);
  const { body } = await send(anna, ben);
  await send(ben, anna);
  for (let nth = 0; nth < 3; nth += 1) await send(anna, ben);
  return { anna, ben, id: body.thread_id };
}

/** The events of both that a call stores, as they would be replayed. */
async function eventsOf(members: readonly Member[], act: () => Promise<unknown>) {
  await api.sql('delete from member_event');
  await act();
  const events = await api.sql<{ member_id: string; name: string; payload: object }>(
    'select member_id, name, payload from member_event where member_id = any($1) order by member_id, seq',
    [members.map(({ id }) => id)],
  );
  return events.map(
    ({ member_id, ...event }) => [members.findIndex(({ id }) => id === Number(member_id)), event] as const,
  );
}

type Change = (ben: Member, anna: Member) => Promise<unknown>;

const hideReading: Change = (ben) =>
  api.sql('update privacy_setting set shows_reading = false where member_id = $1', [ben.id]);

describe('a read mark alone', () => {
  it('takes one statement, also where the position was there already; with more it takes more', async () => {
    const { ben, id } = await talking();
    // The first request of a session reads it.
    await ben.me();
    expect(await api.countQueries(() => update(ben, id, { read_seq: 1 }))).toBe(1);
    expect(await api.countQueries(() => update(ben, id, { read_seq: 1 }))).toBe(1);
    expect(await api.countQueries(() => update(ben, id, { read_seq: 2, mute: false }))).toBeGreaterThan(1);
  });

  it.each<[string, string | null, Change]>([
    ['of a reader with receipts', 'message.read', async () => {}],
    ['of a reader without receipts', 'message.delivered', hideReading],
    ['of a reader who blocks the other', null, block],
  ])('%s stores the same as with other changes', async (_whose, receipt, change) => {
    const { anna, ben, id } = await talking();
    await change(ben, anna);
    const [short, long] = [
      await eventsOf([anna, ben], () => update(ben, id, { read_seq: 3 })),
      await eventsOf([anna, ben], () => update(ben, id, { read_seq: 4, mute: false })),
    ];
    const at = expect.any(String) as string;
    expect(short).toEqual(JSON.parse(JSON.stringify(long), (key, value: unknown) => expected(key, value, at)));
    expect(short.map(([, { name }]) => name).toSorted()).toEqual([
      ...(receipt === null ? [] : [receipt]),
      'thread.read',
    ]);
  });

  it('reaches the devices of both', async () => {
    const { anna, ben, id } = await talking();
    const [mine, theirs] = await Promise.all([ben.socket(), anna.socket()]);
    await update(ben, id, { read_seq: 4 });
    expect(await mine.next((frame) => frame.type === 'event')).toMatchObject({
      name: 'thread.read',
      data: { thread_id: id, user_id: anna.id, seq: 4, count: 3 },
    });
    expect(await theirs.next((frame) => frame.type === 'event')).toMatchObject({
      name: 'message.read',
      data: { thread_id: id, user_id: ben.id, seq: 4, after: 0 },
    });
    mine.close();
    theirs.close();
  });

  it('counts a message that arrives at the same moment', async () => {
    const { anna, ben, id } = await talking();
    await ben.me();
    let marking: Promise<unknown> = Promise.resolve();
    await api.app.database.transaction(async (db) => {
      const run = (text: string, ...values: unknown[]) => db.query({ text, values });
      await run('update thread set last_seq = last_seq + 1 where id = $1', id);
      await run(
        "insert into message (thread_id, seq, sender_id, client_id, kind, content) values ($1, 6, $2, 'client-late', 'text', 'Late')",
        id,
        anna.id,
      );
      await run('update thread_member set unread = unread + 1 where thread_id = $1 and member_id = $2', id, ben.id);
      marking = update(ben, id, { read_seq: 5 });
      await vi.waitFor(async () => {
        const waiting = await api.sql(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(waiting).toHaveLength(1);
      });
    });
    await marking;
    const rows = await api.sql('select read_seq, unread from thread_member where thread_id = $1 and member_id = $2', [
      id,
      ben.id,
    ]);
    expect(rows).toEqual([{ read_seq: 5, unread: 1 }]);
  });

  it.each<[string, ErrorName, (ben: Member, anna: Member) => Promise<unknown>]>([
    ['of a member whom the other blocks', 'not_found', (ben, anna) => block(anna, ben)],
    ['with a member who closed the account', 'not_found', (_ben, anna) => setStatus(anna, 'closed')],
    ['by a suspended reader', 'session_over', (ben) => setStatus(ben, 'suspended')],
    [
      'in a session that was ended',
      'session_over',
      (ben) => api.sql('delete from session where account_id = $1', [ben.id]),
    ],
    [
      'in a session that ran out',
      'session_over',
      (ben) => api.sql("update session set access_until = now() - interval '1 second' where account_id = $1", [ben.id]),
    ],
  ])('is not stored %s', async (_whose, refusal, change) => {
    const { anna, ben, id } = await talking();
    await ben.me();
    await change(ben, anna);
    for (const read_seq of [4, 0]) expect((await update(ben, id, { read_seq })).code).toBe(errors[refusal].code);
    const [side] = await api.sql('select read_seq from thread_member where thread_id = $1 and member_id = $2', [
      id,
      ben.id,
    ]);
    expect(side).toEqual({ read_seq: 0 });
  });
});

/** What the later of two marks says, as the earlier one says it. */
function expected(key: string, value: unknown, at: string): unknown {
  if (key === 'read_at') return at;
  if (key === 'seq') return 3;
  if (key === 'after') return 0;
  if (key === 'count') return 2;
  return value;
}

const block = (one: Member, other: Member) =>
  api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')", [one.id, other.id]);
const setStatus = (member: Member, status: string) =>
  api.sql('update account set status = $2 where id = $1', [member.id, status]);
