import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { membershipContract } from '@peonia/contract/money/membership.schema.ts';
import { refundSale } from '../../src/features/album/public.ts';
import { creditBonus, spendGold } from '../../src/features/ledger/public.ts';
import { bookSaleTransfer } from '../../src/features/media/public.ts';
import type { Db } from '../../src/platform/db/statement.ts';
import type { Api } from '../api.ts';
import { passTime, put, talk } from '../fixtures/call-fixture.ts';
import { cashOut, decide, makePartner } from '../fixtures/cash-out.ts';
import { ask, couple, hireTranslator } from '../fixtures/hire-translator.ts';
import { makeStaff } from '../fixtures/make-staff.ts';
import { accept, deliver as deliverOrder, giftCouple, giveRoses, prepare, takeBack } from '../fixtures/order-gift.ts';
import type { Member } from '../fixtures/register-member.ts';
import { paidTravel } from '../fixtures/request-travel.ts';
import { runJob } from '../run-job.ts';
import { giveGold } from './give-gold.ts';
import { begin, deliver, newKey, press, sandboxWebhook } from './pay.ts';
import { proveBooks } from './prove-books.ts';

/** Buys one of every paid item, through the endpoints that members and payment providers use. Needs `relayOf`. */
export async function payForEverything(api: Api): Promise<{ anna: Member; mei: Member }> {
  const [anna, mei] = [
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
    for (const id of [await sellUpload(db, anna), await sellUpload(db, anna)].slice(0, 1)) await refundSale(db, id);
  });
  await api.app.database.transaction((db) => winSpin(db, anna.id));
  const shop = await makeStaff(api, 'Flora Ship', 'fulfilment');
  const { jonas, mei: recipient } = await giftCouple(api, 200);
  for (const isTakenBack of [false, true]) {
    const id = await giveRoses(jonas, recipient);
    await accept(recipient, id);
    await prepare(shop, id);
    await deliverOrder(shop, id);
    if (isTakenBack) await takeBack(shop, id);
  }
  await hireTranslator(api, 'Kenji Sato');
  for (const isLate of [false, true]) {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    if (isLate) await api.sql('update translation_order set due_at = now() where id = $1', [id]);
  }
  await runJob(api, 'translators.end-orders');
  await refer(api, anna);
  const order = async (options: Parameters<typeof begin>[2]) => (await begin(anna, 'sandbox', options)).order;
  const [gold, pack, late] = [await order({ amount: 50 }), await order({ month: 3 }), await order({ month: 1 })];
  await press(api, gold, 'approve');
  await press(api, pack, 'approve');
  await paidTravel(api, anna, mei);
  await api.sql("update account set vip_until = '2037-12-31' where id = $1", [anna.id]);
  await press(api, late, 'approve');
  await deliver(
    api,
    'sandbox',
    sandboxWebhook(api, gold, { event_id: 'part', kind: 'refunded', amount: 1_000, refund: { id: 'part' } }),
  );
  await deliver(
    api,
    'sandbox',
    sandboxWebhook(api, gold, { event_id: 'dispute', kind: 'disputed', amount: 2_000, refund: { id: 'dispute' } }),
  );
  await deliver(
    api,
    'sandbox',
    sandboxWebhook(api, gold, { event_id: 'dispute won', kind: 'won', amount: 2_000, refund: { id: 'dispute' } }),
  );
  await takeBackShare(api);
  await payOut(api);
  return { anna, mei };
}

/** A partner loses the share of a gift whose payment is refunded. */
async function takeBackShare(api: Api): Promise<void> {
  const partner = await makePartner(api, 'Paula Partner');
  const payer = await api.register('Piet Pays', { verified: true });
  const { order } = await begin(payer, 'sandbox', { amount: 20 });
  await press(api, order, 'approve');
  await write(partner, payer, 'welcome');
  const gift = { user_id: partner.id, message_type: 'gift', message_content: '', gift_id: 1, expected: 5 } as const;
  await payer.call(chatContract.sendMessage, { body: { ...gift, client_id: 'the-tulip' } });
  const refund = { event_id: 'gift refunded', kind: 'refunded', amount: 2_000, refund: { id: 'gift refunded' } };
  await deliver(api, 'sandbox', sandboxWebhook(api, order, refund));
}

/** Two payouts: one is returned by the bank, one stays open. */
async function payOut(api: Api): Promise<void> {
  const [fina, finn] = [await makeStaff(api, 'Fina Gold', 'finance'), await makeStaff(api, 'Finn Gold', 'finance')];
  const [returned, open] = [await makePartner(api, 'Pia Partner', 100), await makePartner(api, 'Per Partner', 100)];
  await proveBooks(api.app.database);
  const { id } = (await cashOut(returned, 80)).body.payout;
  await decide(fina, id, 'approve');
  await decide(finn, id, 'pay');
  await decide(finn, id, 'fail');
  await cashOut(open, 80);
}

/** Throws where the message is refused: what follows needs it. */
async function write(from: Member, to: Member, text: string): Promise<void> {
  const { status, text: answer } = await from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: text, client_id: `message-${text}` },
  });
  if (status >= 300) throw new Error(`The message was refused: ${answer}`);
}

/** Books a won spin as `POST wheel` does, which wins something else each day. */
async function winSpin(db: Db, memberId: number): Promise<void> {
  const { rows } = await db.query<{ id: number }>({
    text: 'insert into wheel_spin (member_id, prize, gold) values ($1, 4, 100) returning id',
    values: [memberId],
  });
  const id = rows[0]?.id ?? 0;
  const transfer = { key: `wheel:${id}`, kind: 'bonus', cause: 'wheel_spin', cause_id: id } as const;
  await creditBonus(db, { ...transfer, member_id: memberId, amount: 100 });
}

/** Books the sale of a file as `payUpload` does; the file itself is deleted. */
async function sellUpload(db: Db, anna: Member): Promise<number> {
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

/** Somebody who came through the link of a partner: their payments have shares. */
async function refer(api: Api, member: Member): Promise<void> {
  const partner = await makePartner(api, 'Rosa Refers');
  await api.sql(
    "insert into partner_link (pid, member_id, campaign, page, language) values ('ros', $1, 'Blog', 'landing', 'en')",
    [partner.id],
  );
  await api.sql("insert into partner_referral (member_id, pid, partner_id) values ($1, 'ros', $2)", [
    member.id,
    partner.id,
  ]);
}
