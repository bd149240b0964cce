import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import type { Database } from '../../../platform/db/database.ts';
import { purgeInBatches } from '../../../platform/db/purge-in-batches.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { enqueueAll } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import '../events.ts';
import { purgeSpendingDays, claimUnusualSpending } from './spending.sql.ts';

/** Finds members with unusual spending and notifies each once. */
export async function notifyUnusualSpending(database: Database, limits: Limits): Promise<void> {
  await database.transaction(async (db) => {
    const unusual = await claimUnusualSpending.all(db, {
      times: limits.unusual_spending_times,
      floor: centsFromGold(limits.unusual_spending_min),
    });
    await enqueueAll(db, 'ledger.unusual', unusual);
  });
  await purgeInBatches(database, purgeSpendingDays, {});
}

/** A security alert: sent regardless of the notification settings. */
export const unusualSpendingMail = mailTemplate<{ name: string; spent: number }>({
  name: 'unusual-spending',
  class: 'security',
  samples: [{ name: 'day', values: { name: 'Anna', spent: 48_000 } }],
  write: ({ name, spent }, { say, language }) => ({
    subject: say('mail.unusual.subject', { gold: formatGold(language, spent) }),
    paragraphs: [say('mail.hello', { name }), say('mail.unusual.text')],
    action: { label: say('mail.unusual.action'), path: '/bill' },
    footer: say('mail.footer'),
  }),
});

export async function sendUnusualMail(
  db: Db,
  { member_id, spent }: { readonly member_id: number; readonly spent: number },
  mailer: Mailer,
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  await mailer.send(unusualSpendingMail, { to: email, language, values: { name, spent } });
}
