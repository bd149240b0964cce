import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './payouts.schema.ts';

export type PayoutMethod = Static<typeof schema.PayoutMethod>;

export const getPayoutMethod = endpoint<typeof schema.payoutsSchemas.getPayoutMethod>({
  method: 'GET',
  path: '/payout/method',
  audience: 'member',
  idempotency: 'safe',
});

export const setPayoutMethod = endpoint<typeof schema.payoutsSchemas.setPayoutMethod>({
  method: 'PUT',
  path: '/payout/method',
  audience: 'member',
  idempotency: 'natural',
});

export const deletePayoutMethod = endpoint<typeof schema.payoutsSchemas.deletePayoutMethod>({
  method: 'DELETE',
  path: '/payout/method',
  audience: 'member',
  idempotency: 'natural',
});
