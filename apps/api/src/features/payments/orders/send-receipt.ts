import { formatCharged } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { type MailSample, mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { mailContacts } from '../../accounts/public.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { formatMoney } from '../prices/format-money.ts';
import { receiptFile, receiptName } from '../receipts/receipt-file.ts';
import { receiptPaper } from '../receipts/receipt-paper.ts';
import { orderTitle } from './order-title.ts';
import { orderById } from './order.sql.ts';
import { chargedOf } from './present-order.ts';
import { type MailedOrder, sampleOrders, sampleReceipt } from './sample-orders.ts';

interface ReceiptValues {
  readonly name: string;
  readonly order: MailedOrder;
  /** Of the member who got it; null where the payer paid for themselves. */
  readonly target: string | null;
  readonly is_held: boolean;
  /** Its payer had called it off, and the provider had taken the money. */
  readonly is_late: boolean;
}

/** A sample with its receipt. */
function sample(
  name: string,
  { order, target = null, is_held = false, is_late = false }: Pick<ReceiptValues, 'order'> & Partial<ReceiptValues>,
): MailSample<ReceiptValues> {
  const row = sampleReceipt(order, target);
  return {
    name,
    values: { name: 'Anna', order, target, is_held, is_late },
    files: [
      {
        name: receiptName(order),
        type: 'application/pdf',
        write: (site) => writePdf(receiptPaper(row, { ...site, payer: 'Anna', refunds: [], refunds_older: false })),
      },
    ],
  };
}

export const receiptMail = mailTemplate<ReceiptValues>({
  name: 'receipt',
  class: 'transactional',
  samples: [
    sample('gold', { order: sampleOrders.gold }),
    sample('held', { order: sampleOrders.gold, is_held: true }),
    sample('called-off', { order: sampleOrders.gold, is_late: true }),
    sample('vip-for-another', { order: sampleOrders.vip, target: 'Jonas' }),
    sample('trial', { order: sampleOrders.trial }),
    sample('vip-for-life', { order: sampleOrders.life }),
    sample('travel', { order: sampleOrders.travel }),
  ],
  write: ({ name, order, target, is_held, is_late }, { say, brand, language }) => ({
    subject: say('mail.receipt.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      say('mail.receipt.text', { amount: paidAmount(order, language) }),
      orderTitle(order, brand, language),
      target === null ? '' : say('mail.receipt.target', { target }),
      is_late ? say('mail.receipt.called-off') : '',
      is_held ? say('mail.receipt.held') : '',
      say('mail.receipt.order', { order: order.public_id }),
    ],
    action: { label: say('mail.receipt.action'), path: `/bill/payments/${order.public_id}` },
    footer: say('mail.receipt.footer'),
  }),
});

/** What the payer paid: at a store its own price. */
function paidAmount(order: MailedOrder, language: Language): string {
  const charged = chargedOf(order);
  return charged === null ? formatMoney(order.amount, order.currency, language) : formatCharged(language, charged);
}

/** The receipt of a credited order, in the payer's language. It cannot be unsubscribed: it is the proof of payment. */
export async function sendReceipt(
  orderId: number,
  { database, config, mailer }: Pick<PaymentsContext, 'database' | 'config'> & { readonly mailer: Mailer },
): Promise<void> {
  const order = await orderById.first(database, { id: orderId });
  const contact =
    order === undefined ? undefined : (await mailContacts(database, [order.account_id])).get(order.account_id);
  if (order === undefined || contact === undefined) return;
  const { language, name, email } = contact;
  const isForOther = order.target_id !== order.account_id;
  const receipt = await receiptFile(database, { order_id: order.id, payer: name, language, config });
  await mailer.send(receiptMail, {
    to: email,
    language,
    values: {
      name,
      order,
      target: isForOther ? order.target_name : null,
      is_held: order.is_held,
      is_late: order.called_off_at !== null,
    },
    attachments: receipt === undefined ? [] : [receipt],
  });
}
