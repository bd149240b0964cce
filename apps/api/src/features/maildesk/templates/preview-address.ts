import { createHmac } from 'node:crypto';
import type { MailThemeName } from '@peonia/contract/operation/maildesk.ts';
import { isLanguage, type Language } from '@peonia/i18n/languages.ts';
import { isSignedByOne } from '../../../platform/secrets/is-signed.ts';

/** One sample of a template as a picture of a mail, or one of its files. */
export interface Preview {
  readonly template: string;
  readonly sample: string;
  readonly language: Language;
  /** A number is the place of a file. */
  readonly theme: MailThemeName | number;
}

/** Seconds for which an address is valid. */
const validSeconds = 300;

const shape =
  /^([a-z-]{1,60})\.([a-z-]{1,60})\.([a-z]{2})\.(light|dark|\d)\.([0-9a-z]{1,8})\.([\w-]{43})\.(?:html|bin)$/;

/** Signed path of a preview; it is valid for five minutes. */
export function previewPath(preview: Preview, secrets: readonly string[], now = Date.now()): string {
  const { template, sample, language, theme } = preview;
  const until = Math.floor(now / 1_000) + validSeconds;
  const text = [template, sample, language, theme, until.toString(36)].join('.');
  const [secret = ''] = secrets;
  return `/v1/mails/preview/${text}.${sign(secret, text)}.${typeof theme === 'number' ? 'bin' : 'html'}`;
}

/** The preview of a file name that is signed and valid, or null. */
export function readPreviewName(name: string, secrets: readonly string[], now = Date.now()): Preview | null {
  const [, template = '', sample = '', language = '', theme = '', until = '', signature = ''] = shape.exec(name) ?? [];
  const text = [template, sample, language, theme, until].join('.');
  if (!isSignedByOne(secrets, (secret) => sign(secret, text), signature)) return null;
  if (Number.parseInt(until, 36) * 1_000 < now || !isLanguage(language)) return null;
  return {
    template,
    sample,
    language,
    theme: /^\d$/.test(theme) ? Number(theme) : theme === 'dark' ? 'dark' : 'light',
  };
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', `mail preview:${secret}`).update(text).digest('base64url');
}
