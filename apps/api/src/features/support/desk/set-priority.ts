import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { setTicketPriority as endpoint } from '@peonia/contract/support/support-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { noteAct, requireStaff } from '../../moderation/public.ts';
import { targetHours } from '../ticket-rule.ts';
import { claimTicket } from './change-ticket.ts';
import { setPriority } from './desk.sql.ts';

/** Sets how soon a ticket is answered. Throws `ticket_taken` for that of a colleague. */
export async function setTicketPriority(
  { db, caller, params, body: { priority } }: Call<typeof endpoint>,
  limits: Limits,
): Promise<Record<string, never>> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const ticket = await claimTicket(db, { id: params.id, staffId: caller.id });
  if (ticket.priority === priority) return {};
  await setPriority.run(db, { id: ticket.id, priority, hours: targetHours(priority, limits) });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'ticket.prioritised',
    subject: 'ticket',
    subject_ids: [ticket.id],
    before: ticket.priority,
    after: priority,
    detail: '',
  });
  return {};
}
