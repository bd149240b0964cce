import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { decideRoleChange as endpoint, RoleDesk } from '@peonia/contract/staff/role-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue, type Outbox } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { endSessions } from '../../accounts/public.ts';
import { revokeLanguages } from '../../translators/public.ts';
import '../events.ts';
import { requireFreshStaff, requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { isSame, requireAdminLeft, rolesForLog } from './ask-role-change.ts';
import { presentRoleDesk } from './read-role-desk.ts';
import { decideRoleRequest, lockRoleRequest, replaceRoles, rolesOf } from './role-request.sql.ts';

interface DecideContext {
  readonly limits: Limits;
  readonly realtime: Realtime;
  readonly nudge: Outbox['nudge'];
}

/**
 * Confirms or refuses a change of roles. Neither who asked nor whom it is about confirms it. Who loses a role is signed
 * out everywhere in the same transaction.
 */
export async function decideRoleChange(call: Call<typeof endpoint>, context: DecideContext): Promise<RoleDesk> {
  const { db, caller, body } = call;
  await requireFreshStaff(db, caller, 'roles.change', context.limits);
  const detail = body.reason.trim();
  if (detail.length < 5) throw refuse('input_invalid', { field: 'reason' });
  const request = await lockRoleRequest.first(db, { id: body.request });
  if (request === undefined) throw refuse('not_found');
  if (request.state !== 'open') throw refuse('role_request_over');
  if (body.confirm && request.asked_by === caller.id) throw refuse('staff_second_person');
  if (body.confirm && request.member_id === caller.id) throw refuse('act_on_oneself');
  if (body.confirm) await applyChange(call, request, context);
  await decideRoleRequest.run(db, {
    id: request.id,
    state: body.confirm ? 'done' : 'refused',
    decided_by: caller.id,
    detail,
  });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: body.confirm ? 'roles.confirmed' : 'roles.refused',
    subject: 'account',
    subject_ids: [request.member_id],
    ...rolesForLog(request.before, request.roles),
    detail,
  });
  return presentRoleDesk(db, caller.id);
}

async function applyChange(
  call: Call<typeof endpoint>,
  { member_id, before, roles }: NonNullable<Awaited<ReturnType<typeof lockRoleRequest.first>>>,
  { limits, realtime, nudge }: DecideContext,
): Promise<void> {
  const { db, caller } = call;
  await requireAdminLeft(db, member_id, roles);
  // Waited for the lock: the caller may have lost the role meanwhile.
  await requireStaff(db, caller, 'roles.change', limits);
  const member = await rolesOf.first(db, { member_id });
  if (member === undefined) throw refuse('not_found');
  if (!isSame(member.roles, before)) throw refuse('role_changed');
  await replaceRoles.run(db, { member_id, roles });
  const revoked = before.filter((role) => !roles.includes(role));
  if (revoked.includes('translator')) await revokeLanguages.run(db, { name: member.name });
  if (revoked.length > 0) await endSessions(call, member_id, realtime);
  await enqueue(db, 'staff.roles-changed', { account_id: member_id, roles });
  call.afterCommit(nudge);
}
