import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { formatMoney } from '../../payments/public.ts';
import '../events.ts';
import { payoutById } from './request.sql.ts';

/** Mails a step of a payout. It cannot be unsubscribed: it tells of money, and of requests by somebody else. */
export async function mailPayout(
  db: Db,
  { payout_id, state }: Topics['payouts.moved'],
  { config, mailer }: { readonly config: Config; readonly mailer: Mailer },
): Promise<void> {
  const payout = await payoutById.first(db, { id: payout_id });
  const contact = payout && (await mailContacts(db, [payout.member_id])).get(payout.member_id);
  if (payout === undefined || contact === undefined) return;
  const { language } = contact;
  const values = {
    brand: config.brand,
    name: contact.name,
    amount: formatMoney(payout.amount, 'USD', language),
    gold: formatGold(language, payout.gold),
    min: config.limits.payout_days_min,
    max: config.limits.payout_days_max,
    date: payout.paid_on === null ? '' : formatDate(language, new Date(`${payout.paid_on}T00:00:00Z`), 'long', 'UTC'),
    reference: payout.reference ?? '',
  };
  const say = (id: string) => serverText(language, id, values);
  const hasReason = payout.reason !== null && (state === 'refused' || state === 'failed');
  await mailer.send(
    composeMail({
      template: 'payout',
      class: 'transactional',
      to: contact.email,
      language,
      subject: say(`mail.payout.${state}.subject`),
      paragraphs: [say('mail.hello'), say(`mail.payout.${state}.text`), ...(hasReason ? [payout.reason ?? ''] : [])],
      code: null,
      action: { label: say('mail.payout.action'), url: `${config.publicUrl}/setting/cash-out` },
      footer: say('mail.footer'),
    }),
  );
}
