import { createHash } from 'node:crypto';
import {
  irrelevant,
  objectOf,
  textOf,
  WebhookRefused,
  type StoreFacts,
  type WebhookEvent,
} from '../../payment-gateway.ts';
import { orderOfAccountToken } from '../account-token.ts';

/** States of a purchase of a product that is bought once. */
const purchased = 0;
const cancelled = 1;
/** Kinds of a purchase: 0 a test, 1 a promotion code, 2 an advertisement; missing for money. */
const testPurchase = 0;

/** What the events of a purchase have in common. */
interface PlayPurchase {
  readonly merchant: string;
  readonly product: string;
  readonly token: string;
  readonly charged: StoreFacts['charged'];
}

/** A purchase as Google states it (`purchases.products`), in our words. */
export function purchaseEvent(
  purchase: Record<string, unknown>,
  { merchant, product, token, charged }: PlayPurchase,
): WebhookEvent {
  const { purchaseState, purchaseType } = purchase;
  const payment = textOf(purchase['orderId']);
  const order = orderOfAccountToken(purchase['obfuscatedExternalAccountId']);
  // Named by the token, which Google never gives twice: a purchase without money has no order id.
  const id = payment ?? createHash('sha256').update(token).digest('hex');
  const about = { ...irrelevant(id, merchant), order, payment };
  if (purchaseState === cancelled)
    return { ...about, event_id: `cancelled:${id}`, kind: 'failed', reason: 'cancelled' };
  if (purchaseState !== purchased) return about;
  if (purchaseType !== undefined && purchaseType !== testPurchase) throw new WebhookRefused('was not paid for');
  const { quantity = 1 } = purchase;
  return {
    ...about,
    event_id: `paid:${id}`,
    kind: 'paid',
    store: {
      // Several at once are none of our products.
      product: quantity === 1 ? product : `${product} × ${String(quantity)}`,
      share: 100_000,
      token,
      charged,
      isTest: purchaseType === testPurchase,
    },
  };
}

/** A purchase that was taken back. Google decides on charge-backs by itself: they are lost at once. */
export function voidedEvent(payment: string, merchant: string, isChargeback: boolean): WebhookEvent {
  return {
    ...irrelevant(`voided:${payment}`, merchant),
    kind: isChargeback ? 'lost' : 'refunded',
    payment,
    reason: isChargeback ? 'disputed' : 'refunded',
    refund: { id: `voided:${payment}`, isTotal: false },
    store: { product: null, share: 100_000, token: null, charged: null, isTest: false },
  };
}

/** Total of an order of Google (`orders.get`); null where it is not stated. */
export function chargedOf(order: Record<string, unknown>): StoreFacts['charged'] {
  const { currencyCode, units = '0', nanos = 0 } = objectOf(order['total']);
  const currency = textOf(currencyCode);
  const thousandths = Number(units) * 1_000 + Math.round(Number(nanos) / 1e6);
  return currency === null || !/^[A-Z]{3}$/.test(currency) || !Number.isSafeInteger(thousandths) || thousandths < 0
    ? null
    : { thousandths, currency };
}

/** Whether an order of Google was taken back by the payer's bank. */
export function isChargedBack(order: Record<string, unknown>): boolean {
  return objectOf(objectOf(order['orderHistory'])['refundEvent'])['refundReason'] === 'CHARGEBACK';
}
