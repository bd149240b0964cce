import { complaintReasons, type ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate, samplesOf } from '../../../platform/mail/mail-template.ts';
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

type SuspensionValues = Pick<Suspension, 'reason' | 'until'> & { readonly name: string; readonly token: string };

const sampleUntil = '2026-12-24T18:00:00Z';

export const suspensionMail = mailTemplate<SuspensionValues>({
  name: 'sanction',
  class: 'transactional',
  samples: [
    ...samplesOf(complaintReasons, (reason) => ({ name: 'Anna', reason, until: sampleUntil, token: 'sample' })),
    { name: 'for-good', values: { name: 'Anna', reason: 'money', until: null, token: 'sample' } },
  ],
  write: ({ name, reason, until, token }, { say, language, limits }) => ({
    subject: say('mail.sanction.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      until === null
        ? say('mail.sanction.ban')
        : say('mail.sanction.suspend', { date: formatDate(language, new Date(until), 'long', 'UTC') }),
      say(`mail.sanction.${reason}`),
      say('mail.sanction.appeal', { days: limits.appeal_days }),
    ],
    action: { label: say('mail.sanction.action'), path: `/appeal?token=${encodeURIComponent(token)}` },
    footer: say('mail.footer'),
  }),
});

/** Mails a suspended member the reason, the duration and how to appeal: they cannot log in to read it. */
export async function mailSuspension(
  db: Db,
  { account_id, complaint_id, reason, until }: Suspension,
  { config, mailer }: { readonly config: Pick<Config, 'secret'>; readonly mailer: Mailer },
): Promise<void> {
  const contact = await readSuspensionContact(db, account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  const token = makeAppealToken(config.secret, { id: complaint_id, member_id: account_id });
  await mailer.send(suspensionMail, { to: email, language, values: { name, reason, until, token } });
}
