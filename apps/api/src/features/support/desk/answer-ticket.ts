import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { answerTicket as endpoint } from '@peonia/contract/support/support-desk.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue, type Outbox } from '../../../platform/outbox/outbox.ts';
import { takeDeskFiles } from '../../deskfiles/public.ts';
import { noteAct, requireStaff } from '../../moderation/public.ts';
import { notify } from '../../notifications/public.ts';
import { holder } from '../ticket-files.ts';
import { claimTicket, findTicket, ticketText } from './change-ticket.ts';
import { insertMessage, messageByClientId, noteAnswered } from './desk.sql.ts';

/**
 * Answers a ticket by mail and, to a member, on its page, or adds a note for staff. A ticket of a colleague takes notes
 * only. A repeated `client_id` returns the stored message.
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
  const found = await (body.kind === 'answer' ? claimTicket : findTicket)(db, { id: params.id, staffId: caller.id });
  const { account_id } = found;
  const { files = [] } = body;
  // An answer to a guest goes by mail, which carries no files.
  if (files.length > 0 && body.kind === 'answer' && account_id === null)
    throw refuse('input_invalid', { field: 'files' });
  const message = await insertMessage.first(db, {
    ...ticket,
    kind: body.kind,
    author_id: caller.id,
    content,
    original: body.kind === 'answer' ? (body.original?.trim() ?? null) : null,
    by_mail: false,
    left_out: 0,
  });
  if (message === undefined) return messageByClientId.one(db, ticket);
  await takeDeskFiles(db, { ids: files, owner_id: caller.id, holder, holder_id: message.id });
  const status = body.solve === true ? 'solved' : 'waiting';
  if (body.kind === 'answer') {
    await noteAnswered.run(db, { id: params.id, staff_id: caller.id, status });
    if (account_id !== null) await notifyAuthor(db, { account_id, ticket_id: params.id });
    await enqueue(db, 'support.ticket-answered', { message_id: message.id });
    afterCommit(outbox.nudge);
  }
  await noteAct.run(db, {
    staff_id: caller.id,
    act: body.kind === 'note' ? 'ticket.noted' : 'ticket.answered',
    subject: 'ticket',
    subject_ids: [params.id],
    ...(body.kind === 'answer'
      ? { before: ticketText(found), after: ticketText({ status, assigned_to: caller.id }) }
      : {}),
    detail: '',
  });
  return message;
}

/** Unseen answers to a ticket are one notification. */
async function notifyAuthor(db: Db, { account_id, ticket_id }: { account_id: number; ticket_id: number }) {
  await notify(db, {
    member_id: account_id,
    type: 'support',
    what: 'answered',
    person_id: null,
    subject: ticket_id,
    facts: { ticket_id },
  });
}
