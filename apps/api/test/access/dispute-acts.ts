import { disputesContract as disputes } from '@peonia/contract/money/disputes.schema.ts';

const moneyDesk = ['finance', 'admin'] as const;
const unknown = { params: { id: 999_999 } };

/** Calls about disputed payments. */
export const disputeActs = {
  'GET staff/disputes': { endpoint: disputes.listDisputes, input: {}, roles: moneyDesk, isThere: true },
  'GET staff/disputes/{id}': { endpoint: disputes.getDispute, input: unknown, roles: moneyDesk, isThere: false },
  'PUT staff/disputes/{id}': {
    endpoint: disputes.noteEvidence,
    input: { ...unknown, body: { note: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'POST staff/disputes/{id}/evidence': {
    endpoint: disputes.downloadEvidence,
    input: unknown,
    roles: moneyDesk,
    isThere: false,
  },
} as const;
