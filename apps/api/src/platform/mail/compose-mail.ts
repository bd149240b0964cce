import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import type { Mail } from './mailer.ts';

interface Letter extends Pick<Mail, 'template' | 'class'> {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A code to be typed, set large, and the text after it. */
  readonly code: { readonly code: string; readonly after: readonly string[] } | null;
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly footer: string;
  /** Unsubscribe link of mail that members may end. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** A mail as text and HTML with the same words. */
export function composeMail(letter: Letter): Mail {
  const { to, language, subject, paragraphs, code, action, footer, unsubscribe } = letter;
  const afterCode = code?.after ?? [];
  const text = [
    ...paragraphs,
    ...(code === null ? [] : [code.code]),
    ...afterCode,
    ...(action === null ? [] : [`${action.label}: ${action.url}`]),
    footer,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}: ${unsubscribe.url}`]),
  ].join('\n\n');
  const html = `<!doctype html><html lang="${languageFacts[language].htmlLang}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f8f4f8;color:#1f131e;font:16px/1.5 system-ui,sans-serif"><div style="max-width:520px;margin:auto;padding:28px;background:#fff;border-radius:20px">
${paragraphs.map(paragraph).join('\n')}
${code === null ? '' : `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:.2em">${escape(code.code)}</p>`}
${afterCode.map(paragraph).join('\n')}
${action === null ? '' : `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#ba204d;color:#fff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>`}
<p style="margin:24px 0 0;color:#665464;font-size:14px">${escape(footer)}${unsubscribe === undefined ? '' : ` <a href="${escape(unsubscribe.url)}" style="color:#665464">${escape(unsubscribe.label)}</a>`}</p></div></body></html>`;
  return { template: letter.template, class: letter.class, to, language, subject, text, html };
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escape(text)}</p>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
