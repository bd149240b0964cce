import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { getView as getEndpoint, openView as openEndpoint, OpenView } from '@peonia/contract/staff/view-as.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { requireOtherMember } from '../members/require-other-member.ts';
import { requireFreshStaff, requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { finishView } from './finish-view.ts';
import { endViewsOf, insertView, openViewOf, type ViewRow } from './view-as.sql.ts';

/**
 * Opens a view of the site as a member has it, bound to the staff session. Nobody views themselves, and only an admin
 * views others of the staff. A view that is open in this session ends.
 */
export async function openView(call: Call<typeof openEndpoint>, limits: Limits): Promise<OpenView> {
  const { db, caller, params, body } = call;
  const roles = await requireFreshStaff(db, caller, 'members.view', limits);
  const reason = readReason(body.reason);
  const mayBeStaff = roles.includes('admin');
  const member = await requireOtherMember(db, params.id, { callerId: caller.id, mayBeStaff });
  if (member.status !== 'active') throw refuse('view_inactive');

  const session = { staff_id: caller.id, session_id: caller.session_id };
  for (const former of await endViewsOf.all(db, { ...session, id: null })) await finishView(db, former);
  const view = await insertView.one(db, {
    ...session,
    member_id: params.id,
    cause: body.cause,
    roles,
    minutes: limits.view_as_minutes,
  });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'member.view-opened',
    subject: 'account',
    subject_ids: [params.id],
    detail: [body.cause, reason].join(' · '),
  });
  return presentView(view, member.name);
}

/** A view that is open in this session. */
export async function getView({ db, caller, params }: Call<typeof getEndpoint>, limits: Limits): Promise<OpenView> {
  await requireStaff(db, caller, 'members.view', limits);
  const view = await openViewOf.first(db, { id: params.id, staff_id: caller.id, session_id: caller.session_id });
  if (view === undefined) throw refuse('view_over');
  const member = (await readAccountSummaries(db, [view.member_id])).get(view.member_id);
  return presentView(view, member?.name ?? '');
}

function presentView({ id, member_id, cause, until }: ViewRow, name: string): OpenView {
  return { id, user_id: member_id, name, cause, until: until.toISOString() };
}
