import { payoutDeskContract } from '@peonia/contract/payouts/payout-desk.schema.ts';
import { payoutTaxContract } from '@peonia/contract/payouts/payout-tax.schema.ts';

const moneyDesk = ['finance', 'admin'] as const;
const unknown = { params: { id: 999_999 } };

/** Calls of the desk of payouts. There is no sound proof of the books yet, so no file can be made. */
export const payoutActs = {
  'GET staff/payouts': { endpoint: payoutDeskContract.listPayouts, input: {}, roles: moneyDesk, isThere: true },
  'POST staff/payouts/{id}/open': {
    endpoint: payoutDeskContract.getPayoutCase,
    input: unknown,
    roles: moneyDesk,
    isThere: false,
  },
  'GET staff/payouts/files': {
    endpoint: payoutDeskContract.listPayoutFiles,
    input: {},
    roles: moneyDesk,
    isThere: true,
  },
  'POST staff/payouts/files': {
    endpoint: payoutDeskContract.makePayoutFile,
    input: { body: { format: 'csv' } },
    roles: moneyDesk,
    isThere: false,
    error: 'payout_paused',
  },
  'POST staff/payouts/files/{id}/download': {
    endpoint: payoutDeskContract.downloadPayoutFile,
    input: unknown,
    roles: moneyDesk,
    isThere: false,
  },
  'POST staff/payouts/tax/{id}/download': {
    endpoint: payoutTaxContract.downloadTaxDocument,
    input: unknown,
    roles: moneyDesk,
    isThere: false,
  },
  'PUT staff/payouts/tax/{id}': {
    endpoint: payoutTaxContract.decideTaxDocument,
    input: { ...unknown, body: { accept: true, reason: 'Looked at it' } },
    roles: moneyDesk,
    isThere: false,
  },
  'PUT staff/payouts/{id}': {
    endpoint: payoutDeskContract.decidePayout,
    input: { ...unknown, body: { act: 'approve', reason: 'Checked it' } },
    roles: moneyDesk,
    isThere: false,
  },
} as const;
