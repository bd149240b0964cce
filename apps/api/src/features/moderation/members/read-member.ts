import {
  memberSections,
  type getStaffMember as endpoint,
  type MemberSection,
  type StaffMemberPage,
  type StaffMemberRow,
} from '@peonia/contract/moderation/members.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type MemberRow, type MemberSource, type RiskSource } from '../../accounts/public.ts';
import { readRisk } from '../risk/read-risk.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { statusOf } from './status-of.ts';

interface PageContext {
  readonly sources: readonly MemberSource[];
  readonly risks: readonly RiskSource[];
  readonly limits: Limits;
}

/**
 * The page of a member: the sections that the caller's roles permit. The look is logged. Nobody reads notes and
 * complaints about themselves.
 */
export async function readMember(
  { db, caller, params: { id } }: Call<typeof endpoint>,
  { sources, risks, limits }: PageContext,
): Promise<StaffMemberPage> {
  const roles = await requireStaff(db, caller, 'members.read', limits);
  if (id === caller.id) throw refuse('act_on_oneself');
  const account = (await readAccountSummaries(db, [id])).get(id);
  if (account === undefined) throw refuse('not_found');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'member.looked',
    subject: 'account',
    subject_ids: [id],
    detail: '',
  });
  const sections = [];
  for (const name of Object.keys(memberSections) as MemberSection[]) {
    if (!isPermitted(roles, memberSections[name])) continue;
    const rows: StaffMemberRow[] = [];
    let hasOlder = false;
    for (const source of sources) {
      if (source.section !== name) continue;
      const found = await source.read(db, id);
      rows.push(...found.rows.map(presentRow));
      hasOlder ||= found.hasOlder;
    }
    sections.push({ name, rows, older: hasOlder });
  }
  const { risk, similar, hasMore } = isPermitted(roles, 'members.activity')
    ? await readRisk(db, id, { risks, limits })
    : { risk: null, similar: null, hasMore: false };
  return { id, name: account.name, status: statusOf(account.status), sections, risk, similar, similar_more: hasMore };
}

function presentRow({ kind, text, at, until, ref }: MemberRow): StaffMemberRow {
  return { kind, text, at: at?.toISOString() ?? null, until: until?.toISOString() ?? null, ref };
}
