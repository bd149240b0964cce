import { openOutgoing } from '../../../../platform/outgoing/outgoing-fetch.ts';
import {
  headerOf,
  objectOf,
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
import { paidSession, readStripeEvent, refundedCharge } from './stripe-webhook.ts';

/**
 * Stripe Checkout: a session per order, made once under the order's id as its Idempotency-Key. What was paid is told by
 * signed events. Source: Stripe API reference, "Checkout Sessions" and "Verify webhook signatures manually".
 */
export function stripeGateway(settings: StripeSettings, pages: PaymentPages): PaymentGateway {
  const outgoing = openOutgoing('payment provider stripe', { bytesMax: 2 * 1024 * 1024 });
  // An event of the test mode never pays for an order of the live one.
  const merchant = merchantOf(settings.account, !settings.secretKey.includes('_test_'));

  async function ask(
    path: string,
    request: { method?: string; body?: URLSearchParams; key?: string; refusable?: boolean } = {},
  ): Promise<Record<string, unknown>> {
    const headers = {
      authorization: `Bearer ${settings.secretKey}`,
      ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
    };
    const reply = await outgoing(`${settings.endpoint}${path}`, {
      method: request.method ?? 'GET',
      headers,
      body: request.body ?? null,
    });
    if (reply.ok) return readObject(await reply.text());
    if (request.refusable === true && (reply.status === 400 || reply.status === 402))
      throw new RefundRefused(textOf(objectOf(readObject(await reply.text())['error'])['code']) ?? 'refused by Stripe');
    throw new Error(`Stripe answered ${reply.status}`);
  }

  return {
    name: 'stripe',
    currency: 'USD',
    merchant,
    async begin({ public_id, amount, title, language }) {
      const body = new URLSearchParams({
        mode: 'payment',
        client_reference_id: public_id,
        'metadata[order]': public_id,
        'payment_intent_data[metadata][order]': public_id,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': String(amount),
        'line_items[0][price_data][product_data][name]': title,
        'adaptive_pricing[enabled]': 'false',
        success_url: pages.back('stripe', public_id),
        cancel_url: pages.cancel('stripe', public_id),
        locale: language === 'tw' ? 'zh-TW' : language,
      });
      const session = await ask('/v1/checkout/sessions', { method: 'POST', body, key: public_id });
      const [ref, token] = [textOf(session['id']), session['url']];
      if (ref === null || typeof token !== 'string' || session['client_reference_id'] !== public_id)
        throw new Error('Stripe made another session');
      return { ref, action: 'redirect', token };
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
      const session = await ask(`/v1/checkout/sessions/${encodeURIComponent(provider_ref)}`);
      const about = {
        event_id: `look:${provider_ref}`,
        merchant: merchantOf(settings.account, session['livemode'] === true),
      };
      if (session['payment_status'] === 'paid') return paidSession(session, about);
      if (session['status'] === 'expired')
        return {
          ...paidSession(session, about),
          event_id: `look:${provider_ref}:expired`,
          kind: 'failed',
          reason: 'expired',
        };
      return null;
    },
    async refund({ provider_payment, refund, key }) {
      if (provider_payment === null) throw new RefundRefused('the payment has no number at Stripe');
      const body = new URLSearchParams({
        payment_intent: provider_payment,
        amount: String(refund),
        'expand[]': 'charge',
      });
      const made = await ask('/v1/refunds', { method: 'POST', body, key, refusable: true });
      if (made['status'] === 'failed' || made['status'] === 'canceled') throw new RefundRefused('failed at Stripe');
      const charge = objectOf(made['charge']);
      const isLive = !settings.secretKey.includes('_test_');
      return refundedCharge(charge, { event_id: key, merchant: merchantOf(settings.account, isLive) });
    },
    async list(from, to) {
      const listed: ListedPayment[] = [];
      for (let after = ''; ;) {
        const query = new URLSearchParams({
          'created[gte]': seconds(from),
          'created[lt]': seconds(to),
          status: 'complete',
          limit: '100',
          ...(after === '' ? {} : { starting_after: after }),
        });
        const page = await ask(`/v1/checkout/sessions?${query}`);
        const sessions = Array.isArray(page['data']) ? page['data'].map(objectOf) : [];
        for (const session of sessions) {
          const [order, amount] = [textOf(session['client_reference_id']), hundredthsOf(session['amount_total'])];
          if (session['payment_status'] === 'paid' && order !== null && amount !== null)
            listed.push({ order, amount, currency: 'USD' });
        }
        after = textOf(sessions.at(-1)?.['id']) ?? '';
        if (page['has_more'] !== true || after === '') return listed;
      }
    },
  };
}

function merchantOf(account: string, isLive: boolean): string {
  return `${account} ${isLive ? 'live' : 'test'}`;
}

function seconds(time: Date): string {
  return String(Math.floor(time.getTime() / 1_000));
}
