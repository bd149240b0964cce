import type { PayoutStop } from '@peonia/contract/payouts/payout-desk.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readAccountSummaries, readIdentified } from '../../accounts/public.ts';
import { mayPayOut, readEarned } from '../../ledger/public.ts';
import { hasDispute } from '../../payments/public.ts';
import type { PayoutContext } from '../payout-context.ts';
import { readTaxLack } from '../tax/tax-rule.ts';

/** Who closed the account is still paid; who is suspended is not. */
const payable: readonly string[] = ['active', 'closed'];

/**
 * What keeps money from being paid to a member now, or null: the proof of the books fails or is stale, a payment of the
 * member is disputed, refunded shares are not covered, the account is suspended or no partner any more, or its identity
 * is not verified, or its tax document is not accepted.
 */
export async function payoutStop(
  db: Db,
  memberId: number,
  { limits, taxCountries }: Pick<PayoutContext, 'limits' | 'taxCountries'>,
): Promise<PayoutStop | null> {
  if (!(await mayPayOut(db))) return 'books';
  if (await isDisputed(db, memberId, limits)) return 'dispute';
  if ((await readEarned(db, memberId)).uncovered > 0) return 'debt';
  const account = (await readAccountSummaries(db, [memberId])).get(memberId);
  if (account === undefined || !payable.includes(account.status) || !account.is_partner) return 'account';
  if ((await readIdentified(db, memberId)) === null) return 'identity';
  return (await readTaxLack(db, memberId, { limits, taxCountries })) === null ? null : 'tax';
}

export async function isDisputed(db: Db, memberId: number, { payout_dispute_days }: Limits): Promise<boolean> {
  return (await hasDispute.one(db, { account_id: memberId, days: payout_dispute_days })).disputed;
}
