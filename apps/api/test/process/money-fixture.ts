import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import { membershipContract } from '@peonia/contract/money/membership.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { packPrice, type PackMonth } from '@peonia/core/packs.ts';
import { expect } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { openClient, type Client } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { giveGold } from '../money/give-gold.ts';
import { proveBooks } from '../money/prove-books.ts';
import type { ServeProcess } from './serve-process.ts';

/** Somebody who spends on somebody else, and everything they were told is done. */
export interface Spender {
  readonly from: Member;
  readonly to: Member;
  readonly gold: number;
  readonly acknowledged: Set<string>;
  /** The call that was under way when everything stopped. */
  last: string;
}

/** Two members who have written to each other, so that gifts may follow, and gold for the first. */
export async function openSpender(server: ServeProcess, url: string, name: string, gold: number): Promise<Spender> {
  const [from, to] = [await server.register(`${name} Spends`), await server.register(`${name} Takes`)];
  await write(from, to, `${name}-hello`);
  await write(to, from, `${name}-answer`);
  await withDatabase(url, (database) => giveGold(database, from, gold));
  return { from, to, gold, acknowledged: new Set(), last: '' };
}

const write = (from: Member, to: Member, client_id: string) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: client_id, client_id },
  });

export const again = (server: ServeProcess, member: Member): Client =>
  openClient(server.address, { language: 'en', token: member.token });

/** The gift that is sent over and over: the cheapest one of the catalogue. */
export async function cheapestGift(client: Client): Promise<{ id: number; price: number }> {
  const [gift] = (await client.call(giftsContract.listGifts, { query: { order: 'price' } })).body.items;
  if (gift === undefined) throw new Error('There is no gift');
  return gift;
}

export function sendGift(client: Client, { to }: Spender, gift: { id: number; price: number }, client_id: string) {
  return client.call(chatContract.sendMessage, {
    body: {
      user_id: to.id,
      message_type: 'gift',
      message_content: '',
      gift_id: gift.id,
      expected: gift.price,
      client_id,
    },
  });
}

export function buyPack(client: Client, month: PackMonth, key: string) {
  return client.call(membershipContract.upgrade, {
    body: { package: month, gateway: 'balance', expected: packPrice(month, limits) / 100 },
    headers: { 'idempotency-key': key },
  });
}

/** Sends gifts one after the other, each under a new id, as long as its answer lets it go on. */
export async function spendOn(
  spender: Spender,
  gift: { id: number; price: number },
  name: string,
  goesOn: (status: number | null) => boolean,
): Promise<void> {
  for (let i = 0; ; i += 1) {
    spender.last = `${name}-${String(i).padStart(6, '0')}`;
    const status = await sendGift(spender.from, spender, gift, spender.last).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 201) spender.acknowledged.add(spender.last);
    if (!goesOn(status)) return;
  }
}

/** Waits until every one of them is in the middle of it: so many gifts were acknowledged. */
export async function inTheMiddle(spenders: readonly Spender[], gifts = 25): Promise<void> {
  while (spenders.some(({ acknowledged }) => acknowledged.size < gifts))
    await new Promise((resume) => setTimeout(resume, 5));
}

export async function withDatabase<T>(
  url: string,
  work: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url, pool: 4, statementTimeoutMs: 20_000, name: 'money-world' });
  return work(database).finally(() => database.end());
}

/**
 * The books are sound, every acknowledged gift is there with its message and its transfer, and no gold went for
 * anything else.
 */
export async function expectWhole(url: string, spenders: readonly Spender[], gift: { price: number }): Promise<void> {
  await withDatabase(url, async (database) => {
    expect(await proveBooks(database)).toEqual([]);
    for (const { from, gold, acknowledged } of spenders) {
      const { rows } = await database.query<{ client_id: string; has_message: boolean; transfers: number }>({
        text: `select g.client_id, exists (select 1 from message m where m.gift_sent_id = g.id) as has_message,
                 (select count(*) from ledger_transfer t where t.cause = 'gift_sent' and t.cause_id = g.id) as transfers
               from gift_sent g where g.sender_id = $1`,
        values: [from.id],
      });
      expect(rows.filter((row) => !row.has_message || row.transfers !== 1)).toEqual([]);
      const sent = new Set(rows.map((row) => row.client_id));
      expect(sent.size).toBe(rows.length);
      expect([...acknowledged].filter((id) => !sent.has(id))).toEqual([]);
      const spent = await database.query<{ left: number }>({
        text: "select sum(balance)::bigint as left from ledger_account where member_id = $1 and kind in ('bonus', 'purchased')",
        values: [from.id],
      });
      expect(spent.rows[0]?.left).toBe(gold * 100 - Math.round(sent.size * gift.price * 100));
    }
  });
}
