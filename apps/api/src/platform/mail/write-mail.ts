import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../config/config.ts';
import { mailHtml, mailText, type MailTheme } from './mail-html.ts';
import type { Letter, MailTemplate, MailWriter } from './mail-template.ts';
import type { Mail } from './mail.ts';

export type MailSite = Pick<Config, 'brand' | 'publicUrl' | 'limits'>;

export function openWriter({ brand, limits }: Pick<MailSite, 'brand' | 'limits'>, language: Language): MailWriter {
  return { language, brand, limits, say: (id, values = {}) => serverText(language, id, { brand, ...values }) };
}

/** A mail of a template as text and HTML with the same words. */
export function writeMail<Values>(
  template: MailTemplate<Values>,
  { to, language, values }: { readonly to: string; readonly language: Language; readonly values: Values },
  site: MailSite,
  theme: MailTheme = 'auto',
): Mail {
  const letter = template.write(values, openWriter(site, language));
  const { subject, unsubscribe } = letter;
  return {
    template: template.name,
    class: template.class,
    to,
    language,
    subject,
    text: mailText(letter, site.publicUrl),
    html: mailHtml(letter, { ...site, language, theme }),
    ...(template.provesAddress === true ? { provesAddress: true } : {}),
    ...(template.isPersonal === true ? { isPersonal: true } : {}),
    ...(unsubscribe === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe, site.publicUrl) }),
  };
}

/** One-click headers (RFC 8058). */
function unsubscribeHeaders(
  { oneClickPath }: NonNullable<Letter['unsubscribe']>,
  publicUrl: string,
): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl}${oneClickPath}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
