import type { Static } from 'typebox';
import type * as schema from './mall-desk.schema.ts';
import { endpoint } from './protocol/endpoint.ts';

/** What fulfilment staff may do with an order. */
export const deskOrderActs = ['prepare', 'deliver', 'return'] as const;

export type DeskOrder = Static<typeof schema.DeskOrder>;
export type DeskOrderPage = Static<typeof schema.DeskOrderPage>;
export type DeskProduct = Static<typeof schema.DeskProduct>;

export const listDeskOrders = endpoint<typeof schema.mallDeskSchemas.listDeskOrders>({
  method: 'GET',
  path: '/staff/orders',
  audience: 'member',
  idempotency: 'safe',
});

export const getDeskOrder = endpoint<typeof schema.mallDeskSchemas.getDeskOrder>({
  method: 'POST',
  path: '/staff/orders/:id/open',
  audience: 'member',
  idempotency: 'natural',
});

export const updateDeskOrder = endpoint<typeof schema.mallDeskSchemas.updateDeskOrder>({
  method: 'PUT',
  path: '/staff/orders/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const listDeskProducts = endpoint<typeof schema.mallDeskSchemas.listDeskProducts>({
  method: 'GET',
  path: '/staff/products',
  audience: 'member',
  idempotency: 'safe',
});

export const updateDeskProduct = endpoint<typeof schema.mallDeskSchemas.updateDeskProduct>({
  method: 'PUT',
  path: '/staff/products/:id',
  audience: 'member',
  idempotency: 'natural',
});
