import { mallOrderStates, refundedOrderStates, type MallOrderState } from '@peonia/contract/mall/mall.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { mailTemplate, samplesOf } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';
import { wantsMail } from '../../notifications/public.ts';

interface Moved {
  readonly order_id: number;
  readonly member_id: number;
  readonly state: MallOrderState;
  readonly returned: number;
}

type OrderValues = Pick<Moved, 'order_id' | 'state' | 'returned'> & { readonly name: string };

const refunded: readonly MallOrderState[] = refundedOrderStates;

export const orderMail = mailTemplate<OrderValues>({
  name: 'order',
  class: 'transactional',
  samples: samplesOf(mallOrderStates, (state) => ({
    name: 'Anna',
    order_id: 1207,
    state,
    returned: refunded.includes(state) ? 14_900 : 0,
  })),
  write: ({ name, order_id, state, returned }, { say, language, limits }) => ({
    subject: say(`mail.order.${state}`, { order: order_id }),
    paragraphs: [
      say('mail.hello', { name }),
      state === 'pending' ? say('mail.order.answer', { days: limits.order_answer_days }) : say('mail.order.text'),
      returned > 0 ? say('mail.order.gold', { gold: formatGold(language, returned) }) : '',
    ],
    action: { label: say('mail.order.action'), path: `/order/${order_id}` },
    footer: say('mail.footer'),
  }),
});

/** Mails a side of an order its new state: a waiting gift counts as a message, everything else as billing. */
export async function mailOrder(
  db: Db,
  { order_id, member_id, state, returned }: Moved,
  mailer: Mailer,
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined || !(await wantsMail(db, member_id, state === 'pending' ? 'message' : 'billing'))) return;
  const { language, name, email } = contact;
  await mailer.send(orderMail, { to: email, language, values: { name, order_id, state, returned } });
}
