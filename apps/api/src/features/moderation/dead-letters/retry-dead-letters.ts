import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { retryDeadLetters as endpoint } from '@peonia/contract/staff/dead-letters.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { reviveDeadLetters } from '../../../platform/outbox/dead-letter.sql.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

/** Makes one dead letter, or all of a topic, due again. Throws `not_found` if nothing of it is left. */
export async function retryDeadLetters(
  { db, caller, body, afterCommit }: Call<typeof endpoint>,
  { outbox, limits }: { outbox: Outbox; limits: Limits },
): Promise<{ retried: number }> {
  await requireStaff(db, caller, 'dead_letters.retry', limits);
  const which = 'id' in body ? { id: body.id, topic: null } : { id: null, topic: body.topic };
  const revived = await reviveDeadLetters.all(db, which);
  if (revived.length === 0) throw refuse('not_found');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'dead-letter.retried',
    subject: 'dead-letter',
    subject_ids: which.id === null ? [] : [which.id],
    detail: which.topic === null ? '' : `${which.topic}: ${revived.length}`,
  });
  afterCommit(outbox.nudge);
  return { retried: revived.length };
}
