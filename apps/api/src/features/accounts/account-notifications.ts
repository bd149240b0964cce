import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { CodePurpose } from './verification/verification-code.ts';

/**
 * What an account is told outside the program. Texts: `mail.<kind>.subject`, `.text` and, where there is a way on,
 * `.action`.
 */
export type AccountNotificationKind =
  | CodePurpose
  | 'welcome'
  | 'new-device'
  | 'password-changed'
  | 'account-closed'
  | 'account-reactivated'
  | 'social-linked'
  | 'export-ready';

export interface AccountNotification {
  readonly kind: AccountNotificationKind;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Path of the page a notice leads to; codes are typed where they were asked for. */
const actionPaths: Readonly<Partial<Record<AccountNotificationKind, string>>> = {
  welcome: '/home',
  'new-device': '/retrieve',
  'password-changed': '/retrieve',
  'account-closed': '/reactivate',
  'account-reactivated': '/home',
  'social-linked': '/setting/password',
  'export-ready': '/setting/delete',
};

/** Sends a notice by mail, or as a text message where there is only a phone number. */
export async function sendAccountNotification(
  notice: AccountNotification,
  { config, mailer, sms }: { config: Config; mailer: Mailer; sms: Sms },
): Promise<void> {
  const { kind, language, values } = notice;
  // A new phone number is proven with the same words as a new e-mail address.
  const textOf = kind === 'register' ? 'verify' : kind;
  const text = (id: string) => serverText(language, id, { brand: config.brand, ...values });
  const subject = text(`mail.${textOf}.subject`);
  if (notice.email === null) {
    if (notice.phone !== null)
      await sms.send(notice.phone, 'code' in values ? subject : `${subject}\n${text(`mail.${textOf}.text`)}`);
    return;
  }
  const greeting = 'name' in values ? [text('mail.hello')] : [];
  const code =
    'code' in values
      ? { code: String(values['code']), after: [text('mail.code.expires'), text('mail.code.ignore')] }
      : null;
  const path = actionPaths[kind];
  await mailer.send(
    composeMail({
      to: notice.email,
      language,
      subject,
      paragraphs: [...greeting, text(`mail.${textOf}.text`)],
      code,
      action: path === undefined ? null : { label: text(`mail.${textOf}.action`), url: `${config.publicUrl}${path}` },
      footer: text('mail.footer'),
    }),
  );
}
