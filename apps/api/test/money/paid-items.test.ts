import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditPurchase, mayPayOut, proveBooks, reverseTransfer, spendGold } from '../../src/features/ledger/public.ts';
import type { Db } from '../../src/platform/db/statement.ts';
import { startApi, type Api } from '../api.ts';
import { relayOf } from '../fixtures/call-fixture.ts';
import type { Member } from '../fixtures/register-member.ts';
import { runJob } from '../run-job.ts';
import { paidItems } from './paid-items.ts';
import { payForEverything } from './pay-for-everything.ts';

let api: Api;
let anna: Member;
let mei: Member;

beforeAll(async () => {
  api = await startApi(relayOf);
  ({ anna, mei } = await payForEverything(api));
});
afterAll(() => api.close());

/** Causes of differences between providers and books, which the tests of the reconciliation prove. */
const settled = ['settlement', 'correction'];

/** What the proof finds after something was broken. Nothing of it stays. */
async function found(harm: (db: Db) => Promise<unknown>): Promise<string[]> {
  const over = new Error('rolled back');
  let rules: string[] = [];
  const work = api.app.database.transaction(async (db) => {
    await harm(db);
    rules = (await proveBooks(db, paidItems)).map(({ rule }) => rule);
    expect(await mayPayOut(db)).toBe(rules.length === 0);
    throw over;
  });
  await expect(work).rejects.toBe(over);
  return rules;
}

const text = (sql: string) => async (db: Db) => {
  for (const one of sql.replaceAll(':anna', String(anna.id)).replaceAll(':mei', String(mei.id)).split('; '))
    await db.query({ text: one });
};
const spend =
  (key: string, kind: 'gift' | 'vip' | 'unlock' | 'contact', cause: string, cause_id = 1) =>
  (db: Db) =>
    spendGold(db, { key, kind, cause, cause_id, member_id: anna.id, price: 100 });
const credit = (key: string) => (db: Db) =>
  creditPurchase(db, { key, kind: 'recharge', cause: 'order', cause_id: 1, member_id: anna.id, amount: 100 });

// covers: Every paid item has exactly one transaction, and every transaction one item
it('finds nothing where everything was paid as it should', async () => {
  expect(await found(async () => {})).toEqual([]);
  // Settled earnings are proved inside the books.
  const causes = await api.sql<{ cause: string }>(
    "select distinct cause from ledger_transfer where cause not in ('test', 'transfer')",
  );
  const expected = paidItems.map(({ cause }) => cause).filter((cause) => !settled.includes(cause));
  expect(new Set(causes.map(({ cause }) => cause))).toEqual(new Set(expected));
});

describe('something paid that the books do not know', () => {
  it.each<[string, string, string]>([
    [
      'a gift',
      "insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid) values (:anna, :mei, 1, 'x', 500, 500)",
      'paid without a transfer: gift',
    ],
    [
      'a minute of a call',
      'insert into call_minute (call_id, minute, gold) values (999, 1, 100)',
      'paid without a transfer: call minute',
    ],
    [
      'a contact',
      'insert into contact_access (buyer_id, owner_id, price) values (:mei, :anna, 2000)',
      'paid without a transfer: contact',
    ],
    ['a file', 'insert into upload_sale (buyer_id, price) values (:anna, 700)', 'paid without a transfer: bought file'],
    [
      'a refunded file',
      'update upload_sale set refunded_at = now() where refunded_at is null',
      'paid without a transfer: bought file',
    ],
    [
      'a translation',
      "insert into translation_order (payer_id, source, target, words, characters, price, due_at) values (:anna, 'de', 'ja', 1, 0, 100, now())",
      'paid without a transfer: human translation',
    ],
    [
      'a refunded translation',
      "update translation_order set state = 'refunded', refunded_at = now(), refund = 'late' where state = 'waiting'",
      'paid without a transfer: human translation',
    ],
    [
      'a spin of the wheel',
      'insert into wheel_spin (member_id, prize, gold) values (:mei, 4, 100)',
      'paid without a transfer: wheel spin',
    ],
    [
      'a pack from the balance',
      "insert into vip_grant (cause, member_id, paid_by, month, vip_from, vip_until) values ('upgrade:x', :anna, :anna, 1, '2026-01-01', '2026-02-01')",
      'paid without a transfer: pack from the balance',
    ],
    [
      'an order',
      "insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language, state) values (repeat('a', 32), :anna, 'x', '', 'sandbox', 100, :anna, 100, 'USD', 'en', 'credited')",
      'paid without a transfer: order',
    ],
    [
      'money that went back',
      "insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold) select 'sandbox', 'x', min(id), 'refund', 1, 1 from payment_order",
      'paid without a transfer: order',
    ],
    [
      'a won dispute',
      "update payment_refund set won_at = now(), kind = 'chargeback' where refund_id = 'part'",
      'paid without a transfer: order',
    ],
    [
      'gold in place of a pack',
      'update payment_order set as_gold = true where month = 3',
      'paid without a transfer: order',
    ],
  ])('%s', async (_name, sql, rule) => {
    expect(await found(text(sql))).toContain(rule);
  });
});

describe('a transfer for something that is not there', () => {
  it.each<[string, (db: Db) => Promise<unknown>, string]>([
    ['a gift', spend('gift:x', 'gift', 'gift_sent', 999), 'a transfer without its gift'],
    ['a gift that became free', text('update gift_sent set paid = 0'), 'a transfer without its gift'],
    ['a minute of a call', text('delete from call_minute where minute = 2'), 'a transfer without its call minute'],
    ['a contact', text('delete from contact_access'), 'a transfer without its contact'],
    ['a file', text('delete from upload_sale where refunded_at is null'), 'a transfer without its bought file'],
    [
      'a file under the number of another transfer',
      text('update upload_sale set transfer_id = 1 where refunded_at is null'),
      'a transfer without its bought file',
    ],
    [
      'a file whose refund was forgotten',
      text('update upload_sale set refunded_at = null'),
      'a transfer without its bought file',
    ],
    ['a spin of the wheel', text('delete from wheel_spin'), 'a transfer without its wheel spin'],
    [
      'a translation',
      text("delete from translation_order where state = 'waiting'"),
      'a transfer without its human translation',
    ],
    [
      'a translation whose refund was forgotten',
      text("delete from translation_order where state = 'refunded'"),
      'a transfer without its human translation',
    ],
    [
      'a pack',
      text("delete from vip_grant where cause like 'upgrade:%'"),
      'a transfer without its pack from the balance',
    ],
    ['an order', credit('order:999'), 'a transfer without its order'],
    [
      'money that came again',
      text("update payment_refund set won_at = null where refund_id = 'dispute'"),
      'a transfer without its order',
    ],
    ['gold in place of a pack', text('update payment_order set as_gold = false'), 'a transfer without its order'],
    [
      'nothing that a feature knows',
      spend('y', 'gift', 'forgotten'),
      'a transfer of the cause forgotten that nobody answers for',
    ],
  ])('%s', async (_name, harm, rule) => {
    expect(await found(harm)).toContain(rule);
  });
});

describe('one thing', () => {
  it.each<[string, (db: Db) => Promise<unknown>, string]>([
    ['paid twice', (db) => spend('gift:y', 'gift', 'gift_sent', 1)(db), 'several transfers of one gift'],
    [
      'at another price, a minute',
      text('update call_minute set gold = 100'),
      'a transfer of another price than its call minute',
    ],
    [
      'at another price',
      text('update gift_sent set price = 600, paid = 600'),
      'a transfer of another price than its gift',
    ],
    [
      'called another thing in the books',
      text("update payment_refund set kind = 'refund', won_at = null where refund_id = 'dispute'"),
      'a transfer of another kind than its order',
    ],
    [
      'granted without its payment',
      text(
        "insert into vip_grant (cause, member_id, month, vip_from, vip_until) values ('order:x', :anna, 1, '2026-01-01', '2026-02-01')",
      ),
      'a pack was granted without its payment',
    ],
    [
      'granted and turned into gold',
      text(
        "insert into vip_grant (cause, member_id, month, vip_from, vip_until) select 'order:' || public_id, :anna, month, '2026-01-01', '2026-02-01' from payment_order where as_gold",
      ),
      'a pack was granted and turned into gold too',
    ],
    ['paid and not granted', text("delete from vip_grant where cause like 'order:%'"), 'a paid pack was not granted'],
  ])('%s', async (_name, harm, rule) => {
    expect(await found(harm)).toContain(rule);
  });

  it('refunded without a word of its feature', async () => {
    const rules = await found(async (db) => {
      const { rows } = await db.query<{ id: number }>({
        text: "select id from ledger_transfer where cause = 'gift_sent'",
      });
      await reverseTransfer(db, { key: 'refund:x', transfer_id: rows[0]?.id ?? 0, cause: 'gift_sent', cause_id: 998 });
    });
    expect(rules).toEqual(['a transfer without its gift']);
  });
});

it('finds nothing wrong where an erasure has forgotten purchases', async () => {
  const erased = await found(
    text(
      "update account set status = 'deleted' where id = :mei; delete from contact_access; delete from call; update gift_sent set client_id = 'deleted-' || id",
    ),
  );
  expect(erased).toEqual([]);
});

it('is run every hour and stops payouts', async () => {
  await api.sql('update gift_sent set price = 600, paid = 600');
  await runJob(api, 'ledger.prove-books');
  expect(await mayPayOut(api.app.database)).toBe(false);
  await api.sql('update gift_sent set price = 500, paid = 500');
  await runJob(api, 'ledger.prove-books');
  expect(await mayPayOut(api.app.database)).toBe(true);
});
