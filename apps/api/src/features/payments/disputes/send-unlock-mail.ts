import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { hasDisputed, orderById } from '../orders/order.sql.ts';
import { sampleOrders } from '../orders/sample-orders.ts';
import type { PaymentsContext } from '../payments-context.ts';

export const unlockedMail = mailTemplate<{ name: string; public_id: string }>({
  name: 'unlocked',
  class: 'transactional',
  samples: [{ name: 'order', values: { name: 'Anna', public_id: sampleOrders.gold.public_id } }],
  write: ({ name, public_id }, { say }) => ({
    subject: say('mail.unlocked.subject'),
    paragraphs: [
      say('mail.hello', { name }),
      say('mail.unlocked.text'),
      say('mail.unlocked.debt'),
      say('mail.receipt.order', { order: public_id }),
    ],
    action: { label: say('mail.receipt.action'), path: `/bill/payments/${public_id}` },
    footer: say('mail.footer'),
  }),
});

/**
 * Says in the payer's language that payments are open again. Nothing is sent while another dispute still locks them. It
 * cannot be unsubscribed: the payer was told to contact us.
 */
export async function sendUnlockMail(
  { order_id }: Topics['payments.unlocked'],
  { database, mailer }: Pick<PaymentsContext, 'database'> & { readonly mailer: Mailer },
): Promise<void> {
  const order = await orderById.one(database, { id: order_id });
  if ((await hasDisputed.one(database, { account_id: order.account_id })).disputed) return;
  const contact = (await mailContacts(database, [order.account_id])).get(order.account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  await mailer.send(unlockedMail, { to: email, language, values: { name, public_id: order.public_id } });
}
