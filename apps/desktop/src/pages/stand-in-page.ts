import { type Language, languageFacts } from '@peonia/i18n/languages.ts';

interface StandIn {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Address of the action. */
  readonly href: string;
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: #f8f4f7; color: #231820; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center; }
h1 { margin: 0 0 8px; font-size: 26px; } p { margin: 0 auto 24px; max-width: 26em; }
a { justify-self: center; padding: 12px 24px; border-radius: 24px; background: #b91d4c; color: #fff; }
a { font-weight: 600; text-decoration: none; } a:focus-visible { outline: 3px solid #231820; outline-offset: 3px; }
@media (prefers-color-scheme: dark) { :root { background: #191216; color: #f5edf2; }
a:focus-visible { outline-color: #f5edf2; } }`;

/** A page of the client itself, for when the product's cannot be shown. It has no script and loads nothing. */
export function standInPage({ language, title, text, action, href }: StandIn): string {
  return `<!doctype html><html lang="${languageFacts[language].htmlLang}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escape(title)}</title>
<style>${style}</style></head><body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>
<a href="${escape(href)}">${escape(action)}</a></main></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
