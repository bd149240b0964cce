import { packMonths } from '@peonia/core/packs.ts';
import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './payments.schema.ts';

/** Gateways by the name in the address. `sandbox` is embedded for development and refuses production. */
export const gateways = ['stripe', 'paypal', 'wechat', 'google', 'apple', 'sandbox'] as const;

/** Gateways that are stores: they sell inside of the mobile app. */
export const stores = ['google', 'apple'] as const;

export const orderStates = ['created', 'pending', 'paid', 'credited', 'failed', 'cancelled', 'refunded'] as const;

/** Things of other features that are paid for once in money. */
export const paymentItems = ['travel'] as const;

/** Packs in months; 0.25 is the 7-day trial, 15 is for life. */
export const packs = packMonths;

export type PaymentOrder = Static<typeof schema.PaymentOrder>;

export const purchase = endpoint<typeof schema.paymentsSchemas.purchase>({
  method: 'POST',
  path: '/payment/:method/purchase',
  audience: 'member',
  idempotency: 'key',
  stoppedBy: 'payments',
});

export const getPayer = endpoint<typeof schema.paymentsSchemas.getPayer>({
  method: 'GET',
  path: '/payment/wechat/payer',
  audience: 'member',
  idempotency: 'safe',
});

export const getOrder = endpoint<typeof schema.paymentsSchemas.getOrder>({
  method: 'GET',
  path: '/payment/orders/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const cancelOrder = endpoint<typeof schema.paymentsSchemas.cancelOrder>({
  method: 'PUT',
  path: '/payment/orders/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const getPrices = endpoint<typeof schema.paymentsSchemas.getPrices>({
  method: 'GET',
  path: '/payment/prices',
  audience: 'member',
  idempotency: 'safe',
});
