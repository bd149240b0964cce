import type { BanWave, getBanWave as endpoint } from '@peonia/contract/moderation/members.ts';
import type { SimilarAccount, WaveAccount } from '@peonia/contract/moderation/risk.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { statusOf } from '../members/status-of.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { isLinked, readSimilarAccounts } from './read-risk.ts';

/** Accounts of the first degree that the second one is searched through; each costs a few statements. */
const throughMost = 20;

/** Accounts connected with a member, to the second degree. The look is logged. */
export async function getWave({ db, caller, params: { id } }: Call<typeof endpoint>, limits: Limits): Promise<BanWave> {
  await requireStaff(db, caller, 'members.activity', limits);
  const account = (await readAccountSummaries(db, [id])).get(id);
  if (account === undefined) throw refuse('not_found');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'member.wave-looked',
    subject: 'account',
    subject_ids: [id],
    detail: '',
  });
  return { id, name: account.name, status: statusOf(account.status), ...(await readWave(db, id, limits)) };
}

/**
 * Accounts with something in common with the member, then those with something in common with one of them. Referrals
 * lead no further: a partner would connect everybody whom they brought.
 */
export async function readWave(
  db: Db,
  memberId: number,
  limits: Limits,
): Promise<{ accounts: WaveAccount[]; more: boolean }> {
  const { accounts: similar, hasMore } = await readSimilarAccounts(db, memberId, limits);
  const isDirect = ({ reasons }: SimilarAccount) => reasons.length > 0;
  const first = similar.filter(isDirect);
  const carried = new Set(similar.filter((account) => account.carried).map(({ id }) => id));
  const found = new Map<number, WaveAccount>();
  for (const account of first) found.set(account.id, { ...account, degree: 1, via: null });
  const linked = first.filter(isLinked);
  let more = hasMore || linked.length > throughMost;
  for (const { id, name } of linked.slice(0, throughMost)) {
    const theirs = await readSimilarAccounts(db, id, limits);
    more ||= theirs.hasMore;
    for (const account of theirs.accounts.filter(isDirect).filter(isLinked))
      if (account.id !== memberId && !found.has(account.id))
        found.set(account.id, { ...account, carried: carried.has(account.id), degree: 2, via: { id, name } });
  }
  // Suspended together, and no longer connected.
  for (const account of similar)
    if (!found.has(account.id)) found.set(account.id, { ...account, degree: 2, via: null });
  return { accounts: [...found.values()], more };
}
