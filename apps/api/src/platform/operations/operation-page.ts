import { escapeHtml } from '@peonia/core/escape-html.ts';
import { languageFacts, languages, type Language } from '@peonia/i18n/languages.ts';

/** A page that works without scripts, the web build and the database. Texts are escaped; `body` is markup. */
interface OperationPage {
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  /** Path of the page, for the links to its other languages. */
  readonly path: string;
  readonly body: string;
  /** Seconds until it reloads itself. */
  readonly reloadSeconds: number;
  /** Path that the links to other languages keep as `back`. */
  readonly back?: string;
  /** Address of a script that the page works without. */
  readonly script?: string;
}

export function operationPage(page: OperationPage): string {
  const { language, brand, title, path, body, reloadSeconds, back = '/', script } = page;
  const suffix = back === '/' ? '' : `&amp;back=${encodeURIComponent(back)}`;
  const links = languages.map((code) => {
    const { htmlLang, ownName } = languageFacts[code];
    return `<a href="${path}?lang=${code}${suffix}" lang="${htmlLang}" hreflang="${htmlLang}"${code === language ? ' aria-current="true"' : ''}>${escapeHtml(ownName)}</a>`;
  });
  return `<!doctype html>
<html lang="${languageFacts[language].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${reloadSeconds}">
<title>${escapeHtml(title)} · ${escapeHtml(brand)}</title><link rel="stylesheet" href="/maintenance.css">${script === undefined ? '' : `<script type="module" src="${script}"></script>`}</head>
<body><main><p class="brand">${escapeHtml(brand)}</p><h1>${escapeHtml(title)}</h1>
${body}
<nav>${links.join(' ')}</nav></main></body></html>`;
}
