import type { sendTestMail as endpoint } from '@peonia/contract/operation/maildesk.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { enqueue, type Topics } from '../../../platform/outbox/outbox.ts';
import { mailContacts, type StaffAccess } from '../../accounts/public.ts';
import '../events.ts';
import { findSample } from './find-sample.ts';

/** Before the subject of a test, so that nobody takes it for a mail about their account. */
const testMark = '[Test] ';

/** Sends a sample to the caller's own proven address. Throws `test_mail_unaddressed` if there is none. */
export async function sendTest(
  { db, caller, params, body }: Call<typeof endpoint>,
  { staff, templates }: { readonly staff: StaffAccess; readonly templates: readonly MailTemplate[] },
): Promise<Record<string, never>> {
  await staff.requireStaff(db, caller, 'mails.read');
  const { sample, language } = body;
  if (findSample(templates, { template: params.name, sample }) === null) throw refuse('not_found');
  if (!(await mailContacts(db, [caller.id])).has(caller.id)) throw refuse('test_mail_unaddressed');
  await enqueue(db, 'maildesk.test', { account_id: caller.id, template: params.name, sample, language });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'mail.test-sent',
    subject: 'member',
    subject_ids: [caller.id],
    detail: `${params.name}, ${sample}, ${language}`,
  });
  return {};
}

/** Mails a test. A template that a newer version no longer has is left out. */
export async function mailTest(
  db: Db,
  { account_id, template, sample, language }: Topics['maildesk.test'],
  {
    mailer,
    templates,
    config: { brand, publicUrl },
  }: {
    readonly mailer: Mailer;
    readonly templates: readonly MailTemplate[];
    readonly config: Config;
  },
): Promise<void> {
  const contact = (await mailContacts(db, [account_id])).get(account_id);
  const found = findSample(templates, { template, sample });
  if (contact === undefined || found === null) return;
  const attachments = await Promise.all(
    (found.sample.files ?? []).map(async ({ name, type, write }) => ({
      name,
      type,
      content: await write({ language, brand, publicUrl }),
    })),
  );
  const { values } = found.sample;
  await mailer.send(found.template, { to: contact.email, language, values, mark: testMark, attachments });
}
