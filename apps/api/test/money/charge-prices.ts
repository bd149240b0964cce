import { randomUUID } from 'node:crypto';
import { priceListContract as contract } from '@peonia/contract/money/price-list.schema.ts';
import type { PriceList } from '@peonia/contract/money/price-list.ts';
import { pricesOf, type PriceValues } from '@peonia/contract/money/price-rules.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import type { Answer } from '../client.ts';
import type { StaffMember } from '../fixtures/make-staff.ts';

/** Puts a list of the built-in prices with changes in force: one of the staff writes it, another approves it. */
export async function chargePrices(
  [author, approver]: readonly [StaffMember, StaffMember],
  changes: Partial<PriceValues>,
): Promise<PriceList> {
  const values = { ...pricesOf(limits), ...changes };
  const written = await author.call(contract.createPriceList, {
    body: { values, valid_from: null, reason: 'Costs have risen', client_id: randomUUID() },
  });
  const decide = async (staff: StaffMember, act: 'submit' | 'approve', list: PriceList) =>
    requireList(
      await staff.call(contract.decidePriceList, {
        params: { id: list.id },
        body: { act, seen: list.changed_at, before_id: list.before_id, reason: 'Looked at it' },
      }),
    );
  return decide(approver, 'approve', await decide(author, 'submit', written.body));
}

function requireList({ status, body, text }: Answer<typeof contract.decidePriceList>): PriceList {
  if (status !== 200) throw new Error(text);
  return body;
}
