import type { Db } from '../../platform/db/statement.ts';
import { mailTemplate } from '../../platform/mail/mail-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Topics } from '../../platform/outbox/outbox.ts';
import { mailContacts } from '../accounts/public.ts';

interface DecisionValues {
  readonly name: string;
  readonly is_approved: boolean;
  /** The words of the staff. */
  readonly reason: string;
}

export const partnerDecisionMail = mailTemplate<DecisionValues>({
  name: 'partner-decision',
  class: 'transactional',
  samples: [
    { name: 'approved', values: { name: 'Anna', is_approved: true, reason: 'Welcome! Your page fits us well.' } },
    { name: 'refused', values: { name: 'Anna', is_approved: false, reason: 'Your page has no visitors yet.' } },
  ],
  write({ name, is_approved, reason }, { say }) {
    const kind = is_approved ? 'partner-approved' : 'partner-refused';
    return {
      subject: say(`mail.${kind}.subject`),
      paragraphs: [say('mail.hello', { name }), say(`mail.${kind}.text`), reason],
      action: { label: say('mail.partner.action'), path: '/setting/affiliate' },
      footer: say('mail.partner.footer'),
    };
  },
});

/** Mails the decision about an application, with the words of the staff. */
export async function mailDecision(
  db: Db,
  { member_id, is_approved, reason }: Topics['partners.decided'],
  mailer: Mailer,
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  await mailer.send(partnerDecisionMail, { to: email, language, values: { name, is_approved, reason } });
}
