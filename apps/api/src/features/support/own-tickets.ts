import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseTickets, ticketsOf } from './ticket.sql.ts';

/** A member's tickets are exported and deleted with the account. */
export const supportExporter: Exporter = {
  feature: 'support',
  async *files(db, memberId) {
    yield jsonFile('support/tickets.json', await ticketsOf.all(db, { account_id: memberId }));
  },
};

export const supportEraser: Eraser = {
  feature: 'support',
  async erase(db, memberId) {
    await eraseTickets.run(db, { account_id: memberId });
  },
};
