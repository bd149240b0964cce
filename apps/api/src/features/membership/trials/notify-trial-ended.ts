import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { unsubscribing, wantsMail } from '../../notifications/public.ts';
import '../events.ts';

/** Mails a member that the trial ended and nothing renews, if they want offers. */
export async function notifyTrialEnded(
  db: Db,
  { member_id }: Topics['membership.trial_over'],
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined || !(await wantsMail(db, member_id, 'promotion'))) return;
  const { language } = contact;
  const say = (id: string) => serverText(language, id, { brand: config.brand, name: contact.name });
  const { address, headers } = unsubscribing(config, member_id, ['promotion']);
  await mailer.send({
    ...composeMail({
      template: 'trial-over',
      class: 'marketing',
      to: contact.email,
      language,
      subject: say('mail.trial_over.subject'),
      paragraphs: [say('mail.hello'), say('mail.trial_over.text')],
      code: null,
      action: { label: say('mail.upgrade.action'), url: `${config.publicUrl}/vip` },
      footer: say('mail.footer'),
      unsubscribe: { label: say('mail.unsubscribe'), url: address },
    }),
    headers,
  });
}
