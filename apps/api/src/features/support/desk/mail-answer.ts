import { isLanguage } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate, samplesOf } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';
import { replyAddress } from '../mail/reply-address.ts';
import { supportSettings } from '../support-settings.ts';
import { readAnswer } from './desk.sql.ts';

const writers = ['guest', 'member', 'by_mail'] as const;

interface AnswerValues {
  readonly ticket_id: number;
  readonly name: string;
  readonly content: string;
  readonly question: string;
  readonly isMember: boolean;
  /** Whether the mail can be answered. */
  readonly takesReply: boolean;
}

export const ticketAnswerMail = mailTemplate<AnswerValues>({
  name: 'ticket-answer',
  class: 'transactional',
  isPersonal: true,
  samples: samplesOf(writers, (writer) => ({
    ticket_id: 1207,
    name: 'Anna',
    content: 'We have returned the second payment.\n\nIt takes a few days to arrive.',
    question: 'My payment arrived twice.',
    isMember: writer !== 'guest',
    takesReply: writer === 'by_mail',
  })),
  write: ({ ticket_id, name, content, question, isMember, takesReply }, { say }) => ({
    subject: say('mail.ticket_answer.subject', { id: ticket_id }),
    paragraphs: [say('mail.hello', { name }), ...content.split(/\n{2,}/), say('mail.ticket_answer.question')],
    quote: question.split(/\n{2,}/),
    action: isMember
      ? { label: say('mail.ticket_answer.open'), path: `/support/${ticket_id}` }
      : { label: say('mail.ticket_answer.action'), path: '/contact' },
    footer: say(footerOf(isMember, takesReply), { id: ticket_id }),
  }),
});

/**
 * Mails an answer to the author of the ticket, a member at their present address, in the language of the ticket, with
 * the question below it.
 */
export async function mailAnswer(
  messageId: number,
  db: Db,
  { config, mailer }: { readonly config: Config; readonly mailer: Mailer },
): Promise<void> {
  const answer = await readAnswer.first(db, { id: messageId });
  if (answer === undefined) return;
  const { account_id, ticket_id, name, content, question } = answer;
  const isMember = account_id !== null;
  const to = isMember ? (await mailContacts(db, [account_id])).get(account_id)?.email : answer.email;
  if (to === undefined || to === '') return;
  const { replyTo } = config.of(supportSettings);
  const [secret = ''] = config.secrets;
  await mailer.send(ticketAnswerMail, {
    to,
    language: isLanguage(answer.language) ? answer.language : 'en',
    values: { ticket_id, name, content, question, isMember, takesReply: replyTo !== '' },
    headers: replyTo === '' ? {} : { 'Reply-To': replyAddress(secret, replyTo, ticket_id) },
  });
}

/** Whether and where the writer can answer. */
function footerOf(isMember: boolean, takesReply: boolean): string {
  if (takesReply) return 'mail.ticket_answer.footer_reply';
  return isMember ? 'mail.ticket_answer.footer_member' : 'mail.ticket_answer.footer';
}
