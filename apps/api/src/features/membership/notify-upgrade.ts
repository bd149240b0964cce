import { isForLife } from '@peonia/core/packs.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Topics } from '../../platform/outbox/outbox.ts';
import { mailContacts } from '../accounts/public.ts';
import { wantsMail } from '../notifications/public.ts';
import './events.ts';
import { nameOf } from './target.sql.ts';

/** Mails a member that they are VIP and until when, unless billing mails are off. */
export async function notifyUpgrade(
  db: Db,
  { member_id, giver_id, vip_until }: Topics['membership.upgraded'],
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined || !(await wantsMail(db, member_id, 'billing'))) return;
  const { language } = contact;
  // A giver with a deleted account has no name.
  const giver = giver_id === null ? undefined : await nameOf.first(db, { id: giver_id });
  const date = formatDate(language, new Date(`${vip_until}T00:00:00Z`), 'long', 'UTC');
  const say = (id: string) =>
    serverText(language, id, { brand: config.brand, name: contact.name, giver: giver?.name ?? '', date });
  const text = [
    ...(giver === undefined ? [] : [say('mail.upgrade.giver')]),
    say(isForLife(vip_until) ? 'mail.upgrade.life' : 'mail.upgrade.until'),
  ];
  await mailer.send(
    composeMail({
      template: 'upgrade',
      class: 'transactional',
      to: contact.email,
      language,
      subject: say('mail.upgrade.subject'),
      paragraphs: [say('mail.hello'), ...text],
      code: null,
      action: { label: say('mail.upgrade.action'), url: `${config.publicUrl}/vip` },
      footer: say('mail.footer'),
    }),
  );
}
