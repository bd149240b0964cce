import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { MailClass, Mailer } from '../../platform/mail/mailer.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { CodePurpose } from './verification/verification-code.ts';

/**
 * Notifications sent by mail or text message. Texts: `mail.<kind>.subject`, `.text` and, if the mail has a link,
 * `.action`. With the value `undo`, a token, the link undoes the change instead.
 */
export type AccountNotificationKind =
  | CodePurpose
  | 'welcome'
  | 'new-device'
  | 'password-changed'
  | 'email-changed'
  | 'phone-changed'
  | 'account-closed'
  | 'account-reactivated'
  | 'social-linked'
  | 'social-unlinked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-step-on'
  | 'second-step-off'
  | 'payout-method-changed'
  | 'payout-method-removed'
  | 'payout-method-former'
  | 'address-known'
  | 'export-ready'
  | 'suspended-export-ready'
  | 'suspended-erasure'
  | 'suspended-kept';

export interface AccountNotification {
  readonly kind: AccountNotificationKind;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * Path of the page that a notification links to. Mails with a code have no link: the code is typed where it was
 * requested.
 */
const actionPaths: Readonly<Partial<Record<AccountNotificationKind, string>>> = {
  welcome: '/home',
  'new-device': '/retrieve',
  'password-changed': '/retrieve',
  'account-closed': '/reactivate',
  'account-reactivated': '/home',
  'social-linked': '/setting/password',
  'payout-method-former': '/contact',
  'address-known': '/?type=login',
  'export-ready': '/setting/delete',
};

/** Kinds that inform; all others protect the account or carry what was asked for. */
const transactionalKinds: readonly AccountNotificationKind[] = [
  'welcome',
  'account-closed',
  'account-reactivated',
  'export-ready',
  'suspended-export-ready',
  'suspended-erasure',
  'suspended-kept',
];

function classOf(kind: AccountNotificationKind): MailClass {
  return transactionalKinds.includes(kind) ? 'transactional' : 'security';
}

/** Enqueues a notification: mail and text messages have a queue each, so that a slow mail server delays no code. */
export async function enqueueAccountNotification(db: Db, notice: AccountNotification): Promise<void> {
  await enqueue(db, notice.email === null ? 'account.text-message' : 'account.notification', notice);
}

/** Sends a notification by mail, or as a text message if the account has only a phone number. */
export async function sendAccountNotification(
  notice: AccountNotification,
  { config, mailer, sms }: { config: Config; mailer: Mailer; sms: Sms },
): Promise<void> {
  const { kind, language, values } = notice;
  // Registration with a phone number uses the same texts as verifying an address.
  const textOf = kind === 'register' ? 'verify' : kind;
  const undo = 'undo' in values ? `${config.publicUrl}/undo?token=${values['undo']}` : null;
  const text = (id: string) => serverText(language, id, { brand: config.brand, ...values });
  const subject = text(`mail.${textOf}.subject`);
  if (notice.email === null) {
    if (notice.phone !== null)
      await sms.send(
        notice.phone,
        'code' in values ? subject : [subject, undo ?? text(`mail.${textOf}.text`)].join('\n'),
      );
    return;
  }
  const greeting = 'name' in values ? [text('mail.hello')] : [];
  const code =
    'code' in values
      ? { code: String(values['code']), after: [text('mail.code.expires'), text('mail.code.ignore')] }
      : null;
  const path = actionPaths[kind];
  await mailer.send({
    ...composeMail({
      template: textOf,
      class: classOf(kind),
      to: notice.email,
      language,
      subject,
      paragraphs: [...greeting, text(`mail.${textOf}.text`), ...(undo === null ? [] : [text('mail.undo.text')])],
      code,
      action:
        undo !== null
          ? { label: text('mail.undo.action'), url: undo }
          : path === undefined
            ? null
            : { label: text(`mail.${textOf}.action`), url: `${config.publicUrl}${path}` },
      footer: text('mail.footer'),
    }),
    provesAddress: textOf === 'verify',
  });
}
