import { endpoint } from '../protocol/endpoint.ts';
import type { PaymentOrder } from './payments.ts';
import type * as schema from './store-purchases.schema.ts';

export type { PaymentOrder };

export const verifyStorePurchase = endpoint<typeof schema.storePurchasesSchemas.verifyStorePurchase>({
  method: 'PUT',
  path: '/payment/:method/purchase',
  audience: 'member',
  idempotency: 'natural',
});
