import { serverText } from '@peonia/i18n/server-texts.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { orderTitle } from '../orders/order-title.ts';
import { orderById } from '../orders/order.sql.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { formatMoney } from '../prices/format-money.ts';
import { receiptFile } from '../receipts/receipt-file.ts';

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
  const say = (id: string, values: Record<string, string | number> = {}) =>
    serverText(language, id, { brand: config.brand, name, ...values });
  const mail = composeMail({
    template: 'refund',
    class: 'transactional',
    to: email,
    language,
    subject: say('mail.refund.subject'),
    paragraphs: [
      say('mail.hello'),
      say('mail.refund.text', { amount: formatMoney(amount, order.currency, language) }),
      orderTitle(order, config.brand, language),
      say('mail.refund.gold'),
      say('mail.receipt.order', { order: order.public_id }),
    ],
    code: null,
    action: { label: say('mail.receipt.action'), url: `${config.publicUrl}/bill/payments/${order.public_id}` },
    footer: say('mail.receipt.footer'),
  });
  const receipt = await receiptFile(database, { order_id, payer: name, language, config });
  await mailer.send({ ...mail, attachments: receipt === undefined ? [] : [receipt] });
}
