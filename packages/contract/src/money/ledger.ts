import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './ledger.schema.ts';

export const tradeKinds = [
  'recharge',
  'vip',
  'gift',
  'unlock',
  'contact',
  'call',
  'translation',
  'order',
  'bonus',
  'refund',
  'chargeback',
  'earning',
  'payout',
  'adjustment',
] as const;

export type Trade = Static<typeof schema.Trade>;

export const listTrades = endpoint<typeof schema.ledgerSchemas.listTrades>({
  method: 'GET',
  path: '/trades',
  audience: 'member',
  idempotency: 'safe',
});

export const downloadTrades = endpoint<typeof schema.ledgerSchemas.downloadTrades>({
  method: 'GET',
  path: '/trades.csv',
  audience: 'member',
  idempotency: 'safe',
});

export const downloadTradeReceipt = endpoint<typeof schema.ledgerSchemas.downloadTradeReceipt>({
  method: 'GET',
  path: '/trades/:id/receipt.pdf',
  audience: 'member',
  idempotency: 'safe',
});

export const holdStates = ['held', 'released'] as const;

export type Hold = Static<typeof schema.Hold>;

export const listHolds = endpoint<typeof schema.ledgerSchemas.listHolds>({
  method: 'GET',
  path: '/holds',
  audience: 'member',
  idempotency: 'safe',
});

export const getSpendingCap = endpoint<typeof schema.ledgerSchemas.getSpendingCap>({
  method: 'GET',
  path: '/spending_cap',
  audience: 'member',
  idempotency: 'safe',
});

export const setSpendingCap = endpoint<typeof schema.ledgerSchemas.setSpendingCap>({
  method: 'PUT',
  path: '/spending_cap',
  audience: 'member',
  idempotency: 'natural',
});
