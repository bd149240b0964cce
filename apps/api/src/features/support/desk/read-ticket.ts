import type { getTicket as endpoint, TicketCase } from '@peonia/contract/support/support-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readDeskFiles } from '../../deskfiles/public.ts';
import { noteAct, requireStaff } from '../../moderation/public.ts';
import { holder } from '../ticket-files.ts';
import { startOf } from '../ticket-rule.ts';
import { deskTicket, messagesOfTicket, otherTickets } from './desk.sql.ts';
import { deskState, presentTicketRow, staffNames } from './list-tickets.ts';
import { languageOf, type TranslateContext } from './translate-ticket.ts';

/** One ticket with its answers and notes. The access is logged. */
export async function readTicketCase(
  { db, caller, params, language }: Call<typeof endpoint>,
  { translator, limits }: TranslateContext,
): Promise<TicketCase> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const row = await deskTicket.first(db, { id: params.id });
  if (row === undefined) throw refuse('not_found');
  const [messages, others] = [
    await messagesOfTicket.all(db, { ticket_id: row.id }),
    await otherTickets.all(db, { id: row.id, account_id: row.account_id, email: row.email }),
  ];
  const files = await readDeskFiles(
    db,
    holder,
    messages.map(({ id }) => id),
  );
  const nameOf = await staffNames(db, [row.assigned_to, ...messages.map(({ author_id }) => author_id)]);
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'ticket.looked',
    subject: 'ticket',
    subject_ids: [row.id],
    detail: '',
  });
  return {
    ...presentTicketRow(row, nameOf),
    email: row.email,
    user_id: row.account_id,
    content: row.content,
    can_translate: translator !== null && languageOf(row) !== language,
    mine: row.assigned_to === caller.id,
    first_answered_at: row.first_answered_at?.toISOString() ?? null,
    solved_at: row.solved_at?.toISOString() ?? null,
    merged_into: row.merged_into,
    others: others.map((other) => ({ id: other.id, state: deskState(other), start: startOf(other.content) })),
    messages: messages.map(({ id, kind, author_id, content, original, by_mail, left_out, created_at }) => ({
      id,
      kind,
      by: kind === 'reply' ? row.name : nameOf(author_id),
      content,
      original,
      by_mail,
      left_out,
      files: files.get(id) ?? [],
      created_at: created_at.toISOString(),
    })),
  };
}
