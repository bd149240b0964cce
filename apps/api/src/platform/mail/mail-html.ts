import { escapeHtml } from '@peonia/core/escape-html.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import type { Letter, MailLink } from './mail-template.ts';

/** `auto` follows the mail program. The others are for previews, with the same rules. */
export type MailTheme = 'auto' | 'light' | 'dark';

interface Page {
  readonly brand: string;
  readonly publicUrl: string;
  readonly language: Language;
  readonly theme: MailTheme;
}

/** Those of packages/ui/src/tokens.css: mail programs know no custom properties. */
const light = { bg: '#f8f4f8', card: '#ffffff', text: '#1f131e', muted: '#665464', brand: '#ba204d', line: '#e5dde4' };
const dark = { bg: '#150b14', card: '#1f131e', text: '#f6eef4', muted: '#b3a5b1', brand: '#f47a8f', line: '#3a2b38' };

/** Colours by class; `!important` wins over the inline style that programs without `<style>` keep. */
const darkRules = (prefix: string) =>
  [
    `.bg{background:${dark.bg}!important}`,
    `.card{background:${dark.card}!important;border-color:${dark.line}!important}`,
    `.text{color:${dark.text}!important}`,
    `.muted{color:${dark.muted}!important}`,
    `.brand{color:${dark.brand}!important}`,
    `.line{border-color:${dark.line}!important}`,
    '.button{background:#c62c58!important;color:#ffffff!important}',
  ]
    .map((rule) => prefix + rule)
    .join('');

/**
 * Most programs follow the media query. Outlook on the web and phones marks what it recoloured with `data-ogsc` (text)
 * and `data-ogsb` (background) on an element around the mail instead.
 */
function styleOf(theme: MailTheme): string {
  const phone = '@media (max-width:480px){.bg{padding:12px 8px!important}.card{padding:24px 20px!important}}';
  if (theme === 'light') return `:root{color-scheme:light}${phone}`;
  if (theme === 'dark') return `:root{color-scheme:dark}${phone}${darkRules('')}`;
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}${phone}@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}${darkRules('[data-ogsb] ')}`;
}

/** Fonts of the device: a mail loads nothing. The language of the document chooses the Chinese or Japanese forms. */
const font = "16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The letter as plain text. */
export function mailText(letter: Letter, publicUrl: string): string {
  const { code, action, footer, unsubscribe } = letter;
  const lineOf = ({ label, path }: MailLink) => `${label}: ${publicUrl}${path}`;
  return [
    ...shown(letter.paragraphs),
    ...shown(letter.quote ?? []).map((text) => text.replaceAll(/^/gm, '> ')),
    ...(code === undefined ? [] : [code.code, ...shown(code.after)]),
    ...(action ? [lineOf(action)] : []),
    footer,
    ...(unsubscribe === undefined ? [] : [lineOf(unsubscribe)]),
  ].join('\n\n');
}

/** The letter as HTML without pictures, scripts or anything that is loaded. */
export function mailHtml(letter: Letter, { brand, publicUrl, language, theme }: Page): string {
  const { subject, code, action, footer, unsubscribe } = letter;
  const schemes = theme === 'auto' ? 'light dark' : theme;
  const href = ({ path }: MailLink) => escapeHtml(`${publicUrl}${path}`);
  const rows = [
    `<p class="brand" style="margin:0 0 20px;color:${light.brand};font-size:20px;font-weight:800;letter-spacing:-.01em">${escapeHtml(brand)}</p>`,
    ...shown(letter.paragraphs).map(paragraph),
    ...(letter.quote === undefined ? [] : [quoted(letter.quote)]),
    ...(code === undefined
      ? []
      : [
          `<p class="text" style="margin:24px 0;color:${light.text};font-size:32px;line-height:1.2;font-weight:700;letter-spacing:.2em">${escapeHtml(code.code)}</p>`,
          ...shown(code.after).map(paragraph),
        ]),
    ...(action
      ? [
          `<p style="margin:24px 0 8px"><a class="button" href="${href(action)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${light.brand};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    `<p class="muted line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${light.line};color:${light.muted};font-size:14px">${escapeHtml(footer)}${
      unsubscribe === undefined
        ? ''
        : `<br><a class="muted" href="${href(unsubscribe)}" style="color:${light.muted}">${escapeHtml(unsubscribe.label)}</a>`
    }</p>`,
  ];
  return `<!doctype html>
<html lang="${languageFacts[language].htmlLang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}">
<title>${escapeHtml(subject)}</title><style>${styleOf(theme)}</style></head>
<body class="bg" style="margin:0;padding:0;background:${light.bg}">
<div class="bg" style="padding:32px 16px;background:${light.bg}">
<div class="card text" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:32px;border:1px solid ${light.line};border-radius:20px;background:${light.card};color:${light.text};font:${font};overflow-wrap:anywhere">
${rows.join('\n')}
</div></div></body></html>`;
}

const shown = (paragraphs: readonly string[]) => paragraphs.filter((text) => text.trim() !== '');

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;color:${light.text}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function quoted(paragraphs: readonly string[]): string {
  const lines = shown(paragraphs).map((text) => escapeHtml(text).replaceAll('\n', '<br>'));
  return `<blockquote class="muted line" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${light.line};color:${light.muted}">${lines.join('<br><br>')}</blockquote>`;
}
