import { escapeHtml } from '@peonia/core/escape-html.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import type { HeadTag } from '../head/head.ts';
import { type Audience, pageStateId, type PageState } from '../page-state.ts';
import type { PageAssets } from './assets.ts';

export interface DocumentParts {
  readonly language: Language;
  /** True if the URL names the language; the browser then stores it. */
  readonly isLanguageNamed: boolean;
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly kind: 'landing' | 'app';
  readonly auth: 'public' | 'member' | 'guest-only';
  readonly audience: Audience;
  readonly assets: PageAssets;
  /** Scripts of what most presses of a guest open, which `boot.ts` fetches beside the program after an early press. */
  readonly pressScripts?: readonly string[];
  /** What the page says if the program does not come. */
  readonly missingText: string;
  /** Addresses that a member's page calls first; `boot.ts` calls them while the program is on its way. */
  readonly firstCalls?: readonly string[];
  /** Rendered page, escaped by React. */
  readonly body: string;
  readonly state: PageState;
}

/** Writes the document around a rendered page. No inline script or style: the content policy allows none. */
export function writeDocument(parts: DocumentParts): string {
  const { language, assets, kind } = parts;
  const tags = parts.tags.map(
    ({ tag, attributes }) => `<${tag}${writeAttributes({ ...attributes, 'data-page-head': '' })}>`,
  );
  // The program draws a member's page. What a guest reads is in the document: `boot.ts` loads the program behind it.
  const isDrawnByProgram = kind === 'app' && parts.audience === 'member';
  const boot = writeAttributes({
    src: assets.boot,
    'data-entry': assets.entry,
    ...(isDrawnByProgram ? {} : { 'data-scripts': assets.scripts.join(' ') }),
    ...(parts.pressScripts?.length ? { 'data-press': parts.pressScripts.join(' ') } : {}),
    'data-page': kind,
    'data-auth': parts.auth,
    'data-audience': parts.audience,
    'data-missing': parts.missingText,
    ...(parts.isLanguageNamed ? { 'data-language': language } : {}),
    ...(parts.firstCalls?.length ? { 'data-calls': parts.firstCalls.join(' ') } : {}),
  });
  const isLatin = !['zh', 'tw', 'ja', 'ko'].includes(language);
  return [
    `<!doctype html><html lang="${languageFacts[language].htmlLang}" dir="ltr" data-theme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title>`,
    `<script${boot}></script>`,
    ...(isLatin
      ? assets.fonts.map(
          (href) =>
            `<link${writeAttributes({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })}>`,
        )
      : []),
    ...assets.styles.map((href) => `<link${writeAttributes({ rel: 'stylesheet', href })}>`),
    ...(isDrawnByProgram
      ? assets.scripts.map((href) => `<link${writeAttributes({ rel: 'modulepreload', href })}>`)
      : []),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch.png">',
    `<link rel="manifest" href="/manifest/${language}">`,
    ...tags,
    `</head><body data-page="${kind}"><div id="root">${parts.body}</div>`,
    `<script type="application/json" id="${pageStateId}">${writeJson(parts.state)}</script>`,
    '</body></html>',
  ].join('');
}

function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Serialises JSON so that it cannot close its script element. */
function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
