import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import { accountMails, type AccountMailKind, type AccountMailValues } from './account-mails.ts';
import type { CodePurpose } from './verification/verification-code.ts';

/** Notifications sent by mail or text message. */
export type AccountNotificationKind = AccountMailKind | CodePurpose;

export interface AccountNotification {
  readonly kind: AccountNotificationKind;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly values: AccountMailValues;
}

/** Enqueues a notification: mail and text messages have a queue each, so that a slow mail server delays no code. */
export async function enqueueAccountNotification(db: Db, notice: AccountNotification): Promise<void> {
  await enqueue(db, notice.email === null ? 'account.text-message' : 'account.notification', notice);
}

/** Sends a notification by mail, or as a text message if the account has only a phone number. */
export async function sendAccountNotification(
  { kind, language, values, email, phone }: AccountNotification,
  { config, mailer, sms }: { readonly config: Config; readonly mailer: Mailer; readonly sms: Sms },
): Promise<void> {
  const mailKind = kind === 'register' ? 'verify' : kind;
  if (email !== null) return mailer.send(accountMails[mailKind], { to: email, language, values });
  if (phone === null) return;
  const text = (id: string) => serverText(language, id, { brand: config.brand, ...values });
  const subject = text(`mail.${mailKind}.subject`);
  const undo = values['undo'];
  const rest =
    undo === undefined ? () => text(`mail.${mailKind}.text`) : () => `${config.publicUrl}/undo?token=${undo}`;
  await sms.send(phone, 'code' in values ? subject : [subject, rest()].join('\n'));
}
