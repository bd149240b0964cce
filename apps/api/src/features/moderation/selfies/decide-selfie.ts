import type { decideSelfie as endpoint } from '@peonia/contract/moderation/selfie-review.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { decideSelfie as decide } from '../../verification/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

/** Accepts or refuses a selfie. The first decision counts; nobody decides about their own. */
export async function decideSelfie(
  { db, caller, params, body, emit, afterCommit }: Call<typeof endpoint>,
  { outbox, limits }: { outbox: Outbox; limits: Limits },
): Promise<object> {
  await requireStaff(db, caller, 'selfies.review', limits);
  const { approve, photo } = body;
  if (!approve && body.reason === undefined) throw refuse('input_invalid', { field: 'reason' });
  const reason = approve ? null : (body.reason ?? null);
  const decided = await decide(db, { id: params.id, staff_id: caller.id, reason, photo }, limits);
  if (decided === undefined || decided.member_id === caller.id) throw refuse('not_found');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: approve ? 'selfie.approved' : 'selfie.refused',
    subject: 'selfie',
    subject_ids: [params.id],
    detail: reason ?? '',
  });
  for (const { member_id, name, data } of decided.events) emit(member_id, name, data);
  afterCommit(outbox.nudge);
  return {};
}
