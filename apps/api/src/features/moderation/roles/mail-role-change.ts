import type { StaffRole } from '@peonia/contract/moderation/staff-roles.ts';
import { formatList } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';

/** Mails a member their new staff roles, if their address is verified. */
export async function mailRoleChange(
  db: Db,
  { account_id, roles }: { account_id: number; roles: readonly StaffRole[] },
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [account_id])).get(account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  const names = roles.map((role) => serverText(language, `mail.staff-roles.${role}`, {}));
  const say = (id: string) =>
    serverText(language, id, { brand: config.brand, name, roles: formatList(language, names) });
  await mailer.send(
    composeMail({
      template: 'staff-roles',
      class: 'security',
      to: email,
      language,
      subject: say('mail.staff-roles.subject'),
      paragraphs: [
        say('mail.hello'),
        say(roles.length > 0 ? 'mail.staff-roles.text' : 'mail.staff-roles.none'),
        say('mail.staff-roles.after'),
      ],
      code: null,
      action: roles.length > 0 ? { label: say('mail.staff-roles.action'), url: `${config.publicUrl}/staff` } : null,
      footer: say('mail.footer'),
    }),
  );
}
