import type { takeComplaint as endpoint } from '@peonia/contract/moderation/complaints.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { requireMayDecide } from './complaint-claim.ts';
import { lockComplaint, setClaimed } from './complaint.sql.ts';

/** Claims a case; of two simultaneous claims the first wins. */
export async function takeComplaint({ db, caller, params }: Call<typeof endpoint>, limits: Limits): Promise<object> {
  await requireStaff(db, caller, 'complaints.decide', limits);
  const row = await lockComplaint.first(db, { id: params.id });
  if (row === undefined) throw refuse('not_found');
  requireMayDecide(row, caller.id, limits);
  await setClaimed.run(db, { id: row.id, staff_id: caller.id });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'complaint.taken',
    subject: 'complaint',
    subject_ids: [row.id],
    detail: '',
  });
  return {};
}
