import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { orderTitle } from '../orders/order-title.ts';
import { orderById } from '../orders/order.sql.ts';
import { type MailedOrder, sampleOrders } from '../orders/sample-orders.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { formatMoney } from '../prices/format-money.ts';
import { receiptFile } from '../receipts/receipt-file.ts';

export const refundMail = mailTemplate<{ name: string; order: MailedOrder; amount: number }>({
  name: 'refund',
  class: 'transactional',
  samples: [{ name: 'gold', values: { name: 'Anna', order: sampleOrders.gold, amount: sampleOrders.gold.amount } }],
  write: ({ name, order, amount }, { say, brand, language }) => ({
    subject: say('mail.refund.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      say('mail.refund.text', { amount: formatMoney(amount, order.currency, language) }),
      orderTitle(order, brand, language),
      say('mail.refund.gold'),
      say('mail.receipt.order', { order: order.public_id }),
    ],
    action: { label: say('mail.receipt.action'), path: `/bill/payments/${order.public_id}` },
    footer: say('mail.receipt.footer'),
  }),
});

/**
 * Confirms a refund in the payer's language, with the receipt that states it. It cannot be unsubscribed: it belongs to
 * the receipt.
 */
export async function sendRefundMail(
  { order_id, amount }: Topics['payments.refunded'],
  { database, config, mailer }: Pick<PaymentsContext, 'database' | 'config'> & { readonly mailer: Mailer },
): Promise<void> {
  const order = await orderById.one(database, { id: order_id });
  const contact = (await mailContacts(database, [order.account_id])).get(order.account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  const receipt = await receiptFile(database, { order_id, payer: name, language, config });
  await mailer.send(refundMail, {
    to: email,
    language,
    values: { name, order, amount },
    attachments: receipt === undefined ? [] : [receipt],
  });
}
