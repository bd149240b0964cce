import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type AccountSummary } from '../../accounts/public.ts';
import { hasRole } from './member-page.sql.ts';

/** Only an admin sanctions others of the staff, or takes such a sanction back; in a case as on the page of a member. */
export async function requireMaySanction(db: Db, id: number | null, roles: readonly StaffRole[]): Promise<void> {
  if (id === null || roles.includes('admin')) return;
  if ((await hasRole.one(db, { member_id: id })).found) throw refuse('act_on_staff');
}

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
