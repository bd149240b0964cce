import type { Database } from '../../../../platform/db/database.ts';
import type { Db } from '../../../../platform/db/statement.ts';
import { mailTemplate } from '../../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import { enqueueAll } from '../../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../../accounts/public.ts';
import { correspondentsOf } from '../../../chat/public.ts';
import '../../events.ts';
import { claimFinalBan } from './fraud-ban.sql.ts';
import { frauds } from './frauds.ts';

/** Days within which a ban that became final is still written about. */
const lateDays = 14;

/** Enqueues a mail to all correspondents of each member whose ban for fraud has become final, once. */
export async function mailFinalBans(database: Database, appealDays: number): Promise<void> {
  const claim = { reasons: frauds, appeal_days: appealDays, late_days: lateDays };
  for (let isClaimed = true; isClaimed;)
    isClaimed = await database.transaction(async (db) => {
      const ban = await claimFinalBan.first(db, claim);
      if (ban === undefined) return false;
      for await (const ids of correspondentsOf(db, ban.member_id))
        await enqueueAll(
          db,
          'correspondent.warned',
          ids.map((account_id) => ({ account_id, banned: ban.name })),
        );
      return true;
    });
}

export const fraudWarningMail = mailTemplate<{ name: string; banned: string }>({
  name: 'fraud-warning',
  class: 'security',
  samples: [{ name: 'ban', values: { name: 'Anna', banned: 'Mark' } }],
  write: (values, { say }) => ({
    subject: say('mail.fraud-warning.subject'),
    paragraphs: [say('mail.hello', values), say('mail.fraud-warning.text', values), say('mail.fraud-warning.advice')],
    action: { label: say('mail.fraud-warning.action'), path: '/support' },
    footer: say('mail.footer'),
  }),
});

/** Mails one correspondent, if their address is verified. */
export async function mailCorrespondent(
  db: Db,
  { account_id, banned }: { readonly account_id: number; readonly banned: string },
  mailer: Mailer,
): Promise<void> {
  const contact = (await mailContacts(db, [account_id])).get(account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  await mailer.send(fraudWarningMail, { to: email, language, values: { name, banned } });
}
