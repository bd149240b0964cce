import type { getSpendingCap, setSpendingCap } from '@peonia/contract/money/ledger.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold, goldFromCents, type GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { countSpending, lockCap, readCap, storeCap } from './spending.sql.ts';

/** Counts a spending of today in its transaction; throws a refusal beyond the member's cap. */
export async function spendWithinCap(db: Db, memberId: number, amount: GoldCents): Promise<void> {
  const { spent, cap } = await countSpending.one(db, { member_id: memberId, amount });
  if (cap !== null && spent > cap) throw refuse('spending_capped');
}

export async function readSpendingCap(db: Db, memberId: number): Promise<ReplyOf<typeof getSpendingCap>> {
  const { cap, spent_today, next_cap, next_from } = await readCap.one(db, { member_id: memberId });
  const gold = (cents: GoldCents | null) => (cents === null ? null : goldFromCents(cents));
  return {
    cap: gold(cap),
    spent_today: goldFromCents(spent_today),
    next_cap: gold(next_cap),
    next_from: next_from?.toISOString() ?? null,
  };
}

/** A lower or first cap is effective at once and drops a pending change; a higher one, or none, after a day. */
export async function saveSpendingCap(
  { db, body, caller }: Call<typeof setSpendingCap>,
  limits: Limits,
): Promise<Record<string, never>> {
  await lockCap.run(db, { member_id: caller.id });
  const { cap } = await readCap.one(db, { member_id: caller.id });
  const requested = body.cap === null ? null : centsFromGold(body.cap);
  const tightens = cap === null || (requested !== null && requested <= cap);
  await storeCap.run(db, {
    member_id: caller.id,
    cap: tightens ? requested : cap,
    next_cap: tightens ? null : requested,
    wait_hours: tightens ? null : limits.spending_cap_wait_hours,
  });
  return {};
}
