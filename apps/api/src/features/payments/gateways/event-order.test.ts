import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, notify, orderOf } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';
import { readWebhookHealth } from '../webhooks/read-webhook-health.ts';

let all: Providers;
let members = 0;

beforeAll(async () => {
  all = await startProviders();
});
afterEach(async () => {
  const breaches = await proveBooks(all.api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => all.close());

const payer = () => all.api.register(`Ordered ${(members += 1)}`, { verified: true });
const stateOf = async (member: Member, id: string) => [(await member.me()).balance, (await orderOf(member, id)).state];

/** A payment that Stripe knows, and of which we know only the order. */
async function begunAtStripe(options: Parameters<typeof begin>[2] = { amount: 50 }) {
  const anna = await payer();
  const { order } = await begin(anna, 'stripe', options);
  const { payment_intent } = all.stripe.sessionOf(order.id);
  const tell = (type: string, object: object) =>
    deliver(all.api, 'stripe', all.stripe.event(type, { payment_intent, ...object }));
  const pay = () => deliver(all.api, 'stripe', all.stripe.pay(order.id));
  return { anna, id: order.id, payment_intent, tell, pay };
}

const dispute = { object: 'dispute', amount: 5_000, currency: 'usd', status: 'needs_response' };

describe('an event that names a payment before any order knows it', () => {
  it('holds the payment where it begins a review', async () => {
    const { anna, id, tell, pay } = await begunAtStripe();

    await tell('review.opened', { object: 'review', id: 'prv_early' });
    await pay();

    expect(await stateOf(anna, id)).toEqual([0, 'pending']);
    await tell('review.closed', { object: 'review', id: 'prv_early', closed_reason: 'approved' });
    expect(await stateOf(anna, id)).toEqual([50, 'credited']);
  });

  it('keeps a pack back where it begins a review, also of an order that was cancelled', async () => {
    const { anna, id, tell, pay } = await begunAtStripe({ month: 1 });
    await all.api.sql("update payment_order set state = 'cancelled' where public_id = $1", [id]);

    await tell('review.opened', { object: 'review', id: 'prv_pack' });
    await pay();

    expect([(await anna.me()).vip, (await orderOf(anna, id)).state]).toEqual([0, 'pending']);
  });

  it('holds nothing where the review has ended well too', async () => {
    const { anna, id, tell, pay } = await begunAtStripe();

    await tell('review.closed', { object: 'review', id: 'prv_over', closed_reason: 'approved' });
    await tell('review.opened', { object: 'review', id: 'prv_over' });
    await pay();

    expect(await stateOf(anna, id)).toEqual([50, 'credited']);
  });

  it('takes the gold back where it is a dispute, and gives it again once that is won', async () => {
    const { anna, id, tell, pay } = await begunAtStripe();

    await tell('charge.dispute.created', { ...dispute, id: 'dp_early' });
    await pay();
    const disputed = await stateOf(anna, id);
    await tell('charge.dispute.closed', { ...dispute, id: 'dp_early', status: 'won' });

    expect([disputed, await stateOf(anna, id)]).toEqual([
      [0, 'refunded'],
      [50, 'credited'],
    ]);
  });

  it('is not lost where both arrive at once', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => begunAtStripe({ amount: 20 })));

    await Promise.all(
      begun.flatMap(({ id, payment_intent }, nth) => [
        notify(all.api, 'stripe', all.stripe.pay(id)),
        notify(
          all.api,
          'stripe',
          all.stripe.event('review.opened', { object: 'review', id: `prv_race_${nth}`, payment_intent }),
        ),
      ]),
    );
    const drain = async () => {
      while ((await all.api.app.outbox.drain()) > 0);
    };
    await Promise.all([drain(), drain(), drain()]);
    await drain();

    for (const { anna, id } of begun) expect(await stateOf(anna, id)).toEqual([0, 'pending']);
  });

  it('stays refused where it is of another merchant', async () => {
    const { anna, id, payment_intent, pay } = await begunAtStripe();
    const foreign = all.stripe.event(
      'charge.dispute.created',
      { ...dispute, id: 'dp_live', payment_intent },
      { livemode: true },
    );

    await deliver(all.api, 'stripe', foreign);
    await pay();

    expect(await stateOf(anna, id)).toEqual([50, 'credited']);
  });
});

it('leaves the health good once the order of an early refund has ended unpaid', async () => {
  const { anna, id, tell } = await begunAtStripe();
  const waiting = async () =>
    (await readWebhookHealth(all.api.app.database)).find(({ name }) => name === 'webhooks_waiting');

  await tell('charge.refunded', {
    object: 'charge',
    id: 'ch_x',
    metadata: { order: id },
    currency: 'usd',
    amount_refunded: 5_000,
  });
  await all.api.sql("update payment_webhook_event set received_at = now() - interval '2 hours' where state = 'early'");
  const open = await waiting();
  await all.api.sql("update payment_order set state = 'cancelled' where public_id = $1", [id]);

  expect([open?.state, (await waiting())?.state, (await anna.me()).balance]).toEqual(['bad', 'good', 0]);
});
