import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { endView as endpoint } from '@peonia/contract/staff/view-as.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { finishView } from './finish-view.ts';
import { endViewsOf } from './view-as.sql.ts';

/** Ends a view of this session. Of one that is over nothing changes. */
export async function endView(
  { db, caller, params, afterCommit }: Call<typeof endpoint>,
  { limits, nudge }: { limits: Limits; nudge: Outbox['nudge'] },
): Promise<object> {
  await requireStaff(db, caller, 'members.view', limits);
  const key = { id: params.id, staff_id: caller.id, session_id: caller.session_id };
  for (const view of await endViewsOf.all(db, key)) await finishView(db, view);
  afterCommit(nudge);
  return {};
}
