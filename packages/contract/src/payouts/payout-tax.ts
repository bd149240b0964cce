import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './payout-tax.schema.ts';

/** `declared`: a country that no document is asked for. */
export const taxStates = ['declared', 'waiting', 'accepted', 'refused'] as const;

/** `missing` keeps a payout from being requested, `waiting` from being approved. */
export const taxLacks = ['missing', 'waiting'] as const;

export type TaxState = (typeof taxStates)[number];
export type TaxResidence = Static<typeof schema.TaxResidence>;
export type StaffTaxDocument = Static<typeof schema.StaffTaxDocument>;

const own = { audience: 'member', path: '/payout/tax' } as const;
const desk = { audience: 'member', permission: 'payouts.decide', idempotency: 'natural' } as const;

export const getTaxResidence = endpoint<typeof schema.payoutTaxSchemas.getTaxResidence>({
  ...own,
  method: 'GET',
  idempotency: 'safe',
});

export const declareTaxResidence = endpoint<typeof schema.payoutTaxSchemas.declareTaxResidence>({
  ...own,
  method: 'PUT',
  idempotency: 'natural',
});

export const sendTaxDocument = endpoint<typeof schema.payoutTaxSchemas.sendTaxDocument>({
  ...own,
  method: 'POST',
  idempotency: 'natural',
  stoppedBy: 'uploads',
});

export const downloadTaxDocument = endpoint<typeof schema.payoutTaxSchemas.downloadTaxDocument>({
  ...desk,
  method: 'POST',
  path: '/staff/payouts/tax/:id/download',
});

export const decideTaxDocument = endpoint<typeof schema.payoutTaxSchemas.decideTaxDocument>({
  ...desk,
  method: 'PUT',
  path: '/staff/payouts/tax/:id',
});
