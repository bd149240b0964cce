import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type AccountSummary } from '../../accounts/public.ts';
import { hasRole } from './member-page.sql.ts';

/** The member of a staff act. Nobody acts on themselves, and only an admin on others of the staff. */
export async function requireOtherMember(
  db: Db,
  id: number,
  { callerId, mayBeStaff }: { readonly callerId: number; readonly mayBeStaff: boolean },
): Promise<AccountSummary> {
  if (id === callerId) throw refuse('act_on_oneself');
  const member = (await readAccountSummaries(db, [id])).get(id);
  if (member === undefined) throw refuse('not_found');
  if (!mayBeStaff && (await hasRole.one(db, { member_id: id })).found) throw refuse('act_on_staff');
  return member;
}
