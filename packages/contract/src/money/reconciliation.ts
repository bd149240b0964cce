import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './reconciliation.schema.ts';

/** What differs between a provider and the books. */
export const differenceKinds = ['not_credited', 'other_amount', 'unknown', 'not_paid', 'not_refunded'] as const;

/** `resolved`: both sides agree again without anybody's decision. */
export const differenceStates = ['open', 'explained', 'corrected', 'resolved'] as const;

/** Parts of the list; `asked`: a correction waits for a second person. */
export const differenceLists = ['open', 'asked', 'explained', 'corrected', 'resolved', 'all'] as const;

/** Accounts of the house that a correction moves gold between; one of the two is always `clearing`. */
export const correctionAccounts = ['clearing', 'bank', 'revenue', 'fees', 'promotion', 'adjustment'] as const;

/** What is wrong in a line of a settlement report. */
export const lineProblems = ['columns', 'reference', 'kind', 'amount', 'fee', 'currency', 'time', 'twice'] as const;

export const settlementKinds = ['payment', 'refund', 'dispute', 'fee', 'transfer', 'other'] as const;

export type DifferenceKind = (typeof differenceKinds)[number];
export type DifferenceState = (typeof differenceStates)[number];
export type CorrectionAccount = (typeof correctionAccounts)[number];
export type LineProblem = (typeof lineProblems)[number];
export type SettlementKind = (typeof settlementKinds)[number];
export type DifferenceRow = Static<typeof schema.DifferenceRow>;
export type DifferenceCase = Static<typeof schema.DifferenceCase>;
export type Correction = Static<typeof schema.Correction>;
export type Settlement = Static<typeof schema.Settlement>;
export type SettlementImport = Static<typeof schema.SettlementImport>;

const reads = { audience: 'member', permission: 'payments.read' } as const;
const decides = { audience: 'member', permission: 'payments.decide', idempotency: 'natural' } as const;

export const listDifferences = endpoint<typeof schema.reconciliationSchemas.listDifferences>({
  method: 'GET',
  path: '/staff/reconciliation',
  idempotency: 'safe',
  ...reads,
});

export const getDifference = endpoint<typeof schema.reconciliationSchemas.getDifference>({
  method: 'GET',
  path: '/staff/reconciliation/:id',
  idempotency: 'safe',
  ...reads,
});

export const explainDifference = endpoint<typeof schema.reconciliationSchemas.explainDifference>({
  method: 'PUT',
  path: '/staff/reconciliation/:id',
  ...decides,
});

export const askCorrection = endpoint<typeof schema.reconciliationSchemas.askCorrection>({
  method: 'POST',
  path: '/staff/reconciliation/:id/corrections',
  ...decides,
});

export const decideCorrection = endpoint<typeof schema.reconciliationSchemas.decideCorrection>({
  method: 'PUT',
  path: '/staff/reconciliation/:id/corrections',
  ...decides,
});

export const downloadDifferences = endpoint<typeof schema.reconciliationSchemas.downloadDifferences>({
  method: 'POST',
  path: '/staff/differences/:show/download',
  idempotency: 'natural',
  ...reads,
});

export const listSettlements = endpoint<typeof schema.reconciliationSchemas.listSettlements>({
  method: 'GET',
  path: '/staff/settlements',
  idempotency: 'safe',
  ...reads,
});

export const importSettlement = endpoint<typeof schema.reconciliationSchemas.importSettlement>({
  method: 'POST',
  path: '/staff/settlements',
  ...decides,
});
