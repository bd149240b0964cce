import { chatContract } from '@peonia/contract/chat.ts';
import { contactsContract } from '@peonia/contract/contacts.ts';
import { membershipContract } from '@peonia/contract/membership.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundSale } from '../src/features/album/public.ts';
import { creditPurchase, mayPayOut, proveBooks, reverseTransfer, spendGold } from '../src/features/ledger/public.ts';
import { bookSaleTransfer } from '../src/features/media/public.ts';
import { paidThings } from '../src/paid-things.ts';
import type { Db } from '../src/platform/db/statement.ts';
import { startApi, type Api } from './api.ts';
import { passTime, put, relayOf, talk } from './call-world.ts';
import { giveGold } from './give-gold.ts';
import { ask, couple, hireTranslator } from './hire-translator.ts';
import { begin, deliver, newKey, press, sandboxNotice } from './pay.ts';
import type { Member } from './register-member.ts';
import { runJob } from './run-job.ts';

let api: Api;
let anna: Member;
let mei: Member;

/** One of everything that is paid for, as members and providers do it. */
beforeAll(async () => {
  api = await startApi(relayOf);
  [anna, mei] = [
    await api.register('Anna Pays', { verified: true }),
    await api.register('Mei Is Paid', { verified: true }),
  ];
  await giveGold(api.app.database, anna, 500);
  await mei.call(contactsContract.saveContact, {
    body: { facebook: 'mei', wechat: null, phone: null, email: null, price: 20, show: 1, vip_free: 0 },
  });
  await anna.call(contactsContract.buyContact, {
    params: { id: mei.id },
    body: { expected: 20 },
    headers: { 'idempotency-key': newKey() },
  });
  const call = await talk(anna, mei, { kind: 'video' });
  await passTime(api.sql, call, 85);
  await put(mei, call, { status: 'hangup' });
  await write(anna, mei, 'hello');
  await write(mei, anna, 'answer');
  await anna.call(chatContract.sendMessage, {
    body: {
      user_id: mei.id,
      message_type: 'gift',
      message_content: '',
      gift_id: 1,
      expected: 5,
      client_id: 'the-rose',
    },
  });
  await anna.call(membershipContract.upgrade, {
    body: { package: 1, gateway: 'balance', expected: 30 },
    headers: { 'idempotency-key': newKey() },
  });
  await api.app.database.transaction(async (db) => {
    for (const id of [await sell(db), await sell(db)].slice(0, 1)) await refundSale(db, id);
  });
  await hireTranslator(api, 'Kenji Sato');
  for (const isLate of [false, true]) {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    if (isLate) await api.sql('update translation_order set due_at = now() where id = $1', [id]);
  }
  await runJob(api, 'translators.end-orders');
  const [gold, pack, late] = [await order({ amount: 50 }), await order({ month: 3 }), await order({ month: 1 })];
  await press(api, gold, 'approve');
  await press(api, pack, 'approve');
  await api.sql("update account set vip_until = '2037-12-31' where id = $1", [anna.id]);
  await press(api, late, 'approve');
  await deliver(
    api,
    'sandbox',
    sandboxNotice(api, gold, { event_id: 'part', kind: 'refunded', amount: 1_000, refund: { id: 'part' } }),
  );
  await deliver(
    api,
    'sandbox',
    sandboxNotice(api, gold, { event_id: 'dispute', kind: 'disputed', amount: 2_000, refund: { id: 'dispute' } }),
  );
  await deliver(
    api,
    'sandbox',
    sandboxNotice(api, gold, { event_id: 'dispute won', kind: 'won', amount: 2_000, refund: { id: 'dispute' } }),
  );
});
afterAll(() => api.close());

const order = async (wish: Parameters<typeof begin>[2]) => (await begin(anna, 'sandbox', wish)).order;
const write = (from: Member, to: Member, client_id: string) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: client_id, client_id },
  });

/** A file's sale, as `payUpload` books it; the file itself is gone. */
async function sell(db: Db): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    text: 'insert into upload_sale (buyer_id, price) values ($1, 700) returning id',
    values: [anna.id],
  });
  const id = rows[0]?.id ?? 0;
  const { transfer_id } = await spendGold(db, {
    key: `upload-sale:${id}`,
    kind: 'unlock',
    cause: 'upload_sale',
    cause_id: id,
    member_id: anna.id,
    price: 700,
  });
  await bookSaleTransfer(db, id, transfer_id);
  return id;
}

/** What the proof finds after something was broken. Nothing of it stays. */
async function found(harm: (db: Db) => Promise<unknown>): Promise<string[]> {
  const over = new Error('rolled back');
  let rules: string[] = [];
  const work = api.app.database.transaction(async (db) => {
    await harm(db);
    rules = (await proveBooks(db, paidThings)).map(({ rule }) => rule);
    expect(await mayPayOut(db)).toBe(rules.length === 0);
    throw over;
  });
  await expect(work).rejects.toBe(over);
  return rules;
}

const text = (sql: string) => (db: Db) =>
  db.query({ text: sql.replaceAll(':anna', String(anna.id)).replaceAll(':mei', String(mei.id)) });
const spend =
  (key: string, kind: 'gift' | 'vip' | 'unlock' | 'contact', cause: string, cause_id = 1) =>
  (db: Db) =>
    spendGold(db, { key, kind, cause, cause_id, member_id: anna.id, price: 100 });
const credit = (key: string) => (db: Db) =>
  creditPurchase(db, { key, kind: 'recharge', cause: 'order', cause_id: 1, member_id: anna.id, amount: 100 });

it('finds nothing where everything was paid as it should', async () => {
  expect(await found(async () => {})).toEqual([]);
  const causes = await api.sql<{ cause: string }>("select distinct cause from ledger_transfer where cause <> 'test'");
  expect(new Set(causes.map(({ cause }) => cause))).toEqual(new Set(paidThings.map(({ cause }) => cause)));
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
      'a dispute that was won',
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
      "update account set status = 'erased' where id = :mei; delete from contact_access; delete from call; update gift_sent set client_id = 'erased-' || id",
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
