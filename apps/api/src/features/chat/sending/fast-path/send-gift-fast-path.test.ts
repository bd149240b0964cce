import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../test/api.ts';
import type { Member } from '../../../../../test/fixtures/register-member.ts';
import { proveBooks } from '../../../../../test/money/prove-books.ts';
import type { KnownGiftRow } from '../../../gifts/public.ts';
import { creditPurchase } from '../../../ledger/public.ts';
import type { MessageToCommit } from '../message-to-commit.ts';
import { readGiftContext } from '../send-context.sql.ts';
import { sendGiftFastPath } from './send-gift-fast-path.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A member with 20 gold and another, in an answered conversation. */
async function acquainted(): Promise<[Member, Member]> {
  number += 1;
  const [anna, ben] = [await api.register(`Giver ${number}`), await api.register(`Receiver ${number}`)];
  for (const [from, to] of [
    [anna, ben],
    [ben, anna],
  ] as const)
    await from.call(chatContract.sendMessage, {
      body: { user_id: to.id, message_type: 'text', message_content: 'Hello', client_id: randomUUID() },
    });
  await api.app.database.transaction((db) =>
    creditPurchase(db, {
      key: `gold-${anna.id}`,
      kind: 'recharge',
      cause: 'test',
      cause_id: anna.id,
      member_id: anna.id,
      amount: 2_000,
    }),
  );
  return [anna, ben];
}

interface Read {
  readonly writing: MessageToCommit;
  readonly known: KnownGiftRow;
}

/** A rose to send, with what was read before. */
async function read(anna: Member, ben: Member): Promise<Read> {
  const { database } = api.app;
  const row = await readGiftContext.first(database, {
    gift_id: 1,
    language: 'en',
    reader: anna.id,
    member: ben.id,
    client_id: '',
  });
  const known = row?.price === null ? undefined : row;
  const [thread] = await api.sql<{ thread_id: string }>('select thread_id from thread_member where member_id = $1', [
    anna.id,
  ]);
  if (known === undefined) throw new Error('There is no rose');
  const client_id = randomUUID();
  const writing: MessageToCommit = {
    writer: { id: anna.id, vip: false, verified: true, identified: false },
    thread_id: Number(thread?.thread_id),
    is_request: false,
    is_past: false,
    words: '',
    gift: { gift_id: 1, expected: 5, receiver: ben.id, client_id },
    known_gift: known,
    files: null,
    picture: null,
    attach: null,
    verdict: { warning: null } as MessageToCommit['verdict'],
    message: {
      was_answered: true,
      was_unanswered_count: 0,
      is_answered: true,
      unanswered_count: 0,
      sender: anna.id,
      receiver: ben.id,
      client_id,
      kind: 'gift',
      content: 'For you',
      phrase: null,
      reply_seq: null,
      call: null,
      warning: null,
      language: 'en',
      receiver_language: 'en',
      sender_composer: 'open',
    },
  };
  return { writing, known };
}

const send = (writing: MessageToCommit) => sendGiftFastPath({ database: api.app.database, limits }, writing);

/** Gifts of the member, their transfers, and messages of the conversation. */
async function written(anna: Member): Promise<readonly number[]> {
  const [counts] = await api.sql<Record<'gifts' | 'transfers' | 'messages' | 'spent', number>>(
    `select (select count(*) from gift_sent where sender_id = $1) as gifts,
       (select count(*) from ledger_transfer where key like 'gift:' || $1::bigint || ':%') as transfers,
       (select count(*) from message where sender_id = $1) as messages,
       (select coalesce(sum(spent), 0)::int from spending_day where member_id = $1) as spent`,
    [anna.id],
  );
  return [counts?.gifts, counts?.transfers, counts?.messages, counts?.spent].map(Number);
}

const nothing = [0, 0, 1, 0];

it('pays and sends a gift that is still what was read', async () => {
  const [anna, ben] = await acquainted();
  const { writing } = await read(anna, ben);
  expect(await send(writing)).toMatchObject({
    message: { message_type: 'gift', message_content: 'For you', gift: { name: 'Rose', price: 5 } },
    receiver_part: { gift: { name: 'Rose', price: null } },
    events: [{ member_id: anna.id, name: 'balance.changed', data: { balance: 15, vip: 0 } }],
  });
  expect(await written(anna)).toEqual([1, 1, 2, 500]);
  expect((await anna.me()).balance).toBe(15);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it('numbers the new balance after the message', async () => {
  const [anna, ben] = await acquainted();
  const { writing } = await read(anna, ben);
  const sent = await send(writing);
  const stored = await api.sql<{ seq: string; name: string; balance: number | null }>(
    `select seq, name, (payload ->> 'balance')::float8 as balance from member_event
     where member_id = $1 order by member_event.seq desc limit 2`,
    [anna.id],
  );
  expect(stored.map(({ seq, name, balance }) => [Number(seq), name, balance])).toEqual([
    [sent?.events[0]?.seq, 'balance.changed', 15],
    [sent?.sender_event, 'message.sent', null],
  ]);
});

it.each<[string, (read: Read) => MessageToCommit]>([
  [
    'the wallet was changed',
    ({ writing, known }) => ({
      ...writing,
      known_gift: {
        ...known,
        wallets: (known.wallets ?? []).map((one) =>
          one.kind === 'purchased' ? { ...one, balance: one.balance + 1 } : one,
        ),
      },
    }),
  ],
  [
    'the price was changed',
    ({ writing, known }) => ({
      ...writing,
      gift: writing.gift === null ? null : { ...writing.gift, expected: 4 },
      known_gift: { ...known, price: 400 },
    }),
  ],
  [
    'the conversation was changed',
    ({ writing }) => ({ ...writing, message: { ...writing.message, was_unanswered_count: 2 } }),
  ],
])('writes nothing where %s meanwhile', async (_what, changed) => {
  const [anna, ben] = await acquainted();
  expect(await send(changed(await read(anna, ben)))).toBeNull();
  expect(await written(anna)).toEqual(nothing);
  expect((await anna.me()).balance).toBe(20);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it('writes nothing where a client id is used already', async () => {
  const [anna, ben] = await acquainted();
  const { writing } = await read(anna, ben);
  await send(writing);
  const again = await read(anna, ben);
  const { client_id } = writing.message;
  const repeated = { ...again.writing, message: { ...again.writing.message, client_id } };
  expect(await send(repeated)).toBeNull();
  expect(await written(anna)).toEqual([1, 1, 2, 500]);
});

it('stores no event for a gift that was sent already', async () => {
  const [anna, ben] = await acquainted();
  const { writing } = await read(anna, ben);
  await send(writing);
  const events = () =>
    api.sql<{ seq: string }>('select max(seq) as seq from member_event where member_id = any($1) group by member_id', [
      [anna.id, ben.id],
    ]);
  const before = await events();
  expect(await send(writing)).toBeNull();
  expect(await events()).toEqual(before);
});

it('waits for the events of a popular receiver with nothing but the statement that stores them', async () => {
  const [anna, ben] = await acquainted();
  const { writing } = await read(anna, ben);
  const holder = await api.app.database.transaction(async (db) => {
    await db.query({ text: 'select 1 from member_stream where member_id = $1 for update', values: [ben.id] });
    const sending = send(writing);
    const waiting = async () =>
      api.sql<{ query: string }>(
        "select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
    let found = await waiting();
    for (let left = 100; left > 0 && found.length === 0; left -= 1) {
      await sleep(20);
      found = await waiting();
    }
    return { found, sending };
  });
  expect(holder.found.map(({ query }) => query.includes('insert into ledger_transfer'))).toEqual([false]);
  expect(await holder.sending).toMatchObject({ message: { message_type: 'gift' } });
});

it('leaves a spending with a daily cap to the regular path', async () => {
  const [anna, ben] = await acquainted();
  await anna.call(ledgerContract.setSpendingCap, { body: { cap: 100 } });
  const { writing } = await read(anna, ben);
  expect(await send(writing)).toBeNull();
  expect(await written(anna)).toEqual(nothing);
});
