import type { findMembers as endpoint } from '@peonia/contract/moderation/members.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { membersFoundMost, readAccountSummaries, type MemberFinder } from '../../accounts/public.ts';
import { readRunAccounts } from '../../partners/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { statusOf } from './status-of.ts';

/** Finds members for the staff. The log says whom, not what was typed: that may be an address. */
export async function findMembers(
  { db, caller, query }: Call<typeof endpoint>,
  { finders, limits }: { finders: readonly MemberFinder[]; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'members.read', limits);
  const text = query.q.trim();
  const hits = [];
  let hasMore = false;
  for (const finder of text === '' ? [] : finders) {
    const found = await finder.find(db, text);
    hits.push(...found.slice(0, membersFoundMost));
    hasMore ||= found.length > membersFoundMost;
  }
  const accounts = await readAccountSummaries(
    db,
    hits.map(({ account_id }) => account_id),
  );
  const runBy = await readRunAccounts(db, [...accounts.keys()]);
  const seen = new Set<number>();
  const items = hits.flatMap(({ account_id: id, matched }) => {
    const account = accounts.get(id);
    if (account === undefined || seen.has(id)) return [];
    seen.add(id);
    return {
      id,
      name: account.name,
      status: statusOf(account.status),
      joined_at: account.created_at.toISOString(),
      run_by: runBy.get(id) ?? null,
      matched,
    };
  });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'member.searched',
    subject: 'account',
    subject_ids: [...seen],
    detail: '',
  });
  return { items, more: hasMore };
}
