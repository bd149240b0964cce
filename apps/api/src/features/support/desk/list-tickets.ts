import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listTickets as endpoint, TicketRow } from '@peonia/contract/support-desk.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { requireStaff } from '../../moderation/public.ts';
import { startOf } from '../ticket-rule.ts';
import { solvedTickets, ticketsInState, ticketsTakenBy, type DeskTicket } from './desk.sql.ts';

/** A page of one part of the queue. */
export async function listTickets(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const { show = 'open', max_id: last = null } = query;
  const page = { last, most: limits.complaint_page + 1 };
  const rows =
    last === -1
      ? []
      : show === 'mine'
        ? await ticketsTakenBy.all(db, { ...page, staff_id: caller.id })
        : await (show === 'solved' ? solvedTickets : ticketsInState).all(db, { ...page, status: show });
  const shown = rows.slice(0, limits.complaint_page);
  const nameOf = await staffNames(
    db,
    shown.map(({ assigned_to }) => assigned_to),
  );
  return {
    items: shown.map((row) => presentTicketRow(row, { nameOf, limits })),
    max_id: rows.length > shown.length ? (shown.at(-1)?.id ?? -1) : -1,
  };
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

interface RowFacts {
  readonly limits: Limits;
  nameOf(id: number | null): string | null;
}

export function presentTicketRow(row: DeskTicket, { nameOf, limits }: RowFacts): TicketRow {
  return {
    id: row.id,
    category: row.category,
    state: row.status,
    name: row.name,
    language: row.language,
    start: startOf(row.content),
    assigned_to: nameOf(row.assigned_to),
    created_at: row.created_at.toISOString(),
    due_at:
      row.status === 'open'
        ? new Date(row.waiting_since.getTime() + limits.ticket_hours * 3_600_000).toISOString()
        : null,
  };
}
