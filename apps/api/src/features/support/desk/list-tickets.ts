import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { DeskState, listTickets as endpoint, TicketRow } from '@peonia/contract/support/support-desk.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import { momentPage } from '../../../platform/db/moment-cursor.sql.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { requireStaff } from '../../moderation/public.ts';
import { startOf } from '../ticket-rule.ts';
import { dueTickets, newTickets, solvedTickets, ticketsInState, ticketsTakenBy, type DeskTicket } from './desk.sql.ts';

/** A page of one part of the queue. */
export async function listTickets(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const { show = 'open', max_id: last = null } = query;
  const size = limits.complaint_page;
  const most = size + 1;
  const read = {
    mine: async () => cutPage(await ticketsTakenBy.all(db, { last, most, staff_id: caller.id }), size),
    new: async () => momentPage(await newTickets.all(db, { after: last, most }), size),
    open: async () => momentPage(await dueTickets.all(db, { after: last, most }), size),
    waiting: async () => cutPage(await ticketsInState.all(db, { last, most, status: 'waiting' }), size),
    solved: async () => cutPage(await solvedTickets.all(db, { last, most, status: 'solved' }), size),
  } as const;
  const { shown, max_id } = last === -1 ? cutPage<DeskTicket>([], size) : await read[show]();
  const nameOf = await staffNames(
    db,
    shown.map(({ assigned_to }) => assigned_to),
  );
  return { items: shown.map((row) => presentTicketRow(row, nameOf)), max_id };
}

/** Names of staff by id; null for nobody and for deleted accounts. */
export async function staffNames(
  db: Db,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string | null> {
  const names = await readAccountSummaries(
    db,
    ids.flatMap((id) => id ?? []),
  );
  return (id) => (id === null ? null : (names.get(id)?.name ?? null));
}

/** A ticket that waits for its first answer is new. */
export function deskState({ status, first_answered_at }: Pick<DeskTicket, 'status' | 'first_answered_at'>): DeskState {
  return status === 'open' && first_answered_at === null ? 'new' : status;
}

export function presentTicketRow(row: DeskTicket, nameOf: (id: number | null) => string | null): TicketRow {
  return {
    id: row.id,
    category: row.category,
    priority: row.priority,
    state: deskState(row),
    name: row.name,
    language: row.language,
    start: startOf(row.content),
    assigned_to: nameOf(row.assigned_to),
    created_at: row.created_at.toISOString(),
    due_at: row.status === 'open' ? row.due_at.toISOString() : null,
  };
}
