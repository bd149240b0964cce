import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { changeTicket as endpoint } from '@peonia/contract/support/support-desk.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { noteAct, requireStaff } from '../../moderation/public.ts';
import { targetHours } from '../ticket-rule.ts';
import { assignTicket, lockTicket, setTicketState, type DeskTicket } from './desk.sql.ts';

/** Takes or releases a ticket, solves it without an answer, or opens it again. */
export async function changeTicket(
  { db, caller, params, body: { act } }: Call<typeof endpoint>,
  limits: Limits,
): Promise<Record<string, never>> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const ticket = await claimTicket(db, { id: params.id, staffId: caller.id });
  const after = changed(ticket, act, caller.id);
  if (act === 'take' || act === 'release') await assignTicket.run(db, { id: ticket.id, staff_id: after.assigned_to });
  else
    await setTicketState.run(db, {
      id: ticket.id,
      status: after.status,
      hours: targetHours(ticket.priority, limits),
    });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: acts[act],
    subject: 'ticket',
    subject_ids: [ticket.id],
    before: ticketText(ticket),
    after: ticketText(after),
    detail: '',
  });
  return {};
}

type TicketChange = Pick<DeskTicket, 'status' | 'assigned_to'>;

function changed(
  { status, assigned_to }: DeskTicket,
  act: BodyOf<typeof endpoint>['act'],
  staffId: number,
): TicketChange {
  if (act === 'take') return { status, assigned_to: staffId };
  if (act === 'release') return { status, assigned_to: null };
  return { status: act === 'solve' ? 'solved' : 'open', assigned_to };
}

/** `open` or `waiting, staff 12`, for the audit log. */
export function ticketText({ status, assigned_to }: TicketChange): string {
  return assigned_to === null ? status : `${status}, staff ${assigned_to}`;
}

/** Names in the audit log. */
const acts = {
  take: 'ticket.taken',
  release: 'ticket.released',
  solve: 'ticket.solved',
  reopen: 'ticket.reopened',
} as const;

/**
 * Locks a ticket. Throws `not_found` for a merged one and `ticket_taken` while a colleague works on it and has not
 * solved it.
 */
export async function claimTicket(db: Db, { id, staffId }: { id: number; staffId: number }): Promise<DeskTicket> {
  const ticket = await findTicket(db, { id });
  if (ticket.merged_into !== null) throw refuse('not_found');
  const isTaken = ticket.assigned_to !== null && ticket.assigned_to !== staffId && ticket.status !== 'solved';
  if (isTaken) throw refuse('ticket_taken');
  return ticket;
}

/** Locks a ticket. */
export async function findTicket(db: Db, { id }: { id: number }): Promise<DeskTicket> {
  const ticket = await lockTicket.first(db, { id });
  if (ticket === undefined) throw refuse('not_found');
  return ticket;
}
