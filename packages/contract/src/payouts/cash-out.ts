import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './cash-out.schema.ts';

/** States of a payout. Source: decisions "Cash-out". `failed`: the bank returned it. */
export const payoutStates = ['requested', 'approved', 'paid', 'refused', 'failed', 'cancelled'] as const;

export type PayoutState = (typeof payoutStates)[number];

/** Why a member cannot cash out now, the first that holds. */
export const payoutBlocks = [
  'partner',
  'identity',
  'two_step',
  'open',
  'method',
  'method_waits',
  'tax',
  'locked',
  'books',
  'minimum',
] as const;

export type PayoutBlock = (typeof payoutBlocks)[number];

export type Payout = Static<typeof schema.Payout>;
export type CashOut = Static<typeof schema.CashOut>;

const memberCall = { audience: 'member' } as const;

export const getCashOut = endpoint<typeof schema.cashOutSchemas.getCashOut>({
  ...memberCall,
  method: 'GET',
  path: '/withdraw',
  idempotency: 'safe',
});

export const withdraw = endpoint<typeof schema.cashOutSchemas.withdraw>({
  ...memberCall,
  method: 'POST',
  path: '/withdraw',
  idempotency: 'key',
});

export const cancelPayout = endpoint<typeof schema.cashOutSchemas.cancelPayout>({
  ...memberCall,
  method: 'DELETE',
  path: '/withdraw/:id',
  idempotency: 'natural',
});

export const downloadPayoutReceipt = endpoint<typeof schema.cashOutSchemas.downloadPayoutReceipt>({
  ...memberCall,
  method: 'GET',
  path: '/withdraw/:id/receipt.pdf',
  idempotency: 'safe',
});

export const setAutoWithdraw = endpoint<typeof schema.cashOutSchemas.setAutoWithdraw>({
  ...memberCall,
  method: 'PUT',
  path: '/withdraw/auto',
  idempotency: 'natural',
});
