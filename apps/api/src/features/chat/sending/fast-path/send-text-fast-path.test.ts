import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { type Message } from '@peonia/contract/chat/chat.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../test/api.ts';
import type { Client } from '../../../../../test/client.ts';
import type { Member } from '../../../../../test/fixtures/register-member.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (from: Client, to: { id: number }, text = 'Hello', more: object = {}) =>
  from.call(chatContract.sendMessage, {
    body: {
      user_id: to.id,
      message_type: 'text',
      message_content: text,
      client_id: `client-${(number += 1)}`,
      ...more,
    },
  });
const stored = async ({ id }: Member) =>
  Number((await api.sql<{ count: string }>('select count(*) from message where sender_id = $1', [id]))[0]?.count);

/** Two members with an answered conversation and sessions that the server has cached. */
async function talking(): Promise<[Member, Member]> {
  const [anna, ben] = await Promise.all([
    api.register(`FastPathText ${(number += 1)}`),
    api.register(`FastPathText ${(number += 1)}`),
  ]);
  for (const [from, to] of [
    [anna, ben],
    [ben, anna],
    [anna, ben],
  ] as const)
    expect((await send(from, to)).status).toBe(201);
  return [anna, ben];
}

describe('text in an open conversation', () => {
  it('takes one statement, also as the first reply; other cases take more', async () => {
    const [anna, ben] = await talking();
    const carl = await api.register('FastPathText Carl');
    await send(ben, carl);
    // The first request of a session reads it.
    await carl.me();
    // Push subscriptions are not looked up for a connected receiver.
    const socket = await ben.socket();
    expect(await api.countQueries(() => send(carl, ben))).toBe(1);
    expect(await api.countQueries(() => send(anna, ben))).toBe(1);
    expect(await api.countQueries(() => send(anna, ben, 'An answer', { reply_to: 1 }))).toBeGreaterThan(1);
    socket.close();
  });

  it('goes the regular path where it was overtaken', async () => {
    const [anna, ben] = await talking();
    await api.sql('create sequence overtaken');
    await api.sql(`create function be_overtaken() returns trigger language plpgsql as $$
      begin
        if nextval('overtaken') = 1 then raise exception 'two wait for each other' using errcode = '40P01'; end if;
        return new;
      end $$`);
    await api.sql('create trigger be_overtaken before insert on message for each row execute function be_overtaken()');
    const before = await stored(anna);

    const { status } = await send(anna, ben, 'Overtaken');
    await api.sql('drop trigger be_overtaken on message');

    expect([status, (await stored(anna)) - before]).toEqual([201, 1]);
  });

  it('returns and emits the same as the regular path', async () => {
    const [anna, ben] = await talking();
    const socket = await ben.socket();
    const received = async ({ body: { seq } }: { body: Message }) => {
      const event = (await socket.next(
        (frame) =>
          frame.type === 'event' &&
          frame.name === 'message.sent' &&
          (frame.data as EventData<'message.sent'>).message.seq === seq,
      )) as { data: EventData<'message.sent'> };
      return event.data;
    };
    const short = await send(anna, ben, 'Look at https://example.org');
    // A quoted message takes the regular path, even if the quoted number does not exist.
    const long = await send(anna, ben, 'Look at https://example.org', { reply_to: 99 });
    const [first, second] = [await received(short), await received(long)];
    expect(alike(short.body)).toEqual(alike(long.body));
    expect(first.message.warning).toBe('link');
    expect({ ...first, message: alike(first.message) }).toEqual({ ...second, message: alike(second.message) });
    const page = await ben.call(messageThreadsContract.getThread, { params: { id: anna.id }, query: { user: 1 } });
    expect(page.body.items.slice(0, 2)).toEqual([second.message, first.message]);
    socket.close();
  });

  it.each<[string, ErrorName, (anna: Member, ben: Member) => Promise<unknown>]>([
    ['whom the writer blocks', 'member_blocked_by_me', (anna, ben) => block(anna, ben)],
    ['who blocks the writer', 'not_found', (anna, ben) => block(ben, anna)],
    ['who closed the account', 'not_found', (_anna, ben) => setStatus(ben, 'closed')],
    ['whose first steps are open', 'not_found', (_anna, ben) => openSteps(ben)],
    ['by a writer whose first steps are open', 'steps_missing', (anna) => openSteps(anna)],
    ['by a suspended writer', 'session_over', (anna) => setStatus(anna, 'suspended')],
    [
      'in a session that ran out',
      'session_over',
      (anna) =>
        api.sql("update session set access_until = now() - interval '1 second' where account_id = $1", [anna.id]),
    ],
    [
      'in a session that was ended',
      'session_over',
      (anna) => api.sql('delete from session where account_id = $1', [anna.id]),
    ],
    [
      'in a session that became the other’s',
      'message_to_self',
      (anna, ben) => api.sql('update session set account_id = $2 where account_id = $1', [anna.id, ben.id]),
    ],
  ])('is not stored %s', async (_who, refusal, change) => {
    const [anna, ben] = await talking();
    await change(anna, ben);
    const before = await stored(anna);
    expect((await send(anna, ben)).code).toBe(errors[refusal].code);
    expect(await stored(anna)).toBe(before);
  });
});

describe('an ended session', () => {
  it('is reported before any other error, even if it was cached', async () => {
    const [anna, ben] = await talking();
    await api.sql('delete from session where account_id = $1', [anna.id]);
    expect((await send(anna, ben)).code).toBe(errors.session_over.code);
    expect((await send(anna, ben, '')).code).toBe(errors.session_over.code);
    expect((await send(anna, anna)).code).toBe(errors.session_over.code);
  });

  it('is reported before an invalid body', async () => {
    const [anna, ben] = await talking();
    expect((await send(anna, ben, 'Hello', { unknown: true })).code).toBe(errors.input_invalid.code);
    await api.sql('delete from session where account_id = $1', [anna.id]);
    expect((await send(anna, ben, 'Hello', { unknown: true })).code).toBe(errors.session_over.code);
  });

  it('stays valid for a minute after its token was exchanged', async () => {
    const [anna, ben] = await talking();
    await api.sql(
      "update session set previous_hash = access_hash, access_hash = decode(md5(id::text), 'hex'), rotated_at = now() where account_id = $1",
      [anna.id],
    );
    expect((await send(anna, ben)).status).toBe(201);
  });
});

/** Removes the fields that differ between any two messages. */
const alike = ({ id: _id, seq: _seq, client_id: _client, created_at: _at, ...rest }: Message) => rest;
const block = (one: Member, other: Member) =>
  api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')", [one.id, other.id]);
const setStatus = (member: Member, status: string) =>
  api.sql('update account set status = $2 where id = $1', [member.id, status]);
const openSteps = (member: Member) => api.sql('update profile set gender = null where member_id = $1', [member.id]);
