import {
  irrelevant,
  textOf,
  timeOf,
  WebhookRefused,
  type StoreFacts,
  type WebhookEvent,
} from '../../payment-gateway.ts';
import { orderOfAccountToken } from '../account-token.ts';

/** A transaction as Apple signs it. */
export interface Transaction {
  readonly id: string;
  readonly isTest: boolean;
  readonly content: Record<string, unknown>;
}

/** Refuses a transaction of another app, of somebody else's purchase, and of what may not be bought again. */
export function readTransaction(content: Record<string, unknown>, bundleId: string): Transaction {
  const id = textOf(content['transactionId']);
  if (content['bundleId'] !== bundleId) throw new WebhookRefused('is about another app');
  const isShared = content['inAppOwnershipType'] === 'FAMILY_SHARED';
  if (id === null || !/^[0-9]{1,30}$/.test(id) || content['type'] !== 'Consumable' || isShared)
    throw new WebhookRefused('is no purchase of a product');
  return { id, isTest: content['environment'] !== 'Production', content };
}

/** A purchase. One that was taken back tells nothing here: its refund has an event of its own. */
export function purchaseEvent(transaction: Transaction, merchant: string): WebhookEvent {
  const about = aboutOf(transaction, merchant);
  if (transaction.content['revocationDate'] !== undefined) return about;
  return {
    ...about,
    event_id: `paid:${transaction.id}`,
    kind: 'paid',
    store: factsOf(transaction, { share: 100_000 }),
  };
}

/** A refund by Apple, which may be of a part, and may be taken back later. */
export function refundEvent(
  transaction: Transaction,
  merchant: string,
  { isReversed, id }: { readonly isReversed: boolean; readonly id: string },
): WebhookEvent {
  const { revocationDate, revocationPercentage } = transaction.content;
  const at = typeof revocationDate === 'number' ? timeOf(revocationDate / 1_000) : null;
  const isPart =
    typeof revocationPercentage === 'number' &&
    Number.isSafeInteger(revocationPercentage) &&
    revocationPercentage > 0 &&
    revocationPercentage < 100_000;
  return {
    ...aboutOf(transaction, merchant),
    event_id: id,
    kind: isReversed ? 'unrefunded' : 'refunded',
    reason: 'refunded',
    refund: { id: isReversed ? `reversed:${id}` : `refund:${transaction.id}:${at ?? id}`, isTotal: false },
    ...(at === null ? {} : { at }),
    store: factsOf(transaction, { share: isPart ? revocationPercentage : 100_000 }),
  };
}

function aboutOf({ id, content }: Transaction, merchant: string): WebhookEvent {
  return { ...irrelevant(id, merchant), order: orderOfAccountToken(content['appAccountToken']), payment: id };
}

function factsOf({ id, isTest, content }: Transaction, { share }: { readonly share: number }): StoreFacts {
  const { price, currency, quantity = 1 } = content;
  const product = textOf(content['productId']);
  return {
    // Several at once are none of our products.
    product: quantity === 1 ? product : `${product ?? ''} × ${String(quantity)}`,
    share,
    token: id,
    charged:
      typeof price === 'number' && Number.isSafeInteger(price) && price >= 0 && /^[A-Z]{3}$/.test(String(currency))
        ? { thousandths: price, currency: String(currency) }
        : null,
    isTest,
  };
}
