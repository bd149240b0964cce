import { statement } from '../../../platform/db/statement.ts';

/** The ticket of a reply address; for a merged one the ticket that it went on in. */
export const mailTicket = statement<{ id: number }, { id: number; account_id: number | null; email: string }>(
  'support_mail_ticket',
  `select id, account_id, email from support_ticket
   where id = coalesce((select merged_into from support_ticket where id = :id), :id)`,
);

/** Mails of a ticket within a day. */
export const mailsToday = statement<{ ticket_id: number }, { count: number }>(
  'support_mails_today',
  `select count(*) as count from support_message
   where ticket_id = :ticket_id and by_mail and created_at > now() - interval '1 day'`,
);
