import type { Site } from '@peonia/contract/protocol/page-renderer.ts';
import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { renderToString } from 'react-dom/server';
import { LandingApp } from '../../features/landing/landing-app.tsx';
import { landingHead } from '../../features/landing/landing-head.ts';
import { cataloguesSource, pageAssets } from '../../platform/document/assets.ts';
import { writeDocument } from '../../platform/document/write-document.ts';
import { headTags, titleOf } from '../../platform/head/head.ts';
import { makeI18n } from '../../platform/language/language.tsx';
import { settings } from '../../platform/settings.ts';

/** Renders the document of the landing page. */
export function renderLanding(site: Site, language: Language, search: string, isLanguageNamed: boolean): string {
  const i18n = makeI18n(language, allMessages(language));
  const head = landingHead(i18n);
  return writeDocument({
    language,
    isLanguageNamed,
    title: titleOf(head, site.brand),
    tags: headTags(head, { ...settings(), language, path: '/', isLocalized: true, isIndexable: true }),
    kind: 'landing',
    auth: 'guest-only',
    audience: 'guest',
    assets: pageAssets(site.manifest, 'src/entry-landing.tsx', [cataloguesSource(language)]),
    body: renderToString(<LandingApp i18n={i18n} language={language} search={search} />),
    state: { language, settings: settings(), audience: 'guest' },
  });
}
