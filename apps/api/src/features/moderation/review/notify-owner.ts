import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';

/** Mails the owner of a removed file the reason and what to do, if their address is verified. */
export async function notifyOwner(
  db: Db,
  { account_id, reason }: { account_id: number; reason: RemovalReason },
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [account_id])).get(account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  const say = (id: string) => serverText(language, id, { brand: config.brand, name });
  await mailer.send(
    composeMail({
      template: 'file-removed',
      class: 'notice',
      to: email,
      language,
      subject: say('mail.file-removed.subject'),
      paragraphs: [
        say('mail.hello'),
        say('mail.file-removed.text'),
        say(`mail.file-removed.${reason}`),
        say('mail.file-removed.after'),
      ],
      code: null,
      action: { label: say('mail.file-removed.action'), url: `${config.publicUrl}/album` },
      footer: say('mail.footer'),
    }),
  );
}
