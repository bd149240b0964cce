import type { RunBy } from '@peonia/contract/partners/partners.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isPartner, readAccountSummaries } from '../../accounts/public.ts';
import { declareRunAccount, runAccountsAmong } from './run-account.sql.ts';

/** Which of these accounts a partner runs for somebody else, and who. Only for staff. */
export async function readRunAccounts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RunBy>> {
  const rows = ids.length === 0 ? [] : await runAccountsAmong.all(db, { ids });
  const partners = await readAccountSummaries(db, [...new Set(rows.map(({ partner_id }) => partner_id))]);
  return new Map(
    rows.map(({ member_id, partner_id, is_declared }) => [
      member_id,
      { user_id: partner_id, name: partners.get(partner_id)?.name ?? '', declared: is_declared },
    ]),
  );
}

/**
 * Declares who runs an account; null for nobody. What already stands is not declared again, so that saving other flags
 * of an account keeps it recognised. Throws `refusal('input_invalid')` for an account that is no partner's.
 */
export async function declareRunBy(db: Db, memberId: number, partnerId: number | null): Promise<void> {
  const before = (await readRunAccounts(db, [memberId])).get(memberId);
  if ((before?.user_id ?? null) === partnerId) return;
  const isOther = partnerId === null || (partnerId !== memberId && (await isPartner(db, partnerId)));
  if (!isOther) throw refuse('input_invalid', { field: 'run_by' });
  await declareRunAccount.run(db, { member_id: memberId, partner_id: partnerId });
}
