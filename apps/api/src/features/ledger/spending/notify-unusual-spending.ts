import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
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
    await purgeSpendingDays.run(db, {});
  });
}

/** A security alert: sent regardless of the notification settings. */
export async function sendUnusualMail(
  db: Db,
  { member_id, spent }: { member_id: number; spent: number },
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined) return;
  const { language } = contact;
  const say = (id: string) =>
    serverText(language, id, { brand: config.brand, name: contact.name, gold: formatGold(language, spent) });
  await mailer.send(
    composeMail({
      template: 'unusual-spending',
      class: 'security',
      to: contact.email,
      language,
      subject: say('mail.unusual.subject'),
      paragraphs: [say('mail.hello'), say('mail.unusual.text')],
      code: null,
      action: { label: say('mail.unusual.action'), url: `${config.publicUrl}/bill` },
      footer: say('mail.footer'),
    }),
  );
}
