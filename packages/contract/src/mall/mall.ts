import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './mall.schema.ts';

export const productCategories = ['flower', 'fruit', 'sweets', 'plush', 'jewellery', 'wine', 'home'] as const;

export type ProductCategory = (typeof productCategories)[number];

export const productSorts = ['new', 'price', 'popular'] as const;

/** States of an order. Source: specification section 4, "Mall order". */
export const mallOrderStates = [
  'pending',
  'accepted',
  'preparing',
  'delivered',
  'received',
  'cancelled',
  'refused',
  'expired',
  'undeliverable',
  'returned',
] as const;

export type MallOrderState = (typeof mallOrderStates)[number];

/** States that give all gold back. */
export const refundedOrderStates = ['cancelled', 'refused', 'expired', 'undeliverable', 'returned'] as const;

/** What a member may do with an order; which of them, the order says itself. */
export const mallOrderActs = ['accept', 'refuse', 'address', 'cancel', 'confirm'] as const;

export type MallOrderAct = (typeof mallOrderActs)[number];

export type Product = Static<typeof schema.Product>;
export type ProductPage = Static<typeof schema.ProductPage>;
export type DeliveryAddress = Static<typeof schema.DeliveryAddress>;
export type MallOrder = Static<typeof schema.MallOrder>;
export type MallOrderPage = Static<typeof schema.MallOrderPage>;

export const listProducts = endpoint<typeof schema.mallSchemas.listProducts>({
  method: 'GET',
  path: '/products',
  audience: 'member',
  idempotency: 'safe',
});

export const getProduct = endpoint<typeof schema.mallSchemas.getProduct>({
  method: 'GET',
  path: '/products/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const placeOrder = endpoint<typeof schema.mallSchemas.placeOrder>({
  method: 'POST',
  path: '/products',
  audience: 'member',
  idempotency: 'key',
  flag: 'mall',
});

export const listMallOrders = endpoint<typeof schema.mallSchemas.listMallOrders>({
  method: 'GET',
  path: '/orders',
  audience: 'member',
  idempotency: 'safe',
});

export const getMallOrder = endpoint<typeof schema.mallSchemas.getMallOrder>({
  method: 'GET',
  path: '/order/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const updateMallOrder = endpoint<typeof schema.mallSchemas.updateMallOrder>({
  method: 'PUT',
  path: '/order/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const getSavedAddress = endpoint<typeof schema.mallSchemas.getSavedAddress>({
  method: 'GET',
  path: '/delivery_address',
  audience: 'member',
  idempotency: 'safe',
});

export const deleteSavedAddress = endpoint<typeof schema.mallSchemas.deleteSavedAddress>({
  method: 'DELETE',
  path: '/delivery_address',
  audience: 'member',
  idempotency: 'natural',
});
