import { priceListContract } from '@peonia/contract/money/price-list.schema.ts';
import { pricesOf } from '@peonia/contract/money/price-rules.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import type { StaffActs } from './staff-ticket-acts.ts';

const roles = ['finance', 'admin'] as const;
const unknown = { params: { id: 999_999 } };
const draft = { values: pricesOf(limits), valid_from: null, reason: 'Looked at it.' };

/** Calls of the price list. */
export const priceActs: StaffActs = {
  'GET staff/prices': { endpoint: priceListContract.listPriceLists, input: {}, roles, isThere: true },
  'GET staff/prices/{id}': { endpoint: priceListContract.getPriceList, input: unknown, roles, isThere: false },
  'POST staff/prices': {
    endpoint: priceListContract.createPriceList,
    input: { body: { ...draft, client_id: '00000000-0000-4000-8000-000000000001' } },
    roles,
    isThere: true,
  },
  'PUT staff/prices/{id}': {
    endpoint: priceListContract.editPriceList,
    input: { ...unknown, body: { ...draft, seen: '2026-01-01' } },
    roles,
    isThere: false,
  },
  'POST staff/prices/{id}/decision': {
    endpoint: priceListContract.decidePriceList,
    input: { ...unknown, body: { act: 'submit', seen: '2026-01-01', before_id: null } },
    roles,
    isThere: false,
  },
};
