import type { Payout } from '@peonia/contract/payouts/cash-out.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { maskPayoutNumber } from '@peonia/core/payout-account.ts';
import type { MethodSeal } from '../method/method-seal.ts';
import type { PayoutRequest } from './request.sql.ts';

/** A payout as its partner sees it. */
export function presentPayout(row: PayoutRequest, seal: MethodSeal): Payout {
  const method = row.sealed === null ? null : seal.open(row.sealed);
  return {
    id: row.id,
    state: row.state,
    gold: goldFromCents(row.gold),
    amount: row.amount / 100,
    rate: row.rate / 10_000,
    auto: row.is_auto,
    method: method && {
      kind: method.kind,
      account_name: method.account_name,
      account_number: maskPayoutNumber(method.account_number),
    },
    requested_at: row.requested_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    paid_on: row.paid_on,
    reference: row.reference,
    ended_at: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
  };
}
