import { listFront } from '@peonia/contract/discovery/discovery.ts';
import { getSafety } from '@peonia/contract/moderation/safety.ts';
import type { Site } from '@peonia/contract/protocol/page-renderer.ts';
import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { renderToString } from 'react-dom/server';
import { LandingApp } from '../../features/landing/landing-app.tsx';
import type { LandingData } from '../../features/landing/landing-data.ts';
import { landingHead } from '../../features/landing/landing-head.ts';
import type { Call } from '../../platform/api/make-call.ts';
import { pageAssets } from '../../platform/document/assets.ts';
import { writeDocument } from '../../platform/document/write-document.ts';
import { headTags, titleOf } from '../../platform/head/head.ts';
import { makeI18n } from '../../platform/language/language.tsx';
import { settings } from '../../platform/settings.ts';
import { programMissingText } from '../pages/missing-head.ts';

interface LandingRendering {
  readonly language: Language;
  /** Query string of the address. */
  readonly search: string;
  readonly isLanguageNamed: boolean;
  readonly data: LandingData;
}

/** Reads what the page shows of the program's data; what fails is left out. */
export async function loadLanding(call: Call): Promise<LandingData> {
  const [people, safety] = await Promise.all([
    call(listFront).then(
      ({ items }) => items,
      () => [],
    ),
    call(getSafety).catch(() => null),
  ]);
  return {
    people: people.flatMap(({ user_id, avatar, verified, name, age, city, country, languages }) =>
      avatar === null
        ? []
        : [{ id: user_id, name, age, photo: avatar, city, country, languages, isVerified: verified === 1 }],
    ),
    safety,
  };
}

/** Renders the document of the landing page. */
export function renderLanding(site: Site, { language, search, isLanguageNamed, data }: LandingRendering): string {
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
    missingText: programMissingText(i18n),
    assets: pageAssets(site.manifest, 'src/entry-landing.tsx', []),
    body: renderToString(<LandingApp i18n={i18n} language={language} search={search} data={data} />),
    state: { language, settings: settings(), audience: 'guest', landing: data },
  });
}
