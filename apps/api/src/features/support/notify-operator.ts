import { isLanguage } from '@peonia/i18n/languages.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { mailTemplate } from '../../platform/mail/mail-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { supportSettings } from './support-settings.ts';
import { readTicket } from './ticket.sql.ts';

interface TicketValues {
  readonly id: number;
  readonly category: string;
  readonly name: string;
  readonly email: string;
  readonly content: string;
}

export const ticketMail = mailTemplate<TicketValues>({
  name: 'ticket',
  class: 'operator',
  samples: [
    {
      name: 'guest',
      values: {
        id: 1207,
        category: 'payment',
        name: 'Anna',
        email: 'anna@example.com',
        content: 'My payment arrived twice.\n\nPlease return one of them.',
      },
    },
  ],
  write: ({ content, ...values }, { say }) => ({
    subject: say('mail.ticket.subject', values),
    paragraphs: [say('mail.ticket.from', values), ...content.split(/\n{2,}/)],
    footer: say('mail.ticket.footer', values),
  }),
});

/** Mails a ticket to the operator, if an address is configured, in the language of its writer. */
export async function notifyOperator(
  ticketId: number,
  db: Db,
  { config, mailer }: { readonly config: Config; readonly mailer: Mailer },
): Promise<void> {
  const to = config.of(supportSettings).supportMail;
  const ticket = to === '' ? undefined : await readTicket.first(db, { id: ticketId });
  if (ticket === undefined) return;
  const { id, category, name, email, content } = ticket;
  await mailer.send(ticketMail, {
    to,
    language: isLanguage(ticket.language) ? ticket.language : 'en',
    values: { id, category, name, email, content },
  });
}
