import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import { giftCategories } from '@peonia/contract/gifts.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../test/fixtures/registration.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import { runJob } from '../../../test/run-job.ts';
import { creditBonus, creditPurchase } from '../ledger/public.ts';
import { block } from '../privacy/public.ts';

let api: Api;
let count = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const rose = { gift_id: 1, price: 5 };

async function someone(options: MemberOptions & { gold?: number; bonus?: number } = {}): Promise<Member> {
  count += 1;
  const member = await api.register(`Giver ${count}`, options);
  const order = { kind: 'recharge', cause: 'test', cause_id: member.id } as const;
  if (options.gold !== undefined)
    await api.app.database.transaction((db) =>
      creditPurchase(db, {
        ...order,
        key: `gold-${member.id}`,
        member_id: member.id,
        amount: (options.gold ?? 0) * 100,
      }),
    );
  if (options.bonus !== undefined)
    await api.app.database.transaction((db) =>
      creditBonus(db, {
        ...order,
        key: `bonus-${member.id}`,
        member_id: member.id,
        amount: (options.bonus ?? 0) * 100,
      }),
    );
  return member;
}

function give(
  from: Member,
  to: { id: number },
  { gift_id = rose.gift_id, expected = rose.price, note = '', client_id = randomUUID() as string } = {},
) {
  return from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'gift', message_content: note, gift_id, expected, client_id },
  });
}

const write = (from: Member, to: { id: number }) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: 'Hello', client_id: randomUUID() },
  });

/** Two members with an answered conversation. */
async function acquainted(options: MemberOptions & { gold?: number; bonus?: number } = {}): Promise<[Member, Member]> {
  const [anna, ben] = [await someone(options), await someone()];
  await write(anna, ben);
  await write(ben, anna);
  return [anna, ben];
}

const balanceOf = async (member: Member) => (await member.me()).balance;
const threadOf = async (reader: Member, other: Member) =>
  (await reader.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body;
const booksAreSound = async () => expect(await proveBooks(api.app.database)).toEqual([]);

describe('gift catalogue', () => {
  // covers: GET /gifts
  it('contains eight gifts per category with an image, in every language', async () => {
    for (const language of languages) {
      const { items, free_left } = (await api.guest(language).call(giftsContract.listGifts)).body;
      expect([items.length, free_left]).toEqual([48, 0]);
      expect(new Set(items.map((gift) => gift.name)).size).toBe(48);
    }
    const { items } = (await api.guest().call(giftsContract.listGifts)).body;
    for (const category of giftCategories) {
      const listed = (await api.guest().call(giftsContract.listGifts, { query: { category } })).body.items;
      expect(listed.map((gift) => gift.id)).toEqual(
        items.filter((gift) => category === 'all' || gift.category === category).map((gift) => gift.id),
      );
      expect(listed).toHaveLength(category === 'all' ? 48 : 8);
    }
    expect(items.filter(({ price }) => price < 1 || price > 200)).toEqual([]);
    expect(items.filter(({ src }) => !existsSync(new URL(`../../../../web/public${src}`, import.meta.url)))).toEqual(
      [],
    );
  });

  // covers: Gift categories, ordering popular or price
  it('sorts by times sent in the last 30 days, or by price', async () => {
    const [anna, ben] = await acquainted({ gold: 100 });
    await give(anna, ben, { gift_id: 16, expected: 2 });
    await give(anna, ben, { gift_id: 16, expected: 2 });
    await give(anna, ben, { gift_id: 14, expected: 3 });
    await api.sql("update gift_sent set sent_at = now() - interval '31 days' where gift_id = 14");
    await runJob(api, 'gifts.update-popularity');
    const popular = (await anna.call(giftsContract.listGifts)).body.items;
    expect(popular[0]).toMatchObject({ id: 16, hit: 2 });
    expect(popular.find((gift) => gift.id === 14)?.hit).toBe(0);
    const prices = (await anna.call(giftsContract.listGifts, { query: { order: 'price' } })).body.items.map(
      (gift) => gift.price,
    );
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });
});

describe('sending a gift', () => {
  it('charges the price once and shows it to the sender only', async () => {
    const [anna, ben] = [await someone({ gold: 20, language: 'it' }), await someone({ language: 'ja' })];
    await write(anna, ben);
    await write(ben, anna);
    const socket = await ben.socket();
    const client_id = randomUUID();
    const sent = await give(anna, ben, { note: ' For you ', client_id });
    expect(sent.body).toMatchObject({
      message_type: 'gift',
      message_content: 'For you',
      gift: { gift_id: 1, name: 'Rosa', price: 5, src: '/gifts/rose.svg' },
    });
    expect((await give(anna, ben, { note: ' For you ', client_id })).body).toEqual(sent.body);
    expect(await balanceOf(anna)).toBe(15);

    const event = await socket.next((frame) => frame.type === 'event' && frame.name === 'message.sent');
    expect(event).toMatchObject({ data: { unread: 1, message: { gift: { gift_id: 1, name: 'バラ', price: null } } } });
    socket.close();
    expect((await threadOf(anna, ben)).thread?.summary).toEqual(sent.body);
    const seen = await threadOf(ben, anna);
    expect(seen.items[0]).toMatchObject({ gift: { name: 'バラ', price: null } });
    expect(seen.thread?.summary?.gift).toEqual(seen.items[0]?.gift);
    await booksAreSound();
  });

  it('spends bonus gold first and credits a partner 40 per cent of the purchased part after seven days', async () => {
    const [anna, ben] = await acquainted({ bonus: 2, gold: 10 });
    await api.sql('update account set is_partner = true where id = $1', [ben.id]);
    expect((await give(anna, ben)).status).toBe(201);
    const [earning] = await api.sql<{ amount: number; days: number }>(
      'select amount, round(extract(epoch from available_at - now()) / 86400)::int as days from ledger_earning where member_id = $1',
      [ben.id],
    );
    expect(earning).toEqual({ amount: 120, days: 7 });
    await booksAreSound();
  });

  it.each<[string, object, ErrorName]>([
    ['an unknown gift', { gift_id: 9_999 }, 'gift_unknown'],
    ['another price than the member saw', { expected: 4.99 }, 'price_changed'],
    ['a price finer than a hundredth', { expected: 5.000_4 }, 'price_changed'],
    ['a free gift without VIP', { expected: 0 }, 'price_changed'],
    ['more than there is', { gift_id: 4, expected: 200 }, 'gold_short'],
  ])('refuses %s without any transfer', async (_what, options, refusal) => {
    const [anna, ben] = await acquainted({ gold: 10 });
    expect((await give(anna, ben, options)).code).toBe(codeOf(refusal));
    expect(await balanceOf(anna)).toBe(10);
    expect((await threadOf(ben, anna)).thread?.last_seq).toBe(2);
  });

  it('requires gift and price', async () => {
    const [anna, ben] = await acquainted({ gold: 10 });
    const body = { user_id: ben.id, message_type: 'gift', message_content: '', client_id: randomUUID() } as const;
    expect((await anna.call(chatContract.sendMessage, { body })).code).toBe(codeOf('input_invalid'));
    expect((await anna.call(chatContract.sendMessage, { body: { ...body, gift_id: 1 } })).code).toBe(
      codeOf('input_invalid'),
    );
  });

  it('checks the chat rules before any transfer', async () => {
    const [anna, ben] = [await someone({ gold: 50, vip: true }), await someone()];
    for (const expected of [0, 0, 0]) expect((await give(anna, ben, { expected })).status).toBe(201);
    expect((await give(anna, ben, { expected: 0 })).code).toBe(codeOf('message_unanswered'));
    await api.app.database.transaction((db) => block(db, ben.id, anna.id));
    expect((await give(anna, ben, { expected: 0 })).status).toBe(404);
    const carl = await someone({ gold: 50 });
    await api.app.database.transaction((db) => block(db, carl.id, ben.id));
    expect((await give(carl, ben)).code).toBe(codeOf('member_blocked_by_me'));
    expect([await balanceOf(carl), (await anna.call(giftsContract.listGifts)).body.free_left]).toEqual([50, 7]);
    expect(await api.sql('select 1 from gift_sent where sender_id = $1', [carl.id])).toEqual([]);
  });
});

describe('simultaneous gifts', () => {
  // covers: Gifts: fixed price, charged once for simultaneous requests
  it('sends exactly as many as the gold covers', async () => {
    const [anna, ben] = await acquainted({ gold: 50 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => give(anna, ben)));
    const sent = answers.filter(({ status }) => status === 201);
    expect(sent).toHaveLength(10);
    expect(answers.filter(({ code }) => code === codeOf('gold_short'))).toHaveLength(190);
    expect(await balanceOf(anna)).toBe(0);
    const { thread, items } = await threadOf(ben, anna);
    expect(thread?.unread).toBe(11);
    expect(items.filter((message) => message.gift !== null).map((message) => message.id)).toEqual(
      sent.map(({ body }) => body.id).toSorted((one, other) => other - one),
    );
    await booksAreSound();
  });

  // covers: VIP sends gifts free, at most 10 a day, and they earn nothing
  it('gives VIP ten free gifts a day, which earn nothing', async () => {
    const [anna, ben] = await acquainted({ gold: 50, vip: true });
    await api.sql('update account set is_partner = true where id = $1', [ben.id]);
    const answers = await Promise.all(Array.from({ length: 40 }, () => give(anna, ben, { expected: 0 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === codeOf('price_changed'))).toHaveLength(30);
    expect([await balanceOf(anna), (await anna.call(giftsContract.listGifts)).body.free_left]).toEqual([50, 0]);
    expect(await api.sql('select 1 from ledger_earning where member_id = $1', [ben.id])).toEqual([]);
    expect((await give(anna, ben)).body.gift?.price).toBe(5);
    await api.sql('update free_gift_usage set day = day - 1 where member_id = $1', [anna.id]);
    expect((await give(anna, ben)).code).toBe(codeOf('price_changed'));
    expect((await give(anna, ben, { expected: 0 })).status).toBe(201);
  });

  it('keeps the counter of free gifts for its day', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await api.sql(
      `insert into free_gift_usage (member_id, day, used)
       values ($1, (now() at time zone 'utc')::date, 1), ($2, (now() at time zone 'utc')::date - 1, 1)`,
      [anna.id, ben.id],
    );

    await runJob(api, 'gifts.update-popularity');

    expect(
      await api.sql('select member_id from free_gift_usage where member_id in ($1, $2)', [anna.id, ben.id]),
    ).toEqual([{ member_id: anna.id }]);
  });

  it('sends one gift per client id, also as the first message', async () => {
    const [anna, ben] = [await someone({ gold: 50 }), await someone()];
    const client_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(anna, ben, { client_id })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect([await balanceOf(anna), (await threadOf(ben, anna)).thread?.last_seq]).toEqual([45, 1]);
  });
});
