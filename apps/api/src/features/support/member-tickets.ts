import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type {
  getOwnTicket,
  listOwnTickets as listEndpoint,
  OwnTicket,
  OwnTicketRow,
  replyToTicket as replyEndpoint,
} from '@peonia/contract/support/support.ts';
import { cutPage } from '../../platform/db/cut-page.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readDeskFiles, takeDeskFiles } from '../deskfiles/public.ts';
import { findTicket } from './desk/change-ticket.ts';
import { insertMessage } from './desk/desk.sql.ts';
import { holder } from './ticket-files.ts';
import { readContent, startOf, targetHours } from './ticket-rule.ts';
import { noteReplied, ownTicket, ownTicketMessages, ownTickets, type OwnTicketFacts } from './ticket.sql.ts';

/** A page of the caller's tickets. */
export async function listOwnTickets(
  { db, caller, query }: Call<typeof listEndpoint>,
  { complaint_page: size }: Limits,
): Promise<ReplyOf<typeof listEndpoint>> {
  const last = query.max_id ?? null;
  const rows = last === -1 ? [] : await ownTickets.all(db, { account_id: caller.id, last, most: size + 1 });
  const { shown, max_id } = cutPage(rows, size);
  return { items: shown.map(presentRow), max_id };
}

/** One ticket of the caller with its thread. Throws `not_found` for the ticket of another. */
export function readOwnTicket({ db, caller, params }: Call<typeof getOwnTicket>): Promise<OwnTicket> {
  return readThread(db, { id: params.id, account_id: caller.id });
}

/** Adds a message of the caller; a solved ticket is opened again. A repeated `client_id` changes nothing. */
export async function replyToTicket(
  { db, caller, params, body }: Call<typeof replyEndpoint>,
  limits: Limits,
): Promise<OwnTicket> {
  const content = readContent(body);
  const own = await ownTicket.first(db, { id: params.id, account_id: caller.id });
  if (own === undefined) throw refuse('not_found');
  const ticket = await findTicket(db, own);
  const message = await insertMessage.first(db, {
    ticket_id: ticket.id,
    kind: 'reply',
    client_id: body.client_id,
    author_id: caller.id,
    content,
    original: null,
    by_mail: false,
    left_out: 0,
  });
  if (message !== undefined) {
    await takeDeskFiles(db, { ids: body.files ?? [], owner_id: caller.id, holder, holder_id: message.id });
    await noteReplied.run(db, { id: ticket.id, hours: targetHours(ticket.priority, limits) });
  }
  return readThread(db, { id: ticket.id, account_id: caller.id });
}

async function readThread(db: Db, own: { id: number; account_id: number }): Promise<OwnTicket> {
  const ticket = await ownTicket.first(db, own);
  if (ticket === undefined) throw refuse('not_found');
  const messages = await ownTicketMessages.all(db, { ticket_id: ticket.id });
  const files = await readDeskFiles(
    db,
    holder,
    messages.map(({ id }) => id),
  );
  return {
    ...presentRow(ticket),
    content: ticket.content,
    messages: messages.map((message) => ({
      ...message,
      files: files.get(message.id) ?? [],
      created_at: message.created_at.toISOString(),
    })),
  };
}

function presentRow({ id, category, status, content, created_at, changed_at }: OwnTicketFacts): OwnTicketRow {
  return {
    id,
    category,
    state: status,
    start: startOf(content),
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  };
}
