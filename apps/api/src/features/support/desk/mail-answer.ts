import { isLanguage } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';
import { replyAddress } from '../mail/reply-address.ts';
import { supportSettings } from '../support-settings.ts';
import { readAnswer } from './desk.sql.ts';

/**
 * Mails an answer to the author of the ticket, a member at their present address, in the language of the ticket, with
 * the question below it.
 */
export async function mailAnswer(
  messageId: number,
  db: Db,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const answer = await readAnswer.first(db, { id: messageId });
  if (answer === undefined) return;
  const { account_id, ticket_id } = answer;
  const isMember = account_id !== null;
  const to = isMember ? (await mailContacts(db, [account_id])).get(account_id)?.email : answer.email;
  if (to === undefined || to === '') return;
  const language = isLanguage(answer.language) ? answer.language : 'en';
  const say = (id: string) =>
    serverText(language, id, { brand: config.brand, id: answer.ticket_id, name: answer.name });
  const { replyTo } = config.of(supportSettings);
  const [secret = ''] = config.secrets;
  const mail = composeMail({
    template: 'ticket-answer',
    class: 'transactional',
    to,
    language,
    subject: say('mail.ticket_answer.subject'),
    paragraphs: [
      say('mail.hello'),
      ...answer.content.split(/\n{2,}/),
      say('mail.ticket_answer.question'),
      ...answer.question.split(/\n{2,}/),
    ],
    code: null,
    action: isMember
      ? { label: say('mail.ticket_answer.open'), url: `${config.publicUrl}/support/${ticket_id}` }
      : { label: say('mail.ticket_answer.action'), url: `${config.publicUrl}/contact` },
    footer: say(footerOf(isMember, replyTo)),
  });
  const headers = replyTo === '' ? {} : { headers: { 'Reply-To': replyAddress(secret, replyTo, ticket_id) } };
  await mailer.send({ ...mail, ...headers });
}

/** Whether and where the writer can answer. */
function footerOf(isMember: boolean, replyTo: string): string {
  if (replyTo !== '') return 'mail.ticket_answer.footer_reply';
  return isMember ? 'mail.ticket_answer.footer_member' : 'mail.ticket_answer.footer';
}
