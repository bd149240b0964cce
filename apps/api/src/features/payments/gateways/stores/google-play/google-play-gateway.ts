import {
  irrelevant,
  objectOf,
  readObject,
  RefundRefused,
  textOf,
  WebhookRefused,
  type PaymentGateway,
  type StoreProof,
  type WebhookEvent,
} from '../../payment-gateway.ts';
import type { GooglePlaySettings } from '../store-settings.ts';
import { openPlayCalls } from './google-play-calls.ts';
import { chargedOf, isChargedBack, purchaseEvent, voidedEvent } from './play-events.ts';
import { openPushCheck } from './verify-push.ts';

const chargebackReason = 7;
const purchaseToken = /^[\w.:-]{10,1000}$/;

/**
 * Google Play Billing: what the app says is a hint, and Google is asked about each purchase. Notifications in real time
 * come through Pub/Sub. Source: Google Play Developer API v3, "purchases.products", "orders",
 * "purchases.voidedpurchases"; "Real-time developer notifications reference guide".
 */
export function googlePlayGateway(settings: GooglePlaySettings): PaymentGateway {
  const call = openPlayCalls(settings);
  const checkPush = openPushCheck(settings);
  const merchant = settings.packageName;
  const pathOf = ({ product, proof }: StoreProof) => {
    if (!purchaseToken.test(proof) || !/^[a-z0-9_.]{1,150}$/.test(product))
      throw new WebhookRefused('names no purchase');
    return `/purchases/products/${product}/tokens/${encodeURIComponent(proof)}`;
  };
  /** An order as Google bills it; empty where the service account may not see orders, or there is none. */
  const readBill = async (payment: string) => (await call('GET', `/orders/${encodeURIComponent(payment)}`)).body;

  const readPurchase = async (proof: StoreProof): Promise<WebhookEvent> => {
    const { status, body } = await call('GET', pathOf(proof));
    if ([400, 404, 410].includes(status)) throw new WebhookRefused('names a purchase that Google does not know');
    if (status !== 200) throw new Error(`Google Play did not tell of a purchase: ${status}`);
    const payment = textOf(body['orderId']);
    const charged = payment === null ? null : chargedOf(await readBill(payment));
    return purchaseEvent(body, { merchant, product: proof.product, token: proof.proof, charged });
  };

  const readNotification = async (told: Record<string, unknown>, id: string): Promise<WebhookEvent> => {
    if (told['packageName'] !== merchant) throw new WebhookRefused('is about another app');
    const { purchaseToken: token, sku } = objectOf(told['oneTimeProductNotification']);
    if (typeof token === 'string' && typeof sku === 'string')
      // What was given away or is gone credits nothing, and Pub/Sub would send a refused notification for days.
      return readPurchase({ product: sku, proof: token }).catch((error: unknown) => {
        if (error instanceof WebhookRefused) return irrelevant(id, merchant);
        throw error;
      });
    const { orderId } = objectOf(told['voidedPurchaseNotification']);
    const payment = textOf(orderId);
    return payment === null
      ? irrelevant(id, merchant)
      : voidedEvent(payment, merchant, isChargedBack(await readBill(payment)));
  };

  return {
    name: 'google',
    currency: 'both',
    merchant,
    begin: ({ public_id, product }) => Promise.resolve({ ref: public_id, action: 'store', token: product }),
    async readWebhook(headers, body) {
      await checkPush(headers);
      const message = objectOf(readObject(body)['message']);
      const id = textOf(message['messageId']) ?? textOf(message['message_id']);
      if (id === null || typeof message['data'] !== 'string') throw new WebhookRefused('is no message');
      return readNotification(readObject(Buffer.from(message['data'], 'base64')), id);
    },
    // A purchase is known by its token alone, and the app or Pub/Sub tells it.
    look: () => Promise.resolve(null),
    async refund({ provider_payment, refund, amount }) {
      if (provider_payment === null) throw new RefundRefused('the payment has no number at Google Play');
      if (refund !== amount) throw new RefundRefused('Google Play refunds the whole payment or nothing');
      const { status } = await call('POST', `/orders/${encodeURIComponent(provider_payment)}:refund?revoke=true`);
      if (status >= 300) throw new RefundRefused(`refused by Google Play: ${status}`);
      return null;
    },
    store: {
      platform: 'android',
      verify: readPurchase,
      async finish(purchase) {
        const { status } = await call('POST', `${pathOf(purchase)}:consume`);
        // Google refuses what was consumed before.
        if (status >= 300 && status !== 400 && status !== 409)
          throw new Error(`Google Play did not consume: ${status}`);
      },
      async listRefunds(from, to) {
        const events: WebhookEvent[] = [];
        let page = '';
        do {
          const span = `startTime=${from.getTime()}&endTime=${to.getTime()}&type=0`;
          const { body } = await call('GET', `/purchases/voidedpurchases?${span}${page}`);
          const voided: unknown = body['voidedPurchases'];
          for (const one of Array.isArray(voided) ? voided : []) {
            const { orderId, voidedReason } = objectOf(one);
            const payment = textOf(orderId);
            if (payment !== null) events.push(voidedEvent(payment, merchant, voidedReason === chargebackReason));
          }
          const next = objectOf(body['tokenPagination'])['nextPageToken'];
          page = typeof next === 'string' && next !== '' ? `&token=${encodeURIComponent(next)}` : '';
        } while (page !== '');
        return events;
      },
    },
  };
}
