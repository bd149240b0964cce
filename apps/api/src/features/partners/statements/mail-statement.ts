import { formatGold } from '@peonia/i18n/format.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { mailContacts } from '../../accounts/public.ts';
import { statementPaper, weekText } from './statement-paper.ts';
import { statementById, type StatementRow } from './statement.sql.ts';

interface StatementValues {
  readonly name: string;
  readonly week: string;
  readonly earned: number;
  readonly closed: number;
}

/** An invented week. */
const sampleStatement: StatementRow = {
  id: 412,
  member_id: 0,
  week: '2026-03-02',
  made_at: new Date('2026-03-09T01:00:00Z'),
  opened: 40_000,
  matured: 10_000,
  cashed: 2_000,
  taken: 0,
  closed: 48_000,
  kinds: { gift: { count: 4, amount: 9_550 }, referral: { count: 2, amount: 3_000 } },
  earned: 12_550,
  pending: 6_200,
  owed: 0,
};

function fileName(week: string): string {
  return `statement-${week}.pdf`;
}

export const statementMail = mailTemplate<StatementValues>({
  name: 'statement',
  class: 'transactional',
  samples: [
    {
      name: 'week',
      values: {
        name: 'Anna',
        week: sampleStatement.week,
        earned: sampleStatement.earned,
        closed: sampleStatement.closed,
      },
      files: [
        {
          name: fileName(sampleStatement.week),
          type: 'application/pdf',
          write: (site) => writePdf(statementPaper(sampleStatement, { ...site, name: 'Anna' })),
        },
      ],
    },
  ],
  write: ({ name, week, earned, closed }, { say, language }) => ({
    subject: say('mail.statement.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      say('mail.statement.text', { week: weekText(week, language) }),
      say('mail.statement.sums', { earned: formatGold(language, earned), closed: formatGold(language, closed) }),
    ],
    action: { label: say('mail.statement.action'), path: '/setting/affiliate' },
    footer: say('mail.footer'),
  }),
});

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
  const { week, earned, closed } = row;
  const content = await writePdf(statementPaper(row, { ...config, language, name }));
  const host = config.publicUrl === '' ? 'localhost' : new URL(config.publicUrl).hostname;
  await mailer.send(statementMail, {
    to: email,
    language,
    values: { name, week, earned, closed },
    headers: { 'Message-ID': `<statement-${row.id}@${host}>` },
    attachments: [{ name: fileName(week), type: 'application/pdf', content }],
  });
}
