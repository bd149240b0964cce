import { tradeKinds } from '@peonia/contract/money/ledger.ts';
import { expect, test } from 'vitest';
import { paidItems } from './paid-items.ts';

/** Kinds of transfers that no proof names, with the reason. */
const withoutItem: Readonly<Record<string, string>> = {
  chargeback: 'The proof of orders reads it from `payment_refund.kind`.',
  earning: 'The settlement of an earning inside the books, and a share that came back.',
};

/** Kinds of transfers that the proofs of the items name. */
function provedKinds(items: typeof paidItems): string[] {
  const texts = items.flatMap(({ checks }) => checks.map(({ text }) => text));
  return tradeKinds.filter((kind) => texts.some((text) => text.includes(`'${kind}'`)));
}

test('every kind of transfer has the proof of a paid item, or a reason', () => {
  expect(provedKinds(paidItems)).toEqual(tradeKinds.filter((kind) => !(kind in withoutItem)));
});

test('every paid item has a cause of its own and a proof', () => {
  const causes = paidItems.map(({ cause }) => cause);

  expect(new Set(causes).size).toBe(causes.length);
  expect(paidItems.filter(({ checks }) => checks.length === 0)).toEqual([]);
});

test.each([
  ['gift_sent', 'gift'],
  ['account', 'contact'],
  ['upload_sale', 'unlock'],
])('without the item %s the kind %s has no proof', (cause, kind) => {
  const items = paidItems.filter((item) => item.cause !== cause);

  expect(items.length).toBe(paidItems.length - 1);
  expect(provedKinds(items)).not.toContain(kind);
});
