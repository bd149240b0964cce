import { serverText } from '@peonia/i18n/server-texts.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { formatMoney } from '../prices/format-money.ts';
import { receiptFile } from '../receipts/receipt-file.ts';
import { orderTitle } from './order-title.ts';
import { orderById } from './order.sql.ts';

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
  const say = (id: string, values: Record<string, string | number> = {}) =>
    serverText(language, id, { brand: config.brand, name, ...values });
  const isForOther = order.target_id !== order.account_id;
  const mail = composeMail({
    template: 'receipt',
    class: 'transactional',
    to: email,
    language,
    subject: say('mail.receipt.subject'),
    paragraphs: [
      say('mail.hello'),
      say('mail.receipt.text', { amount: formatMoney(order.amount, order.currency, language) }),
      orderTitle(order, config.brand, language),
      ...(isForOther && order.target_name !== null ? [say('mail.receipt.target', { target: order.target_name })] : []),
      ...(order.is_held ? [say('mail.receipt.held')] : []),
      say('mail.receipt.order', { order: order.public_id }),
    ],
    code: null,
    action: { label: say('mail.receipt.action'), url: `${config.publicUrl}/bill/payments/${order.public_id}` },
    footer: say('mail.receipt.footer'),
  });
  const receipt = await receiptFile(database, { order_id: order.id, payer: name, language, config });
  await mailer.send({ ...mail, attachments: receipt === undefined ? [] : [receipt] });
}
