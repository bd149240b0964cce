import { payoutStates, type PayoutState } from '@peonia/contract/payouts/cash-out.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate, samplesOf } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { formatMoney } from '../../payments/public.ts';
import '../events.ts';
import { payoutById, type PayoutRequest } from './request.sql.ts';

type PayoutValues = Pick<PayoutRequest, 'amount' | 'gold' | 'paid_on' | 'reference' | 'reason'> & {
  readonly name: string;
  readonly state: PayoutState;
};

export const payoutMail = mailTemplate<PayoutValues>({
  name: 'payout',
  class: 'transactional',
  samples: samplesOf(payoutStates, (state) => ({
    name: 'Anna',
    state,
    amount: 12_500,
    gold: 1_250_000,
    paid_on: state === 'paid' ? '2026-03-04' : null,
    reference: state === 'paid' ? 'PO-1207' : null,
    reason: 'The name of the account is not yours.',
  })),
  write({ name, state, amount, gold, paid_on, reference, reason }, { say, language, limits }) {
    const values = {
      amount: formatMoney(amount, 'USD', language),
      gold: formatGold(language, gold),
      min: limits.payout_days_min,
      max: limits.payout_days_max,
      date: paid_on === null ? '' : formatDate(language, new Date(`${paid_on}T00:00:00Z`), 'long', 'UTC'),
      reference: reference ?? '',
    };
    return {
      subject: say(`mail.payout.${state}.subject`, values),
      paragraphs: [
        say('mail.hello', { name }),
        say(`mail.payout.${state}.text`, values),
        state === 'refused' || state === 'failed' ? (reason ?? '') : '',
      ],
      action: { label: say('mail.payout.action'), path: '/setting/cash-out' },
      footer: say('mail.footer'),
    };
  },
});

/** Mails a step of a payout. It cannot be unsubscribed: it tells of money, and of requests by somebody else. */
export async function mailPayout(db: Db, { payout_id, state }: Topics['payouts.moved'], mailer: Mailer): Promise<void> {
  const payout = await payoutById.first(db, { id: payout_id });
  const contact = payout && (await mailContacts(db, [payout.member_id])).get(payout.member_id);
  if (payout === undefined || contact === undefined) return;
  const { language, name, email } = contact;
  const { amount, gold, paid_on, reference, reason } = payout;
  await mailer.send(payoutMail, {
    to: email,
    language,
    values: { name, state, amount, gold, paid_on, reference, reason },
  });
}
