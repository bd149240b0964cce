import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import {
  searchKindNames,
  searchKinds,
  type SearchHit,
  type SearchKind,
  type searchStaff as endpoint,
} from '@peonia/contract/staff/staff-search.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { mostFound, readAccountSummaries, type MemberFinder, type StaffFinder } from '../../accounts/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

interface SearchContext {
  readonly members: readonly MemberFinder[];
  readonly finders: readonly StaffFinder[];
  readonly limits: Limits;
}

/**
 * Searches the kinds that the caller's roles read. The log names what was found, one entry a kind, and not what was
 * typed: that may be an address.
 */
export async function searchStaff(
  { db, caller, query }: Call<typeof endpoint>,
  { members, finders, limits }: SearchContext,
): Promise<ReplyOf<typeof endpoint>> {
  const roles = await requireStaff(db, caller, 'search.use', limits);
  const text = query.q.trim();
  const items: SearchHit[] = [];
  for (const kind of searchKindNames) {
    if (text === '' || !isPermitted(roles, searchKinds[kind])) continue;
    const hits = kind === 'member' ? await findMembers(db, text, members) : await findThings(db, text, kind, finders);
    items.push(...hits);
    if (hits.length > 0)
      await noteAct.run(db, {
        staff_id: caller.id,
        act: 'search.found',
        subject: kind === 'member' ? 'account' : kind,
        subject_ids: hits.map(({ id }) => id),
        detail: '',
      });
  }
  return { items };
}

async function findMembers(db: Db, text: string, finders: readonly MemberFinder[]): Promise<SearchHit[]> {
  const found = new Set<number>();
  for (const finder of finders) for (const { account_id } of await finder.find(db, text)) found.add(account_id);
  const ids = [...found].slice(0, mostFound);
  const accounts = await readAccountSummaries(db, ids);
  return ids.flatMap((id) => {
    const account = accounts.get(id);
    if (account === undefined) return [];
    return [{ kind: 'member', id, text: account.name, at: account.created_at.toISOString(), member_id: id }];
  });
}

async function findThings(
  db: Db,
  text: string,
  kind: SearchKind,
  finders: readonly StaffFinder[],
): Promise<SearchHit[]> {
  const hits: SearchHit[] = [];
  for (const finder of finders.filter((one) => one.kind === kind))
    for (const { id, text: name, at, member_id } of await finder.find(db, text))
      hits.push({ kind, id, text: name, at: at.toISOString(), member_id });
  return hits;
}
