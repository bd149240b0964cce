import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { answerTicket as endpoint } from '@peonia/contract/support-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue, type Outbox } from '../../../platform/outbox/outbox.ts';
import { noteAct, requireStaff } from '../../moderation/public.ts';
import { claimTicket } from './change-ticket.ts';
import { insertMessage, lockTicket, messageByClientId, noteAnswered } from './desk.sql.ts';

/**
 * Answers a ticket by mail, or adds a note for staff. A ticket of a colleague takes notes only. A repeated `client_id`
 * returns the stored message.
 */
export async function answerTicket(
  { db, caller, params, body, afterCommit }: Call<typeof endpoint>,
  { limits, outbox }: { limits: Limits; outbox: Outbox },
): Promise<{ id: number }> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const content = body.content.trim();
  if (content === '') throw refuse('input_invalid', { field: 'content' });
  const ticket = { ticket_id: params.id, client_id: body.client_id };
  const stored = await messageByClientId.first(db, ticket);
  if (stored !== undefined) return stored;
  if (body.kind === 'answer') await claimTicket(db, { id: params.id, staffId: caller.id });
  else if ((await lockTicket.first(db, { id: params.id })) === undefined) throw refuse('not_found');
  const message = await insertMessage.first(db, { ...ticket, kind: body.kind, author_id: caller.id, content });
  if (message === undefined) return messageByClientId.one(db, ticket);
  if (body.kind === 'answer') {
    const status = body.solve === true ? 'solved' : 'waiting';
    await noteAnswered.run(db, { id: params.id, staff_id: caller.id, status });
    await enqueue(db, 'support.ticket-answered', { message_id: message.id });
    afterCommit(outbox.nudge);
  }
  await noteAct.run(db, {
    staff_id: caller.id,
    act: body.kind === 'note' ? 'ticket.noted' : 'ticket.answered',
    subject: 'ticket',
    subject_ids: [params.id],
    detail: body.solve === true ? 'solved' : '',
  });
  return message;
}
