import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Topics } from '../../platform/outbox/outbox.ts';
import { mailContacts } from '../accounts/public.ts';

/** Mails the decision about an application, with the words of the staff. */
export async function mailDecision(
  db: Db,
  { member_id, is_approved, reason }: Topics['partners.decided'],
  { config, mailer }: { readonly config: Config; readonly mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  const say = (id: string) => serverText(language, id, { brand: config.brand, name });
  const kind = is_approved ? 'partner-approved' : 'partner-refused';
  await mailer.send(
    composeMail({
      template: 'partner-decision',
      class: 'transactional',
      to: email,
      language,
      subject: say(`mail.${kind}.subject`),
      paragraphs: [say('mail.hello'), say(`mail.${kind}.text`), reason],
      code: null,
      action: { label: say('mail.partner.action'), url: `${config.publicUrl}/setting/affiliate` },
      footer: say('mail.partner.footer'),
    }),
  );
}
