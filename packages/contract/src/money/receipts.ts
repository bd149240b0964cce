import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './receipts.schema.ts';

/**
 * What became of a payment, as its payer sees it. `review`: paid, and looked at before it can be used; `part_refunded`:
 * some of it was given back; `disputed`: charged back, and not decided; `lost`: charged back for good.
 */
export const ownPaymentStates = [
  'open',
  'review',
  'paid',
  'failed',
  'cancelled',
  'part_refunded',
  'refunded',
  'disputed',
  'lost',
] as const;

export type OwnPaymentState = (typeof ownPaymentStates)[number];
export type OwnPayment = Static<typeof schema.OwnPayment>;
export type Receipt = Static<typeof schema.Receipt>;

export const listOwnPayments = endpoint<typeof schema.receiptsSchemas.listOwnPayments>({
  method: 'GET',
  path: '/payment/orders',
  audience: 'member',
  idempotency: 'safe',
});

export const getReceipt = endpoint<typeof schema.receiptsSchemas.getReceipt>({
  method: 'GET',
  path: '/payment/orders/:id/receipt',
  audience: 'member',
  idempotency: 'safe',
});

export const downloadReceipt = endpoint<typeof schema.receiptsSchemas.downloadReceipt>({
  method: 'GET',
  path: '/payment/orders/:id/receipt.pdf',
  audience: 'member',
  idempotency: 'safe',
});
