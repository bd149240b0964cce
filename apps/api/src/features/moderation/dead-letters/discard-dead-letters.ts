import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { discardDeadLetters as endpoint } from '@peonia/contract/staff/dead-letters.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { discardDeadLetters as discard } from '../../../platform/outbox/dead-letter.sql.ts';
import { requireFreshStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

/** Deletes one dead letter, or all of a topic, for good. Throws `not_found` if nothing of it is left. */
export async function discardDeadLetters(
  { db, caller, body }: Call<typeof endpoint>,
  limits: Limits,
): Promise<{ discarded: number }> {
  await requireFreshStaff(db, caller, 'dead_letters.retry', limits);
  const reason = readReason(body.reason);
  const which = 'id' in body ? { id: body.id, topic: null } : { id: null, topic: body.topic };
  const gone = await discard.all(db, which);
  const [first] = gone;
  if (first === undefined) throw refuse('not_found');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'dead-letter.discarded',
    subject: 'dead-letter',
    subject_ids: which.id === null ? [] : [which.id],
    detail: `${first.topic}: ${gone.length} · ${reason}`,
  });
  return { discarded: gone.length };
}
