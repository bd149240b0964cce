import { formatDate } from '@peonia/i18n/format.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { makeUnsubscribeToken, unsubscribeLink, wantsMail } from '../../notifications/public.ts';
import '../events.ts';
import { invitationById } from './invitation.sql.ts';

interface InvitationValues {
  readonly name: string;
  /** The words of the staff. */
  readonly reason: string;
  readonly expires_at: string;
  readonly unsubscribe: string;
}

export const partnerInvitationMail = mailTemplate<InvitationValues>({
  name: 'partner-invitation',
  class: 'notice',
  isPersonal: true,
  samples: [
    {
      name: 'invitation',
      values: {
        name: 'Anna',
        reason: 'Your language lessons are just what our members look for.',
        expires_at: '2026-12-10T09:00:00.000Z',
        unsubscribe: 'sample',
      },
    },
  ],
  write: ({ name, reason, expires_at, unsubscribe }, { say, language }) => ({
    subject: say('mail.partner-invitation.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      say('mail.partner-invitation.text'),
      reason,
      say('mail.partner-invitation.until', { date: formatDate(language, new Date(expires_at), 'long', 'UTC') }),
    ],
    action: { label: say('mail.partner-invitation.action'), path: '/setting/affiliate' },
    footer: say('mail.partner-invitation.footer'),
    unsubscribe: unsubscribeLink(say('mail.unsubscribe'), unsubscribe),
  }),
});

/** Mails an open invitation to members who take mails about messages: it is one, and waits for an answer. */
export async function mailInvitation(
  db: Db,
  { invitation_id }: Topics['partners.invited'],
  { config, mailer }: { readonly config: Pick<Config, 'secret'>; readonly mailer: Mailer },
): Promise<void> {
  const invitation = await invitationById.first(db, { id: invitation_id });
  if (invitation?.state !== 'open') return;
  const { member_id, reason, expires_at } = invitation;
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined || !(await wantsMail(db, member_id, 'message'))) return;
  const { language, name, email } = contact;
  const unsubscribe = makeUnsubscribeToken(config.secret, member_id, ['message']);
  const values = { name, reason, expires_at: expires_at.toISOString(), unsubscribe };
  await mailer.send(partnerInvitationMail, { to: email, language, values });
}
