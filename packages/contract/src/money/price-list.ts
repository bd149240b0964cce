import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './price-list.schema.ts';

/**
 * `planned`: approved, and its day has not come; `in_force`: its prices are charged; `past`: another list followed.
 */
export const priceListStates = ['draft', 'waiting', 'planned', 'in_force', 'past', 'refused', 'cancelled'] as const;

export type PriceListState = (typeof priceListStates)[number];

/** Parts of the board. `open`: drafts, and lists that wait or are planned. */
export const priceBoards = ['open', 'approved', 'over'] as const;

export type PriceBoard = (typeof priceBoards)[number];

/** `submit` asks a second person; `revise` takes it back to change it; `cancel` ends what is not in force. */
export const priceActs = ['submit', 'revise', 'approve', 'refuse', 'cancel'] as const;

export type PriceAct = (typeof priceActs)[number];

export type PriceListRow = Static<typeof schema.PriceListRow>;
export type PriceList = Static<typeof schema.PriceList>;
export type PriceReceipt = Static<typeof schema.PriceReceipt>;
export type PriceDraft = Static<typeof schema.PriceDraft>;

type Schemas = typeof schema.priceListSchemas;

const staffCall = { audience: 'member', permission: 'prices.change' } as const;

/** What is charged now; for everybody, from memory. */
export const getRunningPrices = endpoint<Schemas['getRunningPrices'], 'visitor'>({
  method: 'GET',
  path: '/prices',
  audience: 'visitor',
  idempotency: 'safe',
});

export const listPriceLists = endpoint<Schemas['listPriceLists']>({
  ...staffCall,
  method: 'GET',
  path: '/staff/prices',
  idempotency: 'safe',
});

export const getPriceList = endpoint<Schemas['getPriceList']>({
  ...staffCall,
  method: 'GET',
  path: '/staff/prices/:id',
  idempotency: 'safe',
});

export const createPriceList = endpoint<Schemas['createPriceList']>({
  ...staffCall,
  method: 'POST',
  path: '/staff/prices',
  idempotency: 'client_id',
});

export const editPriceList = endpoint<Schemas['editPriceList']>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/prices/:id',
  idempotency: 'natural',
});

export const decidePriceList = endpoint<Schemas['decidePriceList']>({
  ...staffCall,
  method: 'POST',
  path: '/staff/prices/:id/decision',
  idempotency: 'natural',
});
