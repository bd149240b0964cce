import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { readSuspensionContact } from '../../accounts/public.ts';
import { makeAppealToken } from './appeals/appeal-token.ts';

export interface Suspension {
  readonly account_id: number;
  readonly complaint_id: number;
  readonly reason: ComplaintReason;
  /** Null has no end. */
  readonly until: string | null;
}

/** Mails a suspended member the reason, the duration and how to appeal: they cannot log in to read it. */
export async function mailSuspension(
  db: Db,
  { account_id, complaint_id, reason, until }: Suspension,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = await readSuspensionContact(db, account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  const day = until === null ? '' : formatDate(language, new Date(until), 'long', 'UTC');
  const say = (id: string) =>
    serverText(language, id, { brand: config.brand, name, date: day, days: config.limits.appeal_days });
  const token = makeAppealToken(config.secret, { id: complaint_id, member_id: account_id });
  await mailer.send(
    composeMail({
      template: 'sanction',
      class: 'transactional',
      to: email,
      language,
      subject: say('mail.sanction.subject'),
      paragraphs: [
        say('mail.hello'),
        say(until === null ? 'mail.sanction.ban' : 'mail.sanction.suspend'),
        say(`mail.sanction.${reason}`),
        say('mail.sanction.appeal'),
      ],
      code: null,
      action: {
        label: say('mail.sanction.action'),
        url: `${config.publicUrl}/appeal?token=${encodeURIComponent(token)}`,
      },
      footer: say('mail.footer'),
    }),
  );
}
