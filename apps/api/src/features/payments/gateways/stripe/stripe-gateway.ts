import type Stripe from 'stripe';
import {
  headerOf,
  readObject,
  RefundRefused,
  textOf,
  type ListedPayment,
  type PaymentGateway,
} from '../payment-gateway.ts';
import type { PaymentPages } from '../payment-pages.ts';
import type { StripeSettings } from '../payment-settings.ts';
import { hundredthsOf } from '../read-amount.ts';
import { checkTimestamped } from '../timestamped-signature.ts';
import { openStripe } from './open-stripe.ts';
import { isKeyReused, isRefusal } from './stripe-errors.ts';
import { stripeEvidence } from './stripe-evidence.ts';
import { madeAt, paidSession, readStripeEvent, refundedCharge } from './stripe-webhook.ts';

/**
 * Stripe Checkout: a session per order, made once under the order's id as its Idempotency-Key. What was paid is told by
 * signed events, whose signature is checked as strictly as that of the sandbox. Source: Stripe API reference, "Checkout
 * Sessions" and "Verify webhook signatures manually".
 */
export function stripeGateway(settings: StripeSettings, pages: PaymentPages): PaymentGateway {
  let client: Promise<Stripe> | null = null;
  const stripe = () => (client ??= openStripe(settings));
  // An event of the test mode never pays for an order of the live one.
  const merchant = merchantOf(settings.account, !settings.secretKey.includes('_test_'));

  return {
    name: 'stripe',
    currency: 'USD',
    merchant,
    evidence: stripeEvidence(stripe),
    async begin({ public_id, amount, title, language }) {
      const session = await (
        await stripe()
      ).checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: public_id,
          metadata: { order: public_id },
          payment_intent_data: { metadata: { order: public_id } },
          line_items: [
            { quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: title } } },
          ],
          adaptive_pricing: { enabled: false },
          success_url: pages.back('stripe', public_id),
          cancel_url: pages.cancel('stripe', public_id),
          locale: language === 'tw' ? 'zh-TW' : language,
        },
        { idempotencyKey: public_id },
      );
      if (typeof session.url !== 'string' || session.client_reference_id !== public_id)
        throw new Error('Stripe made another session');
      return { ref: session.id, action: 'redirect', token: session.url };
    },
    async readWebhook(headers, body) {
      checkTimestamped(headerOf(headers, 'stripe-signature'), body, settings.webhookSecret, Date.now());
      const event = readObject(body);
      return readStripeEvent(
        event,
        merchantOf(textOf(event['account']) ?? settings.account, event['livemode'] === true),
      );
    },
    async look({ provider_ref }) {
      if (provider_ref === null) return null;
      const session = await (await stripe()).checkout.sessions.retrieve(provider_ref);
      const about = { event_id: `look:${provider_ref}`, merchant: merchantOf(settings.account, session.livemode) };
      if (session.payment_status === 'paid') return paidSession({ ...session }, about);
      if (session.status === 'expired')
        return {
          ...paidSession({ ...session }, about),
          event_id: `look:${provider_ref}:expired`,
          kind: 'failed',
          reason: 'expired',
        };
      return null;
    },
    async close({ provider_ref }) {
      if (provider_ref === null) return;
      await (await stripe()).checkout.sessions.expire(provider_ref).catch((error: unknown) => {
        // A session that has ended or is being paid cannot expire.
        if (!isRefusal(error)) throw error;
      });
    },
    async refund({ provider_payment, refund, key }) {
      if (provider_payment === null) throw new RefundRefused('the payment has no number at Stripe');
      const { refunds } = await stripe();
      const asked = { payment_intent: provider_payment, amount: refund, expand: ['charge'] };
      const made = await refunds
        .create({ ...asked, metadata: { request: key } }, { idempotencyKey: key })
        .catch((error: unknown) => {
          // Before refunds named their request the key was sent without it: in the same words it is the same refund.
          if (isKeyReused(error)) return refunds.create(asked, { idempotencyKey: key });
          throw error;
        })
        .catch((error: unknown) => {
          throw isRefusal(error) ? new RefundRefused(error.code ?? 'refused by Stripe') : error;
        });
      if (made.status === 'failed' || made.status === 'canceled') throw new RefundRefused('failed at Stripe');
      if (typeof made.charge !== 'object' || made.charge === null) throw new Error('Stripe left out the charge');
      return refundedCharge({ ...made.charge }, { event_id: key, merchant, ...madeAt({ ...made }) });
    },
    async list(from, to) {
      const listed: ListedPayment[] = [];
      const created = { gte: seconds(from), lt: seconds(to) };
      const sessions = (await stripe()).checkout.sessions.list({ created, status: 'complete', limit: 100 });
      for await (const { payment_status, client_reference_id: order, amount_total } of sessions) {
        const amount = hundredthsOf(amount_total);
        if (payment_status === 'paid' && order !== null && amount !== null)
          listed.push({ order, amount, currency: 'USD' });
      }
      return listed;
    },
  };
}

function merchantOf(account: string, isLive: boolean): string {
  return `${account} ${isLive ? 'live' : 'test'}`;
}

/** Unix seconds. */
function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}
