import { reconciliationContract as reconciliation } from '@peonia/contract/money/reconciliation.schema.ts';

const moneyDesk = ['finance', 'admin'] as const;
const unknown = { params: { id: 999_999 } };

/** Calls of the reconciliation. Nothing was corrected yet, so there is nothing to download. */
export const reconciliationActs = {
  'GET staff/reconciliation': { endpoint: reconciliation.listDifferences, input: {}, roles: moneyDesk, isThere: true },
  'GET staff/reconciliation/{id}': {
    endpoint: reconciliation.getDifference,
    input: unknown,
    roles: moneyDesk,
    isThere: false,
  },
  'PUT staff/reconciliation/{id}': {
    endpoint: reconciliation.explainDifference,
    input: { ...unknown, body: { state: 'explained', reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'POST staff/reconciliation/{id}/corrections': {
    endpoint: reconciliation.askCorrection,
    input: { ...unknown, body: { debit: 'fees', credit: 'clearing', gold: 1, reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'PUT staff/reconciliation/{id}/corrections': {
    endpoint: reconciliation.decideCorrection,
    input: { ...unknown, body: { correction: 1, confirm: true, reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'POST staff/differences/{show}/download': {
    endpoint: reconciliation.downloadDifferences,
    input: { params: { show: 'corrected' } },
    roles: moneyDesk,
    isThere: false,
    error: 'differences_empty',
  },
  'GET staff/settlements': { endpoint: reconciliation.listSettlements, input: {}, roles: moneyDesk, isThere: true },
  'POST staff/settlements': {
    endpoint: reconciliation.importSettlement,
    input: { body: { gateway: 'sandbox', name: 'report.csv', csv: 'no,report' } },
    roles: moneyDesk,
    isThere: false,
    error: 'settlement_column',
  },
} as const;
