import type { liftMailSuppression as endpoint } from '@peonia/contract/operation/maildesk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { deleteSuppression } from './list-suppressions.sql.ts';

/** Sends mail to an address again. The audit log keeps the reason and the member. */
export async function liftSuppression(
  { db, caller, params, body }: Call<typeof endpoint>,
  staff: StaffAccess,
): Promise<Record<string, never>> {
  await staff.requireStaff(db, caller, 'mails.lift');
  const lifted = await deleteSuppression.first(db, { id: params.id });
  if (lifted === undefined) throw refuse('not_found');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'mail.suppression-lifted',
    subject: 'member',
    subject_ids: lifted.member_id === null ? [] : [lifted.member_id],
    detail: `${lifted.reason}: ${body.reason}`,
  });
  return {};
}
