import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './payout-desk.schema.ts';

/** Parts of the board; `over` is refused, failed and cancelled. */
export const payoutBoards = ['requested', 'approved', 'paid', 'over'] as const;

export type PayoutBoard = (typeof payoutBoards)[number];

/** What finance may do with a payout; which of them, the payout says itself. */
export const payoutActs = ['approve', 'pay', 'refuse', 'fail'] as const;

export type PayoutAct = (typeof payoutActs)[number];

/** What keeps a payout from being approved or paid. */
export const payoutStops = ['books', 'dispute', 'debt', 'account', 'identity', 'tax'] as const;

export type PayoutStop = (typeof payoutStops)[number];

export type PayoutRow = Static<typeof schema.PayoutRow>;
export type PayoutFile = Static<typeof schema.PayoutFile>;
export type PayoutFiles = Static<typeof schema.PayoutFiles>;
export type PayoutCase = Static<typeof schema.PayoutCase>;

export const listPayouts = endpoint<typeof schema.payoutDeskSchemas.listPayouts>({
  method: 'GET',
  path: '/staff/payouts',
  audience: 'member',
  idempotency: 'safe',
  permission: 'payouts.decide',
});

export const getPayoutCase = endpoint<typeof schema.payoutDeskSchemas.getPayoutCase>({
  method: 'POST',
  path: '/staff/payouts/:id/open',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payouts.decide',
});

/** `pain`: ISO 20022 pain.001, for accounts with an IBAN. */
export const payoutFileFormats = ['pain', 'csv'] as const;

export type PayoutFileFormat = (typeof payoutFileFormats)[number];

export const listPayoutFiles = endpoint<typeof schema.payoutDeskSchemas.listPayoutFiles>({
  method: 'GET',
  path: '/staff/payouts/files',
  audience: 'member',
  idempotency: 'safe',
  permission: 'payouts.decide',
});

export const makePayoutFile = endpoint<typeof schema.payoutDeskSchemas.makePayoutFile>({
  method: 'POST',
  path: '/staff/payouts/files',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payouts.decide',
});

export const downloadPayoutFile = endpoint<typeof schema.payoutDeskSchemas.downloadPayoutFile>({
  method: 'POST',
  path: '/staff/payouts/files/:id/download',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payouts.decide',
});

export const decidePayout = endpoint<typeof schema.payoutDeskSchemas.decidePayout>({
  method: 'PUT',
  path: '/staff/payouts/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payouts.decide',
});
