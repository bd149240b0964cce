import { isForLife } from '@peonia/core/packs.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import type { Db } from '../../platform/db/statement.ts';
import { mailTemplate } from '../../platform/mail/mail-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Topics } from '../../platform/outbox/outbox.ts';
import { mailContacts } from '../accounts/public.ts';
import { wantsMail } from '../notifications/public.ts';
import './events.ts';
import { nameOf } from './target.sql.ts';

interface UpgradeValues {
  readonly name: string;
  /** Null for a pack that the member bought, and for a giver with a deleted account. */
  readonly giver: string | null;
  readonly vip_until: string;
}

export const upgradeMail = mailTemplate<UpgradeValues>({
  name: 'upgrade',
  class: 'transactional',
  samples: [
    { name: 'bought', values: { name: 'Anna', giver: null, vip_until: '2027-03-01' } },
    { name: 'given', values: { name: 'Anna', giver: 'Jonas', vip_until: '2027-03-01' } },
    { name: 'for-life', values: { name: 'Anna', giver: null, vip_until: '9999-12-31' } },
  ],
  write: ({ name, giver, vip_until }, { say, language }) => ({
    subject: say('mail.upgrade.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      giver === null ? '' : say('mail.upgrade.giver', { giver }),
      isForLife(vip_until)
        ? say('mail.upgrade.life')
        : say('mail.upgrade.until', {
            date: formatDate(language, new Date(`${vip_until}T00:00:00Z`), 'long', 'UTC'),
          }),
    ],
    action: { label: say('mail.upgrade.action'), path: '/vip' },
    footer: say('mail.footer'),
  }),
});

/** Mails a member that they are VIP and until when, unless billing mails are off. */
export async function notifyUpgrade(
  db: Db,
  { member_id, giver_id, vip_until }: Topics['membership.upgraded'],
  mailer: Mailer,
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined || !(await wantsMail(db, member_id, 'billing'))) return;
  const { language, name, email } = contact;
  const giver = giver_id === null ? undefined : await nameOf.first(db, { id: giver_id });
  await mailer.send(upgradeMail, { to: email, language, values: { name, giver: giver?.name ?? null, vip_until } });
}
