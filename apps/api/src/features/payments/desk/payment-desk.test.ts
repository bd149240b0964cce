import { paymentDeskContract as contract } from '@peonia/contract/money/payment-desk.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, newKey, orderOf, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { decideByStaff, financeStaff } from '../../../../test/money/release-by-staff.ts';
import { spendGold } from '../../ledger/public.ts';

let api: Api;
let fay: StaffMember;
let finn: StaffMember;
let members = 0;

beforeAll(async () => {
  api = await startApi();
  [fay, finn] = await financeStaff(api);
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => api.close());

const payer = () => api.register(`Desk ${(members += 1)}`, { verified: true });
const goldOf = async (member: Member) => (await member.me()).balance;
const drain = async () => {
  while ((await api.app.outbox.drain()) > 0);
};
const ask = (staff: Member, id: string, act: 'release' | 'refund', amount?: number) =>
  staff.call(contract.askPaymentAct, {
    params: { id },
    body: { act, ...(amount === undefined ? {} : { amount }), reason: 'Checked with the member' },
  });
const decide = (staff: Member, id: string, request: number, confirm = true) =>
  staff.call(contract.decidePaymentRequest, {
    params: { id },
    body: { request, confirm, reason: 'Looked at it too' },
  });
const find = async (q: string, rest: object = {}) =>
  (await fay.call(contract.listPayments, { query: { q, ...rest } })).body.items.map(({ id }) => id);

async function paid(amount: number, act: string) {
  const anna = await payer();
  const { order } = await begin(anna, 'sandbox', { amount });
  await press(api, order, act);
  return { anna, id: order.id, order };
}

describe('a request about a payment', () => {
  it('moves nothing until another person confirms it', async () => {
    const { anna, id } = await paid(50, 'risky');

    const asked = await ask(fay, id, 'release');
    const own = await decide(fay, id, asked.body.requests[0]?.id ?? 0);
    const before = await goldOf(anna);
    const confirmed = await decide(finn, id, asked.body.requests[0]?.id ?? 0);

    expect([own.code, before, confirmed.body.held, await goldOf(anna)]).toEqual([400420, 0, false, 50]);
    expect(confirmed.body.requests).toMatchObject([{ state: 'done', asked_by: 'Fay Finance', own: false }]);
  });

  it('is refused by the database where one person decides alone', async () => {
    const { id } = await paid(50, 'risky');
    await ask(fay, id, 'release');

    const alone = api.sql(
      "update payment_request set state = 'done', decided_by = asked_by where state = 'open' and order_id = (select id from payment_order where public_id = $1)",
      [id],
    );

    await expect(alone).rejects.toThrow('payment_request_second_person');
  });

  it('waits alone: another one about the same payment is refused', async () => {
    const { id } = await paid(50, 'risky');

    const codes = (await Promise.all([ask(fay, id, 'release'), ask(finn, id, 'refund')])).map(({ code }) => code);

    expect(codes.toSorted()).toEqual([400421, null]);
  });

  it('can be taken back by who asked, and asked again', async () => {
    const { id } = await paid(50, 'risky');
    const asked = await ask(fay, id, 'release');

    const back = await decide(fay, id, asked.body.requests[0]?.id ?? 0, false);

    expect(back.body.requests).toMatchObject([{ state: 'refused', decided_by: 'Fay Finance' }]);
    expect((await ask(finn, id, 'refund')).status).toBe(200);
  });

  it('confirmed twice at once is carried out once', async () => {
    const { anna, id } = await paid(50, 'risky');
    const request = (await ask(fay, id, 'release')).body.requests[0]?.id ?? 0;

    const codes = (await Promise.all([decide(finn, id, request), decide(finn, id, request)])).map(({ code }) => code);

    expect([codes.toSorted(), await goldOf(anna)]).toEqual([[400422, null], 50]);
  });

  it('is logged with its reason, and so is every look', async () => {
    const { id } = await paid(50, 'risky');
    await fay.call(contract.getPaymentCase, { params: { id } });
    await ask(fay, id, 'release');

    const acts = await api.sql<{ act: string; detail: string }>(
      `select act, detail from staff_act where subject = 'payment' and subject_ids @> array[(select id from payment_order where public_id = $1)] order by id`,
      [id],
    );

    expect(acts).toEqual([
      { act: 'payment.read', detail: '' },
      { act: 'payment.release-asked', detail: 'Checked with the member' },
    ]);
  });
});

describe('a refund by staff', () => {
  it('of a held payment gives all of it back and tells the member', async () => {
    const { anna, id } = await paid(50, 'risky');

    await decideByStaff(api, id, { act: 'refund' });
    await drain();

    expect([await goldOf(anna), (await orderOf(anna, id)).state]).toEqual([0, 'refunded']);
    expect((await anna.call(notificationsContract.listNotifications)).body.items).toMatchObject([
      { type: 'payclear', data: { what: 'refunded', amount: 50 } },
    ]);
    expect((await mailsTo(api, (await anna.me()).email ?? '')).join()).toContain('$50.00');
  });

  it('of a part takes back its share of the gold', async () => {
    const { anna, id } = await paid(100, 'approve');

    await decideByStaff(api, id, { act: 'refund', amount: 25 });
    await drain();

    expect([await goldOf(anna), (await orderOf(anna, id)).state]).toEqual([75, 'credited']);
  });

  it('of spent gold leaves a debt', async () => {
    const { anna, id } = await paid(50, 'approve');
    await api.app.database.transaction((db) =>
      spendGold(db, { key: newKey(), kind: 'gift', cause: 'test', cause_id: 9, member_id: anna.id, price: 2_000 }),
    );

    await decideByStaff(api, id, { act: 'refund' });
    await drain();

    const { body } = await fay.call(contract.getPaymentCase, { params: { id } });
    expect([body.payer.debt, body.refunded, body.requests[0]?.state]).toEqual([20, 50, 'done']);
  });

  it('is not larger than what is left', async () => {
    const { id } = await paid(100, 'approve');
    await decideByStaff(api, id, { act: 'refund', amount: 60 });
    await drain();

    const more = await ask(fay, id, 'refund', 40.01);

    expect([more.code, (await ask(fay, id, 'refund', 40)).status]).toEqual([400423, 200]);
  });

  it('sent twice to the provider is one refund', async () => {
    const { anna, id } = await paid(100, 'approve');
    await decideByStaff(api, id, { act: 'refund', amount: 30 });
    await drain();

    await api.sql(
      "insert into outbox (topic, payload) select 'payments.refund', jsonb_build_object('request_id', max(id)) from payment_request",
    );
    await drain();

    expect(await goldOf(anna)).toBe(70);
  });
});

describe('a review of the provider', () => {
  const tell = (order: Parameters<typeof sandboxWebhook>[1], kind: string, review: string) =>
    deliver(
      api,
      'sandbox',
      sandboxWebhook(api, order, {
        event_id: `${order.id}:${kind}:${review}`,
        kind,
        review,
        reason: 'risk',
        amount: null,
      }),
    );

  it('that ends well releases the payment by itself', async () => {
    const { anna, order } = await paid(50, 'approve');
    await tell(order, 'reviewed', 'one');
    const held = await goldOf(anna);

    await tell(order, 'released', 'one');

    expect([held, await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([0, 50, 'credited']);
  });

  it('that is reported closed before it is reported open holds nothing', async () => {
    const { anna, order } = await paid(50, 'approve');

    await tell(order, 'released', 'two');
    await tell(order, 'reviewed', 'two');

    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([50, 'credited']);
  });

  it('that ends leaves the payment held for another one', async () => {
    const { anna, order } = await paid(50, 'approve');
    for (const review of ['three', 'four']) await tell(order, 'reviewed', review);

    await tell(order, 'released', 'three');
    const held = await goldOf(anna);
    await tell(order, 'released', 'four');

    expect([held, await goldOf(anna)]).toEqual([0, 50]);
  });

  it('that ends leaves a payment held that arrived as risky', async () => {
    const { anna, order } = await paid(50, 'risky');
    await tell(order, 'reviewed', 'five');

    await tell(order, 'released', 'five');

    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([0, 'pending']);
    await decideByStaff(api, order.id, { act: 'release' });
    expect(await goldOf(anna)).toBe(50);
  });

  it('that began before the payment arrived is not ended by another one', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 50 });
    for (const review of ['six', 'seven']) await tell(order, 'reviewed', review);
    await tell(order, 'released', 'six');
    await press(api, order, 'approve');
    const held = await goldOf(anna);

    await tell(order, 'released', 'seven');

    expect([held, await goldOf(anna)]).toEqual([0, 50]);
  });

  it('that ends after the staff has released the payment changes nothing', async () => {
    const { anna, order } = await paid(50, 'approve');
    for (const review of ['eight', 'nine']) await tell(order, 'reviewed', review);
    await decideByStaff(api, order.id, { act: 'release' });

    for (const review of ['eight', 'nine']) await tell(order, 'released', review);

    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([50, 'credited']);
  });
});

describe('the list of payments', () => {
  it('is searched by order, member, provider reference, amount and day', async () => {
    const { anna, id } = await paid(77, 'approve');
    const { name } = await anna.me();
    const today = new Date().toISOString().slice(0, 10);

    const found = await Promise.all([
      find(id),
      find(id.slice(0, 12)),
      find(name),
      find(String(anna.id)),
      find(`pay_${id}`),
      find('77.00'),
      find(id, { day: today }),
      find(id, { day: '2020-01-01' }),
    ]);

    expect(found).toEqual([[id], [id], [id], [id], [id], [id], [id], []]);
  });

  it('has a part for what is held', async () => {
    const [held, fine] = [await paid(50, 'risky'), await paid(50, 'approve')];

    const { body } = await fay.call(contract.listPayments, { query: { show: 'held' } });

    const ids = body.items.map(({ id }) => id);
    expect([ids.includes(held.id), ids.includes(fine.id)]).toEqual([true, false]);
  });

  it('shows the webhook events of a payment as they arrived', async () => {
    const { id } = await paid(50, 'approve');

    const { body } = await fay.call(contract.getPaymentCase, { params: { id } });

    expect(body.events).toMatchObject([{ kind: 'paid', state: 'applied', detail: null }]);
    expect(JSON.parse(body.events[0]?.raw ?? '{}')).toMatchObject({ merchant: 'sandbox', order: id });
  });
});
