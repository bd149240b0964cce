import { removalReasons, type RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate, samplesOf } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';

export const fileRemovedMail = mailTemplate<{ name: string; reason: RemovalReason }>({
  name: 'file-removed',
  class: 'transactional',
  samples: samplesOf(removalReasons, (reason) => ({ name: 'Anna', reason })),
  write: ({ name, reason }, { say }) => ({
    subject: say('mail.file-removed.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      say('mail.file-removed.text'),
      say(`mail.file-removed.${reason}`),
      say('mail.file-removed.after'),
    ],
    action: { label: say('mail.file-removed.action'), path: '/album' },
    footer: say('mail.footer'),
  }),
});

/** Mails the owner of a removed file the reason and what to do, if their address is verified. */
export async function notifyOwner(
  db: Db,
  { account_id, reason }: { readonly account_id: number; readonly reason: RemovalReason },
  mailer: Mailer,
): Promise<void> {
  const contact = (await mailContacts(db, [account_id])).get(account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  await mailer.send(fileRemovedMail, { to: email, language, values: { name, reason } });
}
