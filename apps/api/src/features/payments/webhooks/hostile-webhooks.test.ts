import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { type PaymentOrder } from '@peonia/contract/money/payments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, type Client } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { hostileWebhooks, type Targets } from '../../../../test/money/hostile-webhooks.ts';
import { deliver, newKey, orderOf } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import type { SignedWebhook } from '../../../../test/providers/payment-double.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';
import { openGateways } from '../gateways/open-gateways.ts';
import { WebhookRefused } from '../gateways/payment-gateway.ts';
import { sandboxMemory } from '../gateways/sandbox/sandbox-memory.ts';

let all: Providers;
let victim: Member;
let china: Client;

beforeAll(async () => {
  all = await startProviders();
  victim = await all.api.register('Victim', { verified: true });
  china = openClient(all.chinaAddress, { language: 'en', token: victim.token });
});
afterAll(() => all.close());

/** Unpaid orders, one for each webhook. */
async function freshTargets(gateway: PaymentOrder['gateway']): Promise<Targets> {
  const [client, amount] = gateway === 'wechat' ? [china, 120] : [victim, 20];
  const options = { amount: 20, expected: { amount, currency: gateway === 'wechat' ? 'RMB' : 'USD' } } as const;
  const one = async () =>
    (
      await client.call(paymentsContract.purchase, {
        params: { method: gateway },
        body: options,
        headers: { 'idempotency-key': newKey() },
      })
    ).body.order.id;
  const [own, other] = await Promise.all([one(), one()]);
  return { own, other };
}

const books = () =>
  all.api.sql(
    'select (select count(*)::int from ledger_transfer) as transfers, (select coalesce(sum(abs(balance)), 0)::bigint as moved from ledger_account)',
  );
const newestEvent = async () =>
  (
    await all.api.sql<{ id: number; state: string; reason: string | null }>(
      'select id, state, reason from payment_webhook_event order by id desc limit 1',
    )
  )[0];
/** The adapter's reason for refusing the bytes, which the route does not reveal; null if it accepts them. */
async function whyUnbelieved(
  gateway: PaymentOrder['gateway'],
  { headers, body }: SignedWebhook,
): Promise<string | null> {
  const adapter = openGateways(all.api.config, sandboxMemory(all.api.app.database)).get(gateway);
  try {
    await adapter?.readWebhook(headers, body);
    return null;
  } catch (error) {
    if (error instanceof WebhookRefused) return error.message;
    throw error;
  }
}

const answers = { verification: 400, size: 413, worker: 204, nobody: 204 } as const;

describe('a forged or broken webhook', () => {
  it.each(Object.entries(hostileWebhooks))('%s', async (_name, { gateway, refused, make }) => {
    const targets = await freshTargets(gateway);
    const webhook = make(all, targets);
    const [before, known] = [await books(), await newestEvent()];
    expect(await deliver(all.api, gateway, webhook)).toBe(answers[refused.at]);
    expect(await whyUnbelieved(gateway, webhook)).toBe(refused.at === 'verification' ? refused.why : null);
    const event = await newestEvent();
    const kept = event?.id === known?.id ? 'unkept' : `${event?.state} ${event?.reason ?? ''}`.trim();
    expect(kept).toBe(
      refused.at === 'worker' ? `refused ${refused.why}` : refused.at === 'nobody' ? refused.left : 'unkept',
    );
    expect(await books()).toEqual(before);
    expect([(await orderOf(victim, targets.own)).state, (await orderOf(victim, targets.other)).state]).toEqual([
      'pending',
      'pending',
    ]);
  });
});

describe('after a real payment', () => {
  it('leaves the books unchanged on replays, reused event ids and second payments', async () => {
    const { own } = await freshTargets('stripe');
    const gold = (await victim.me()).balance;
    const real = all.stripe.pay(own, { id: 'evt_real' });
    expect(await deliver(all.api, 'stripe', real)).toBe(204);
    const before = await books();
    expect((await victim.me()).balance - gold).toBe(20);
    const session = { object: 'checkout.session', ...all.stripe.sessionOf(own) };
    const again = [
      real,
      all.stripe.event('checkout.session.completed', { ...session, amount_total: 100_000 }, { id: 'evt_real' }),
      all.stripe.event('checkout.session.completed', session, { id: 'evt_other' }),
      all.stripe.event('checkout.session.async_payment_succeeded', { ...session, payment_intent: 'pi_second' }),
      all.stripe.event('checkout.session.expired', session),
      all.stripe.event('checkout.session.async_payment_failed', session),
      all.stripe.event('charge.refunded', {
        id: 'ch_1',
        payment_intent: session.payment_intent,
        amount_refunded: 2_000,
        currency: 'eur',
        metadata: {},
      }),
      all.stripe.event('charge.refunded', {
        id: 'ch_1',
        payment_intent: session.payment_intent,
        amount_refunded: -2_000,
        currency: 'usd',
        metadata: {},
      }),
      all.stripe.event('charge.refunded', {
        id: 'ch_1',
        payment_intent: session.payment_intent,
        amount_refunded: 0,
        currency: 'usd',
        metadata: {},
      }),
    ];
    for (const event of again) expect(await deliver(all.api, 'stripe', event)).toBe(204);
    expect([await books(), (await orderOf(victim, own)).state]).toEqual([before, 'credited']);
    expect(await all.api.sql("select 1 from payment_webhook_event where reason = 'paid twice'")).toHaveLength(1);
    expect(await proveBooks(all.api.app.database)).toEqual([]);
  });

  it('returns 404 for unknown gateways', async () => {
    for (const path of ['unknown', 'orders', '..%2fstripe'])
      expect(
        (await fetch(`${all.api.address}/v1/payment/${path}/notices`, { method: 'POST', body: '{}' })).status,
      ).toBe(404);
  });
});
