import type { Database } from '../../platform/db/database.ts';
import { releaseDeskFiles } from '../deskfiles/public.ts';
import { holder } from './ticket-files.ts';
import { deleteTickets, expiredGuestTickets, messagesOfTickets } from './ticket.sql.ts';

const batch = 100;

/** Deletes solved tickets of guests two years after their last change, with their messages and files. */
export async function deleteGuestTickets(database: Database): Promise<void> {
  for (let last = batch; last === batch;) last = await deleteBatch(database);
}

function deleteBatch(database: Database): Promise<number> {
  return database.transaction(async (db) => {
    const tickets = (await expiredGuestTickets.all(db, { most: batch })).map(({ id }) => id);
    const messages = await messagesOfTickets.all(db, { ticket_ids: tickets });
    await releaseDeskFiles.run(db, { holder, holder_ids: messages.map(({ id }) => id) });
    await deleteTickets.run(db, { ids: tickets });
    return tickets.length;
  });
}
