import { isLanguage } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { supportSettings } from './support-settings.ts';
import { readTicket } from './ticket.sql.ts';

/** Mails a ticket to the operator, if an address is configured, in the language of its writer. */
export async function notifyOperator(
  ticketId: number,
  db: Db,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const to = config.of(supportSettings).supportMail;
  const ticket = to === '' ? undefined : await readTicket.first(db, { id: ticketId });
  if (ticket === undefined) return;
  const language = isLanguage(ticket.language) ? ticket.language : 'en';
  const say = (id: string) =>
    serverText(language, id, {
      brand: config.brand,
      id: ticket.id,
      category: ticket.category,
      name: ticket.name,
      email: ticket.email,
    });
  await mailer.send(
    composeMail({
      template: 'ticket',
      class: 'operator',
      to,
      language,
      subject: say('mail.ticket.subject'),
      paragraphs: [say('mail.ticket.from'), ...ticket.content.split(/\n{2,}/)],
      code: null,
      action: null,
      footer: say('mail.ticket.footer'),
    }),
  );
}
