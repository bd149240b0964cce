import type { Happening } from '@peonia/contract/notifications/notifications.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { mailContacts } from '../accounts/public.ts';
import { wantsMail } from '../notifications/public.ts';

interface Moved {
  readonly request_id: number;
  readonly member_id: number;
  readonly what: Happening<'travel'>;
}

/** Mails a side of a request what happened: a question and an answer count as messages, everything else as billing. */
export async function mailStep(
  db: Db,
  { request_id, member_id, what }: Moved,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  const kind = what === 'asked' || what === 'answered' ? 'message' : 'billing';
  if (contact === undefined || !(await wantsMail(db, member_id, kind))) return;
  const { language } = contact;
  const days = config.limits.travel_answer_days;
  const say = (id: string) =>
    serverText(language, id, { brand: config.brand, name: contact.name, request: request_id, days });
  await mailer.send(
    composeMail({
      template: 'travel',
      class: 'transactional',
      to: contact.email,
      language,
      subject: say(`mail.travel.${what}`),
      paragraphs: [say('mail.hello'), say(what === 'asked' ? 'mail.travel.answer' : 'mail.travel.text')],
      code: null,
      action: { label: say('mail.travel.action'), url: `${config.publicUrl}/travel/${request_id}` },
      footer: say('mail.footer'),
    }),
  );
}
