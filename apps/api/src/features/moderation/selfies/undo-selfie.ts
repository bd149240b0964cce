import type { undoSelfie as endpoint } from '@peonia/contract/moderation/selfie-review.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Cards } from '../../profiles/public.ts';
import { undoSelfie as undo } from '../../verification/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

/** Takes an own decision about a selfie back. Throws `undo_over`. */
export async function undoSelfie(
  { db, caller, params, emit }: Call<typeof endpoint>,
  { cards, limits }: { readonly cards: Cards; readonly limits: Limits },
): Promise<Record<string, never>> {
  await requireStaff(db, caller, 'selfies.review', limits);
  const { was_approved, events } = await undo(db, { id: params.id, staff_id: caller.id }, { cards, limits });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'selfie.undone',
    subject: 'selfie',
    subject_ids: [params.id],
    detail: was_approved ? 'approved' : 'refused',
  });
  for (const { member_id, name, data } of events) emit(member_id, name, data);
  return {};
}
