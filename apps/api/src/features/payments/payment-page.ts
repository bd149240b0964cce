import { escapeHtml } from '@peonia/core/escape-html.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** A server page around a payment. It works without scripts, in any window. */
interface PaymentPage {
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  /** Lines under the title; the first is set large where it is an amount. */
  readonly amount: string | null;
  readonly lines: readonly string[];
  /** A form with one button for each outcome; null shows none. */
  readonly form: {
    readonly action: string;
    readonly buttons: readonly { readonly value: string; readonly label: string; readonly isMain: boolean }[];
  } | null;
  readonly link: { readonly address: string; readonly label: string } | null;
}

export function paymentPage({ language, brand, title, amount, lines, form, link }: PaymentPage): string {
  const buttons =
    form?.buttons.map(
      ({ value, label, isMain }) =>
        `<button name="act" value="${escapeHtml(value)}"${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button>`,
    ) ?? [];
  return `<!doctype html>
<html lang="${languageFacts[language].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(brand)}</title><link rel="stylesheet" href="/payment/page.css"></head>
<body><main><p class="brand">${logo}${escapeHtml(brand)}</p><h1>${escapeHtml(title)}</h1>
${amount === null ? '' : `<p class="amount">${escapeHtml(amount)}</p>`}
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${form === null ? '' : `<form method="post" action="${escapeHtml(form.action)}">${buttons.join('\n')}</form>`}
${link === null ? '' : `<p><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`}
</main></body></html>`;
}

/** The two petals of the product, in its colours. */
const logo = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
<path class="petal" d="M15 28.5C7.6 25.2 2.5 18.9 2.5 12 2.5 7.4 5.3 4 9.2 4 12.9 4 15 6.9 15 11z"/>
<path class="leaf" d="M17 28.5c7.4-3.3 12.5-9.6 12.5-16.5 0-4.6-2.8-8-6.7-8C19.1 4 17 6.9 17 11z"/>
</svg>`;

/** Addresses of the product's fonts in the web build; null without a build. */
interface PaymentFonts {
  readonly text: string | null;
  readonly heading: string | null;
}

/** Uses the product's colours and fonts. Without the web build it falls back to fonts of the system. */
export function paymentPageStyle(fonts: PaymentFonts): string {
  return `${fontFace('Figtree', fonts.text)}${fontFace('Bricolage Grotesque', fonts.heading)}${style}`;
}

function fontFace(family: string, address: string | null): string {
  if (address === null) return '';
  const face = `font-family: '${family}'; src: url(${address}) format('woff2')`;
  return `@font-face { ${face}; font-weight: 200 900; font-display: swap }\n`;
}

const style = `
:root {
  color-scheme: light dark; --bg: #f8f4f8; --surface: #fff; --line: #e5dde4; --text: #1f131e; --text-3: #665464;
  --accent: #ba204d; --on-accent: #fff; --leaf: #217d66
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #150b14; --surface: #1f131e; --line: #3a2b38; --text: #f6eef4; --text-3: #b3a5b1; --accent: #f47a8f;
    --on-accent: #150b14; --leaf: #62c3a5
  }
}
* { box-sizing: border-box }
body {
  margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 20px; background: var(--bg);
  color: var(--text); font: 16px/1.6 'Figtree', system-ui, sans-serif
}
main {
  width: 100%; max-width: 460px; padding: 36px clamp(20px, 6vw, 44px); border: 1px solid var(--line);
  border-radius: 28px; background: var(--surface)
}
.brand {
  display: flex; align-items: center; gap: 8px; margin: 0 0 20px; color: var(--text);
  font: 700 20px/1.2 'Bricolage Grotesque', 'Figtree', system-ui, sans-serif
}
.petal { fill: var(--accent) } .leaf { fill: var(--leaf) }
h1 { margin: 0 0 12px; font: 700 26px/1.2 'Bricolage Grotesque', 'Figtree', system-ui, sans-serif; text-wrap: balance }
p { margin: 0 0 12px; color: var(--text-3); overflow-wrap: anywhere }
.amount { color: var(--text); font-size: 40px; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums }
form { display: grid; gap: 10px; margin-top: 24px }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 22px;
  border: 1px solid var(--line); border-radius: 999px; background: transparent; color: var(--text);
  font: 600 16px/1.3 'Figtree', system-ui, sans-serif; text-decoration: none; cursor: pointer
}
button:hover, .button:hover { border-color: var(--accent) }
.main, .button { border-color: var(--accent); background: var(--accent); color: var(--on-accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
@media (forced-colors: active) { button, .button { border-color: ButtonText } }
`;
