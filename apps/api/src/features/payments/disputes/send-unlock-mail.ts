import { serverText } from '@peonia/i18n/server-texts.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts } from '../../accounts/public.ts';
import { hasDisputed, orderById } from '../orders/order.sql.ts';
import type { PaymentsContext } from '../payments-context.ts';

/**
 * Says in the payer's language that payments are open again. Nothing is sent while another dispute still locks them. It
 * cannot be unsubscribed: the payer was told to contact us.
 */
export async function sendUnlockMail(
  { order_id }: Topics['payments.unlocked'],
  { database, config, mailer }: Pick<PaymentsContext, 'database' | 'config'> & { readonly mailer: Mailer },
): Promise<void> {
  const order = await orderById.one(database, { id: order_id });
  if ((await hasDisputed.one(database, { account_id: order.account_id })).disputed) return;
  const contact = (await mailContacts(database, [order.account_id])).get(order.account_id);
  if (contact === undefined) return;
  const { language, name, email } = contact;
  const say = (id: string, values: Record<string, string> = {}) =>
    serverText(language, id, { brand: config.brand, name, ...values });
  await mailer.send(
    composeMail({
      template: 'unlocked',
      class: 'transactional',
      to: email,
      language,
      subject: say('mail.unlocked.subject'),
      paragraphs: [
        say('mail.hello'),
        say('mail.unlocked.text'),
        say('mail.unlocked.debt'),
        say('mail.receipt.order', { order: order.public_id }),
      ],
      code: null,
      action: { label: say('mail.receipt.action'), url: `${config.publicUrl}/bill/payments/${order.public_id}` },
      footer: say('mail.footer'),
    }),
  );
}
