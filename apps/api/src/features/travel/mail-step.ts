import { happenings, type Happening } from '@peonia/contract/notifications/notifications.ts';
import type { Db } from '../../platform/db/statement.ts';
import { mailTemplate, samplesOf } from '../../platform/mail/mail-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { mailContacts } from '../accounts/public.ts';
import { wantsMail } from '../notifications/public.ts';

/** A changed plan is no mail. */
export type MailedStep = Exclude<Happening<'travel'>, 'planned'>;

interface Moved {
  readonly request_id: number;
  readonly member_id: number;
  readonly what: MailedStep;
}

const mailedSteps = happenings.travel.filter((what) => what !== 'planned');

export const travelMail = mailTemplate<{ name: string; request_id: number; what: MailedStep }>({
  name: 'travel',
  class: 'transactional',
  samples: samplesOf(mailedSteps, (what) => ({ name: 'Anna', request_id: 1207, what })),
  write: ({ name, request_id, what }, { say, limits }) => ({
    subject: say(`mail.travel.${what}`, { request: request_id }),
    paragraphs: [
      say('mail.hello', { name }),
      what === 'asked' ? say('mail.travel.answer', { days: limits.travel_answer_days }) : say('mail.travel.text'),
    ],
    action: { label: say('mail.travel.action'), path: `/travel/${request_id}` },
    footer: say('mail.footer'),
  }),
});

/** Mails a side of a request what happened: a question and an answer count as messages, everything else as billing. */
export async function mailStep(db: Db, { request_id, member_id, what }: Moved, mailer: Mailer): Promise<void> {
  const contact = (await mailContacts(db, [member_id])).get(member_id);
  const kind = what === 'asked' || what === 'answered' ? 'message' : 'billing';
  if (contact === undefined || !(await wantsMail(db, member_id, kind))) return;
  const { language, name, email } = contact;
  await mailer.send(travelMail, { to: email, language, values: { name, request_id, what } });
}
