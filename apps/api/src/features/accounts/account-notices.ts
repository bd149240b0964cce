import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../platform/config.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Sms } from '../../platform/sms/sms.ts';

/** What an account is told outside the program. The texts are `mail.<kind>.subject` and `mail.<kind>.body`. */
export type NoticeKind = 'code' | 'new-device' | 'password-changed' | 'account-closed' | 'account-reactivated';

export interface AccountNotice {
  readonly kind: NoticeKind;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
}

/** Path of the page that helps, per kind. */
const wayOut: Readonly<Record<NoticeKind, string | null>> = {
  code: null,
  'new-device': '/retrieve',
  'password-changed': '/retrieve',
  'account-closed': '/reactivate',
  'account-reactivated': '/home',
};

/** Sends a notice by mail, or as a text message where there is only a phone number. */
export async function sendAccountNotice(notice: AccountNotice, { config, mailer, sms }: { config: Config; mailer: Mailer; sms: Sms }): Promise<void> {
  const { kind, language } = notice;
  const values = { brand: config.brand, ...notice.values };
  const body = serverText(language, `mail.${kind}.body`, values);
  const path = wayOut[kind];
  if (notice.email === null) {
    if (notice.phone !== null) await sms.send(notice.phone, body);
    return;
  }
  await mailer.send(
    composeMail({
      to: notice.email,
      language,
      subject: serverText(language, `mail.${kind}.subject`, values),
      paragraphs: body.split('\n\n'),
      action: path === null ? null : { label: serverText(language, `mail.${kind}.action`, values), url: `${config.publicUrl}${path}` },
      brand: config.brand,
    }),
  );
}
