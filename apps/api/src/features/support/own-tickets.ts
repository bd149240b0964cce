import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { releaseDeskFiles } from '../deskfiles/public.ts';
import { eraseAuthor, messagesOf } from './desk/desk.sql.ts';
import { holder } from './ticket-files.ts';
import { eraseTickets, messagesToErase, ticketsOf } from './ticket.sql.ts';

/** A member's tickets and their threads are exported and deleted with the account; notes are of the staff. */
export const supportExporter: Exporter = {
  feature: 'support',
  async *files(db, memberId) {
    yield jsonFile('support/tickets.json', await ticketsOf.all(db, { account_id: memberId }));
    yield jsonFile('support/messages.json', await messagesOf.all(db, { account_id: memberId }));
  },
};

export const supportEraser: Eraser = {
  feature: 'support',
  async erase(db, memberId) {
    const messages = await messagesToErase.all(db, { account_id: memberId });
    await releaseDeskFiles.run(db, { holder, holder_ids: messages.map(({ id }) => id) });
    await eraseTickets.run(db, { account_id: memberId });
    await eraseAuthor.run(db, { account_id: memberId });
  },
};
