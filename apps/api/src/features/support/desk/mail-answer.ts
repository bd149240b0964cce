import { isLanguage } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { readAnswer } from './desk.sql.ts';

/** Mails an answer to the author of the ticket, in the language of the ticket, with the question below it. */
export async function mailAnswer(
  messageId: number,
  db: Db,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const answer = await readAnswer.first(db, { id: messageId });
  if (answer === undefined || answer.email === '') return;
  const language = isLanguage(answer.language) ? answer.language : 'en';
  const say = (id: string) =>
    serverText(language, id, { brand: config.brand, id: answer.ticket_id, name: answer.name });
  await mailer.send(
    composeMail({
      to: answer.email,
      language,
      subject: say('mail.ticket_answer.subject'),
      paragraphs: [
        say('mail.hello'),
        ...answer.content.split(/\n{2,}/),
        say('mail.ticket_answer.question'),
        ...answer.question.split(/\n{2,}/),
      ],
      code: null,
      action: { label: say('mail.ticket_answer.action'), url: `${config.publicUrl}/contact` },
      footer: say('mail.ticket_answer.footer'),
    }),
  );
}
