import { formatGold } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { mailContacts } from '../../accounts/public.ts';
import { statementPaper, weekText } from './statement-paper.ts';
import { statementById } from './statement.sql.ts';

/**
 * Mails the statement of a week with its PDF, in the partner's language. The id of the message is the statement's, so
 * that a repetition after a lost acknowledgement is the same message.
 */
export async function mailStatement(
  db: Db,
  { statement_id }: Topics['partners.statement'],
  { config, mailer }: { readonly config: Config; readonly mailer: Mailer },
): Promise<void> {
  const row = await statementById.first(db, { id: statement_id });
  const contact = row && (await mailContacts(db, [row.member_id])).get(row.member_id);
  if (row === undefined || contact === undefined) return;
  const { language, name, email } = contact;
  const values = {
    brand: config.brand,
    name,
    week: weekText(row.week, language),
    earned: formatGold(language, row.earned),
    closed: formatGold(language, row.closed),
  };
  const say = (id: string) => serverText(language, id, values);
  const mail = composeMail({
    template: 'statement',
    class: 'transactional',
    to: email,
    language,
    subject: say('mail.statement.subject'),
    paragraphs: [say('mail.hello'), say('mail.statement.text'), say('mail.statement.sums')],
    code: null,
    action: { label: say('mail.statement.action'), url: `${config.publicUrl}/setting/affiliate` },
    footer: say('mail.footer'),
  });
  const content = await writePdf(statementPaper(row, { ...config, language, name }));
  const host = config.publicUrl === '' ? 'localhost' : new URL(config.publicUrl).hostname;
  await mailer.send({
    ...mail,
    headers: { 'Message-ID': `<statement-${row.id}@${host}>` },
    attachments: [{ name: `statement-${row.week}.pdf`, type: 'application/pdf', content }],
  });
}
