import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { answersOf, eraseAuthor } from './desk/desk.sql.ts';
import { eraseTickets, ticketsOf } from './ticket.sql.ts';

/** A member's tickets and the answers to them are exported and deleted with the account; notes are of the staff. */
export const supportExporter: Exporter = {
  feature: 'support',
  async *files(db, memberId) {
    yield jsonFile('support/tickets.json', await ticketsOf.all(db, { account_id: memberId }));
    yield jsonFile('support/answers.json', await answersOf.all(db, { account_id: memberId }));
  },
};

export const supportEraser: Eraser = {
  feature: 'support',
  async erase(db, memberId) {
    await eraseTickets.run(db, { account_id: memberId });
    await eraseAuthor.run(db, { account_id: memberId });
  },
};
