import { settingsGroup } from '../../platform/config/settings.ts';
import { genericWebhook } from './webhook/generic-webhook.ts';
import type { MailWebhook } from './webhook/mail-event.ts';
import { readSendgridKey, sendgridWebhook } from './webhook/sendgrid-webhook.ts';

interface MaildeskSettings {
  /** Null: the provider reports nothing. */
  readonly webhook: MailWebhook | null;
}

const settings = [
  {
    name: 'MAIL_WEBHOOK',
    fallback: 'none',
    meaning:
      'Format in which the mail provider reports deliveries, bounces and complaints to /v1/mails/webhook: none, generic (docs/runbooks/mail-delivery.md) or sendgrid.',
  },
  {
    name: 'MAIL_WEBHOOK_KEY',
    fallback: '',
    meaning:
      'Key of these reports. generic: at least 32 characters, shared with the sender. sendgrid: the public verification key as SendGrid shows it.',
  },
] as const;

export const maildeskSettings = settingsGroup(settings, ({ text, oneOf, fail }): MaildeskSettings => {
  const format = oneOf('MAIL_WEBHOOK', ['none', 'generic', 'sendgrid']);
  const key = text('MAIL_WEBHOOK_KEY');
  if (format === 'none') return { webhook: null };
  if (format === 'generic')
    return key.length < 32
      ? fail('MAIL_WEBHOOK_KEY', 'must have at least 32 characters')
      : { webhook: genericWebhook(key) };
  try {
    return { webhook: sendgridWebhook(readSendgridKey(key)) };
  } catch {
    return fail('MAIL_WEBHOOK_KEY', 'must be the verification key of SendGrid');
  }
});
