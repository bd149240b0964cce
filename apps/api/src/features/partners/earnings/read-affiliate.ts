import type { Affiliate, Earning, getAffiliate as endpoint } from '@peonia/contract/partners/partners.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { earningDays, earningsOf, earningSums, type EarningRow } from '../../ledger/public.ts';
import { paidOutOf } from '../../payouts/public.ts';
import { readCauses, type EarningCause } from './earning-causes.ts';

const days = 30;

/** Earnings of the caller. A former partner still reads what was earned. `max_id` -1 ends the list. */
export async function readAffiliate(
  { db, caller, query, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<Affiliate> {
  const member_id = caller.id;
  const sums = await earningSums.one(db, { member_id });
  const perDay = await earningDays.all(db, { member_id, days });
  // One more row than the page shows whether there is another page.
  const rows = await earningsOf.all(db, {
    member_id,
    before: query.max_id === -1 ? 0 : (query.max_id ?? Number.MAX_SAFE_INTEGER),
    most: limits.trade_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.trade_page);
  const causeOf = await readCauses(db, shown, { member_id, language });
  const paid = await paidOutOf.one(db, { member_id });
  return {
    pending: goldFromCents(sums.pending),
    available: goldFromCents(sums.available),
    paid: goldFromCents(paid.gold),
    earned: goldFromCents(sums.earned),
    days: perDay.map(({ day, amount }) => ({ day, amount: goldFromCents(amount) })),
    items: shown.map((row) => presentEarning(row, causeOf(row))),
    max_id,
  };
}

function presentEarning({ other_id, other_name, ...row }: EarningRow, cause: EarningCause): Earning {
  return {
    id: row.id,
    type: row.type,
    amount: goldFromCents(row.amount),
    taken: row.state === 'reversed' ? 0 : goldFromCents(row.taken),
    state: row.state,
    taken_for: row.taken_for,
    user: other_id === null || other_name === null ? null : { user_id: other_id, name: other_name },
    ...cause,
    created_at: row.created_at.toISOString(),
    available_at: row.available_at.toISOString(),
  };
}
