import type { PaymentOrder } from '@peonia/contract/payments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../../../test/client.ts';
import { hostileNotices, type Targets } from '../../../test/hostile-notices.ts';
import { begin, deliver, orderOf } from '../../../test/pay.ts';
import type { Member } from '../../../test/register-member.ts';
import { startProviders, type Providers } from '../../../test/start-providers.ts';
import { proveBooks } from '../ledger/public.ts';

let all: Providers;
let victim: Member;
const targets = new Map<PaymentOrder['gateway'], Targets>();

beforeAll(async () => {
  all = await startProviders();
  victim = await all.api.register('Victim', { verified: true });
  const china = openClient(all.chinaAddress, { language: 'en', token: victim.token });
  for (const gateway of ['stripe', 'paypal', 'wechat', 'sandbox'] as const) {
    const client = gateway === 'wechat' ? china : victim;
    const [own, other] = [(await begin(client, gateway, { amount: 20 })).order.id, (await begin(client, gateway, { amount: 20 })).order.id];
    targets.set(gateway, { own, other });
  }
});
afterAll(() => all.close());

const books = () => all.api.sql('select (select count(*)::int from ledger_transfer) as transfers, (select coalesce(sum(abs(balance)), 0)::bigint as moved from ledger_account)');
const ofGateway = (gateway: PaymentOrder['gateway']) => targets.get(gateway) ?? { own: '', other: '' };

describe('a notice that is not what it says', () => {
  it.each(Object.entries(hostileNotices))('%s', async (_name, { gateway, status, make }) => {
    const target = ofGateway(gateway);
    const before = await books();
    expect(await deliver(all.api, gateway, make(all, target))).toBe(status);
    expect(await books()).toEqual(before);
    expect([(await orderOf(victim, target.own)).state, (await orderOf(victim, target.other)).state]).toEqual(['pending', 'pending']);
    expect((await victim.me()).balance).toBe(0);
  });

  it('is kept where it was genuine and wrong, so that somebody looks at it', async () => {
    const rows = await all.api.sql<{ state: string; reason: string | null }>("select distinct state, reason from payment_event where state = 'refused' order by reason");
    expect(rows.map((row) => row.reason)).toEqual(['another amount', 'another currency', 'another merchant', 'no such order']);
  });
});

describe('after a real payment', () => {
  it('replays, the same number with other contents and a second payment leave the books as they are', async () => {
    const { own } = ofGateway('stripe');
    const real = all.stripe.pay(own, { id: 'evt_real' });
    expect(await deliver(all.api, 'stripe', real)).toBe(204);
    const before = await books();
    expect((await victim.me()).balance).toBe(20);
    const session = { object: 'checkout.session', ...all.stripe.sessionOf(own) };
    const again = [
      real,
      all.stripe.event('checkout.session.completed', { ...session, amount_total: 100_000 }, { id: 'evt_real' }),
      all.stripe.event('checkout.session.completed', session, { id: 'evt_other' }),
      all.stripe.event('checkout.session.async_payment_succeeded', { ...session, payment_intent: 'pi_second' }),
      all.stripe.event('checkout.session.expired', session),
      all.stripe.event('checkout.session.async_payment_failed', session),
      all.stripe.event('charge.refunded', { id: 'ch_1', payment_intent: session.payment_intent, amount_refunded: 2_000, currency: 'eur', metadata: {} }),
      all.stripe.event('charge.refunded', { id: 'ch_1', payment_intent: session.payment_intent, amount_refunded: -2_000, currency: 'usd', metadata: {} }),
      all.stripe.event('charge.refunded', { id: 'ch_1', payment_intent: session.payment_intent, amount_refunded: 0, currency: 'usd', metadata: {} }),
    ];
    for (const notice of again) expect(await deliver(all.api, 'stripe', notice)).toBe(204);
    expect([await books(), (await orderOf(victim, own)).state]).toEqual([before, 'credited']);
    expect(await all.api.sql("select 1 from payment_event where reason = 'paid twice'")).toHaveLength(1);
    expect(await proveBooks(all.api.app.database)).toEqual([]);
  });

  it('doors that are not there answer nothing', async () => {
    for (const path of ['unknown', 'orders', '..%2fstripe']) expect((await fetch(`${all.api.address}/v1/payment/${path}/notices`, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
