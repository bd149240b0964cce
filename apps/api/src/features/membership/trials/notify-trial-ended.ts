import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { makeUnsubscribeToken, unsubscribeLink, wantsMail } from '../../notifications/public.ts';
import '../events.ts';

export const trialOverMail = mailTemplate<{ name: string; unsubscribe: string }>({
  name: 'trial-over',
  class: 'marketing',
  samples: [{ name: 'trial', values: { name: 'Anna', unsubscribe: 'sample' } }],
  write: ({ name, unsubscribe }, { say }) => ({
    subject: say('mail.trial_over.subject'),
    paragraphs: [say('mail.hello', { name }), say('mail.trial_over.text')],
    action: { label: say('mail.upgrade.action'), path: '/vip' },
    footer: say('mail.footer'),
    unsubscribe: unsubscribeLink(say('mail.unsubscribe'), unsubscribe),
  }),
});

/** Mails a member that the trial ended and nothing renews, if they want offers. */
export async function notifyTrialEnded(
  db: Db,
  { member_id }: Topics['membership.trial_over'],
  { config, mailer }: { readonly config: Pick<Config, 'secret'>; readonly mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined || !(await wantsMail(db, member_id, 'promotion'))) return;
  const { language, name, email } = contact;
  const unsubscribe = makeUnsubscribeToken(config.secret, member_id, ['promotion']);
  await mailer.send(trialOverMail, { to: email, language, values: { name, unsubscribe } });
}
