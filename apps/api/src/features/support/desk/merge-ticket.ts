import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { mergeTicket as endpoint } from '@peonia/contract/support/support-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { noteAct, requireStaff } from '../../moderation/public.ts';
import { claimTicket, ticketText } from './change-ticket.ts';
import type { DeskTicket } from './desk.sql.ts';
import { closeMerged, moveThread, noteMerged } from './merge.sql.ts';

/**
 * Moves the thread of another ticket of the same member or address into this one. The other is closed and leads its
 * writer here. Throws `ticket_of_another` for the ticket of somebody else.
 */
export async function mergeTicket(
  { db, caller, params, body }: Call<typeof endpoint>,
  limits: Limits,
): Promise<Record<string, never>> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  // In the order of their numbers, so that two merges do not wait for each other.
  const ids = [params.id, body.other_id].toSorted((a, b) => a - b);
  const locked = new Map<number, DeskTicket>();
  for (const id of ids) locked.set(id, await claimTicket(db, { id, staffId: caller.id }));
  const [into, from] = [locked.get(params.id), locked.get(body.other_id)];
  if (into === undefined || from === undefined || !isSameWriter(into, from)) throw refuse('ticket_of_another');

  await moveThread.run(db, { from: from.id, into: into.id });
  await closeMerged.run(db, { from: from.id, into: into.id });
  const { status, waiting_since, due_at, priority } = stateAfter(into, from);
  await noteMerged.run(db, { id: into.id, status, waiting_since, due_at, priority });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'ticket.merged',
    subject: 'ticket',
    subject_ids: [into.id, from.id],
    before: ticketText(into),
    after: ticketText({ ...into, status }),
    detail: `${from.id} into ${into.id}`,
  });
  return {};
}

function isSameWriter(into: DeskTicket, from: DeskTicket): boolean {
  if (into.id === from.id) return false;
  if (into.account_id !== null || from.account_id !== null) return into.account_id === from.account_id;
  return into.email.toLowerCase() === from.email.toLowerCase();
}

type StateAfter = Pick<DeskTicket, 'status' | 'waiting_since' | 'due_at' | 'priority'>;

/** What waits for staff in one of the two waits in the merged ticket: since the earlier time, for the nearer target. */
function stateAfter(into: DeskTicket, from: DeskTicket): StateAfter {
  if (from.status !== 'open') return into;
  if (into.status !== 'open') return from;
  const earlier = from.waiting_since < into.waiting_since ? from : into;
  const { due_at, priority } = from.due_at < into.due_at ? from : into;
  return { status: 'open', waiting_since: earlier.waiting_since, due_at, priority };
}
