import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './mall-desk.schema.ts';

/** What fulfilment staff may do with an order. */
export const deskOrderActs = ['prepare', 'deliver', 'return'] as const;

/** Parts of each column of the board; `own` is what members ordered for themselves. */
export const deskOrderParts = ['all', 'overdue', 'gift', 'own'] as const;

export type DeskOrderPart = (typeof deskOrderParts)[number];
export type DeskOrder = Static<typeof schema.DeskOrder>;
export type DeskOrderPage = Static<typeof schema.DeskOrderPage>;

export const listDeskOrders = endpoint<typeof schema.mallDeskSchemas.listDeskOrders>({
  method: 'GET',
  path: '/staff/orders',
  idempotency: 'safe',
  audience: 'member',
  permission: 'orders.fulfil',
});

export const getDeskOrder = endpoint<typeof schema.mallDeskSchemas.getDeskOrder>({
  method: 'POST',
  path: '/staff/orders/:id/open',
  idempotency: 'natural',
  audience: 'member',
  permission: 'orders.fulfil',
});

export const updateDeskOrder = endpoint<typeof schema.mallDeskSchemas.updateDeskOrder>({
  method: 'PUT',
  path: '/staff/orders/:id',
  idempotency: 'natural',
  audience: 'member',
  permission: 'orders.fulfil',
});
