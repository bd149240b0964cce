import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import type { Analysis, analyse as endpoint } from '@peonia/contract/staff/staff.ts';
import { analysisPermissions } from '@peonia/contract/staff/staff.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, readAccountActivity } from '../../accounts/public.ts';
import { readMessageTotals } from '../../chat/public.ts';
import { readTradeTotals } from '../../ledger/public.ts';
import { sidesOf } from '../complaints/sanction.sql.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

/**
 * Counts and coarse facts about a member, as far as the caller's roles allow. The access is logged with its reason
 * first.
 */
export async function analyseMember({ db, caller, body }: Call<typeof endpoint>, limits: Limits): Promise<Analysis> {
  const roles = await requireStaff(db, caller, 'members.analyse', limits);
  const reason = readReason(body.reason);
  const facts = (await readAccountSummaries(db, [body.user_id])).get(body.user_id);
  if (facts === undefined) throw refuse('not_found');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'member.analysed',
    subject: 'account',
    subject_ids: [body.user_id],
    detail: reason,
  });
  const may = (part: keyof typeof analysisPermissions) => isPermitted(roles, analysisPermissions[part]);
  const log = may('log') || may('login_at') ? await readLog(db, body.user_id) : null;
  return {
    user_id: body.user_id,
    name: facts.name,
    status: facts.status === 'active' || facts.status === 'suspended' ? facts.status : 'closed',
    joined_at: facts.created_at.toISOString(),
    partner: facts.is_partner,
    ...(log === null || !may('log') ? {} : { log: log.log }),
    ...(log === null || !may('login_at') ? {} : { login_at: log.login_at }),
    ...(may('trade') ? { trade: await readTrade(db, body.user_id) } : {}),
    ...(may('message') ? { message: await readMessageTotals(db, body.user_id) } : {}),
  };
}

async function readLog(
  db: Db,
  memberId: number,
): Promise<{ log: NonNullable<Analysis['log']>; login_at: string | null }> {
  const [{ login_at, devices, sessions, countries }, side] = await Promise.all([
    readAccountActivity(db, memberId),
    sidesOf.one(db, { ids: [memberId] }),
  ]);
  const log = {
    devices,
    sessions,
    countries,
    complaints_made: side.made,
    complaints_about: side.about,
    complaints_upheld: side.about_upheld,
    warnings: side.warnings,
    suspensions: side.suspensions,
  };
  return { log, login_at: login_at?.toISOString() ?? null };
}

async function readTrade(db: Db, memberId: number): Promise<NonNullable<Analysis['trade']>> {
  const { bought, spent, earned, movements, last_at } = await readTradeTotals(db, memberId);
  return {
    bought: goldFromCents(bought),
    spent: goldFromCents(spent),
    earned: goldFromCents(earned),
    movements,
    last_at: last_at?.toISOString() ?? null,
  };
}
