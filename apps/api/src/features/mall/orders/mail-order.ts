import type { MallOrderState } from '@peonia/contract/mall.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailContacts } from '../../accounts/public.ts';
import { wantsMail } from '../../notifications/public.ts';

interface Moved {
  readonly order_id: number;
  readonly member_id: number;
  readonly state: MallOrderState;
  readonly returned: number;
}

/** Mails a side of an order its new state: a waiting gift counts as a message, everything else as billing. */
export async function mailOrder(
  db: Db,
  { order_id, member_id, state, returned }: Moved,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  if (contact === undefined || !(await wantsMail(db, member_id, state === 'pending' ? 'message' : 'billing'))) return;
  const { language } = contact;
  const say = (id: string) =>
    serverText(language, id, {
      brand: config.brand,
      name: contact.name,
      order: order_id,
      days: config.limits.order_answer_days,
      gold: formatGold(language, returned),
    });
  await mailer.send(
    composeMail({
      template: 'order',
      class: 'transactional',
      to: contact.email,
      language,
      subject: say(`mail.order.${state}`),
      paragraphs: [
        say('mail.hello'),
        ...(state === 'pending' ? [say('mail.order.answer')] : [say('mail.order.text')]),
        ...(returned > 0 ? [say('mail.order.gold')] : []),
      ],
      code: null,
      action: { label: say('mail.order.action'), url: `${config.publicUrl}/order/${order_id}` },
      footer: say('mail.footer'),
    }),
  );
}
