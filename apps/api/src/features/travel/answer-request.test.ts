import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { newKey, orderOf, press } from '../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../test/money/prove-books.ts';
import { answerRequest, endRequests } from './answer-request.ts';

let api: Api;
let count = 0;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const someone = () => api.register(`Asked ${(count += 1)}`, { verified: true });

/** A request whose fee is paid, with its two members. */
async function paidRequest() {
  const [jonas, mei] = [await someone(), await someone()];
  const [row] = await api.sql<{ id: string }>(
    `insert into travel_request (member_id, companion_id, name, email, destination)
     values ($1, $2, 'Jonas Weber', 'jonas@example.com', 'Chengdu') returning id`,
    [jonas.id, mei.id],
  );
  const id = Number(row?.id);
  const { body } = await jonas.call(paymentsContract.purchase, {
    params: { method: 'sandbox' },
    body: { item: { name: 'travel', id }, expected: { amount: 50, currency: 'USD' } },
    headers: { 'idempotency-key': newKey() },
  });
  await press(api, body.order, 'approve');
  return { jonas, mei, id, order: body.order };
}

type Paid = Awaited<ReturnType<typeof paidRequest>>;
const say = ({ id }: Paid, member: Member, consent: 'accepted' | 'declined' | 'withdrawn') =>
  api.app.database.transaction((db) => answerRequest(db, { id, companion_id: member.id, consent }));
const settle = async () => {
  while ((await api.app.outbox.drain()) > 0);
};
const outcome = async ({ id, jonas, order }: Paid) => {
  await settle();
  const [row] = await api.sql<{ state: string; consent: string; refunded: boolean }>(
    'select state, consent, refunded_at is not null as refunded from travel_request where id = $1',
    [id],
  );
  return { ...row, payment: (await orderOf(jonas, order.id)).state };
};
const refunds = ({ order }: Paid) =>
  api.sql('select 1 from payment_refund r join payment_order o on o.id = r.order_id where o.public_id = $1', [
    order.id,
  ]);

describe('the answer of the companion', () => {
  it('lets the desk begin with a yes', async () => {
    const paid = await paidRequest();

    await say(paid, paid.mei, 'accepted');

    expect(await outcome(paid)).toEqual({ state: 'paid', consent: 'accepted', refunded: false, payment: 'credited' });
  });

  it('returns the fee through the provider, once, with a no', async () => {
    const paid = await paidRequest();

    const answers = [await say(paid, paid.mei, 'declined'), await say(paid, paid.mei, 'declined')];

    expect(answers).toEqual([true, false]);
    expect(await outcome(paid)).toEqual({
      state: 'cancelled',
      consent: 'declined',
      refunded: true,
      payment: 'refunded',
    });
    expect(await refunds(paid)).toHaveLength(1);
  });

  it('returns the fee when the yes is taken back while the desk works', async () => {
    const paid = await paidRequest();
    await say(paid, paid.mei, 'accepted');
    await api.sql("update travel_request set state = 'in_progress' where id = $1", [paid.id]);

    await say(paid, paid.mei, 'withdrawn');

    expect(await outcome(paid)).toEqual({
      state: 'cancelled',
      consent: 'withdrawn',
      refunded: true,
      payment: 'refunded',
    });
  });

  it('is taken from the companion alone', async () => {
    const paid = await paidRequest();

    expect([await say(paid, paid.jonas, 'accepted'), await say(paid, await someone(), 'declined')]).toEqual([
      false,
      false,
    ]);
  });

  it('does not begin the work before the yes', async () => {
    const paid = await paidRequest();

    await expect(api.sql("update travel_request set state = 'in_progress' where id = $1", [paid.id])).rejects.toThrow(
      'travel_request_agreed',
    );
  });

  it('ends the request when it does not come in time', async () => {
    const paid = await paidRequest();
    await api.sql("update travel_request set answer_until = now() - interval '1 minute' where id = $1", [paid.id]);

    const ended = await api.app.database.transaction(endRequests);

    expect(ended).toBe(1);
    expect(await outcome(paid)).toEqual({
      state: 'cancelled',
      consent: 'expired',
      refunded: true,
      payment: 'refunded',
    });
  });
});

it('sends one refund when the fee is returned twice at once', async () => {
  const paid = await paidRequest();
  const [row] = await api.sql<{ order_id: string }>('select order_id from travel_request where id = $1', [paid.id]);
  await say(paid, paid.mei, 'declined');

  await api.sql(
    "insert into outbox (topic, payload) select topic, payload from outbox where topic = 'payments.return-fee' and payload->>'order_id' = $1",
    [row?.order_id],
  );

  expect((await outcome(paid)).payment).toBe('refunded');
  expect(await refunds(paid)).toHaveLength(1);
});
