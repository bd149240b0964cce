import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './payment-desk.schema.ts';

/** Parts of the list of payments. */
export const paymentLists = ['held', 'asked', 'disputed', 'failed', 'refunded', 'all'] as const;

/**
 * `unlock`: a payer whose payment was disputed may pay again. `evidence`: our evidence about its dispute goes to the
 * provider.
 */
export const paymentActs = ['release', 'refund', 'unlock', 'evidence'] as const;

/** `open` until the provider decides. */
export const disputeStates = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** `approved`: confirmed, and on its way to the provider; `failed`: the provider refused. */
export const paymentRequestStates = ['open', 'approved', 'done', 'refused', 'failed'] as const;

export type PaymentRow = Static<typeof schema.PaymentRow>;
export type PaymentCase = Static<typeof schema.PaymentCase>;
export type RejectedWebhook = Static<typeof schema.RejectedWebhook>;
export type PaymentRequest = Static<typeof schema.PaymentRequest>;

export const listPayments = endpoint<typeof schema.paymentDeskSchemas.listPayments>({
  method: 'GET',
  path: '/staff/payments',
  audience: 'member',
  idempotency: 'safe',
  permission: 'payments.read',
});

export const getPaymentCase = endpoint<typeof schema.paymentDeskSchemas.getPaymentCase>({
  method: 'GET',
  path: '/staff/payments/:id',
  audience: 'member',
  idempotency: 'safe',
  permission: 'payments.read',
});

export const listRejectedWebhooks = endpoint<typeof schema.paymentDeskSchemas.listRejectedWebhooks>({
  method: 'GET',
  path: '/staff/webhooks/rejected',
  audience: 'member',
  idempotency: 'safe',
  permission: 'payments.read',
});

export const askPaymentAct = endpoint<typeof schema.paymentDeskSchemas.askPaymentAct>({
  method: 'POST',
  path: '/staff/payments/:id/requests',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payments.decide',
});

export const decidePaymentRequest = endpoint<typeof schema.paymentDeskSchemas.decidePaymentRequest>({
  method: 'PUT',
  path: '/staff/payments/:id/requests',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payments.decide',
});
