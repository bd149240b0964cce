import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import { formatList } from '@peonia/i18n/format.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';

export const staffRolesMail = mailTemplate<{ name: string; roles: readonly StaffRole[] }>({
  name: 'staff-roles',
  class: 'security',
  samples: [
    { name: 'one', values: { name: 'Sue', roles: ['support'] } },
    { name: 'all', values: { name: 'Sue', roles: staffRoles } },
    { name: 'none', values: { name: 'Sue', roles: [] } },
  ],
  write({ name, roles }, { say, language }) {
    const names = roles.map((role) => say(`mail.staff-roles.${role}`));
    return {
      subject: say('mail.staff-roles.subject'),
      paragraphs: [
        say('mail.hello', { name }),
        roles.length > 0
          ? say('mail.staff-roles.text', { roles: formatList(language, names) })
          : say('mail.staff-roles.none'),
        say('mail.staff-roles.after'),
      ],
      action: roles.length > 0 ? { label: say('mail.staff-roles.action'), path: '/staff' } : null,
      footer: say('mail.footer'),
    };
  },
});

/** Mails a member their new staff roles, if their address is verified. */
export async function mailRoleChange(
  db: Db,
  { account_id, roles }: { readonly account_id: number; readonly roles: readonly StaffRole[] },
  mailer: Mailer,
): Promise<void> {
  const contact = (await mailContacts(db, [account_id])).get(account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  await mailer.send(staffRolesMail, { to: email, language, values: { name, roles } });
}
