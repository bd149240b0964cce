import type { I18n } from '@lingui/core';
import type { Language } from '@peonia/i18n/languages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { applyHead } from '../../platform/head/apply-head.ts';
import { activateLanguage, followLanguage, keepLanguage, LanguageProvider } from '../../platform/language/language.tsx';
import { settings } from '../../platform/settings.ts';
import { type LandingData, noLandingData } from './landing-data.ts';
import { landingHead } from './landing-head.ts';
import { LandingPage } from './landing-page.tsx';

interface LandingAppProps {
  readonly i18n: I18n;
  readonly language: Language;
  /** Query string of the address. */
  readonly search: string;
  readonly data?: LandingData | undefined;
}

/**
 * The landing page's app: a document without router and query cache, to keep the first page small. Links load other
 * documents.
 */
export function LandingApp({ i18n, language: first, search, data = noLandingData }: LandingAppProps) {
  const [language, setLanguage] = useState(first);

  const show = async (next: Language) => {
    await activateLanguage(next, ['landing', 'accounts', 'captcha'], []);
    history.replaceState(history.state, '', `/${next}/${location.search}`);
    applyHead(landingHead(i18n), { ...settings(), language: next, path: '/', isLocalized: true, isIndexable: true });
    setLanguage(next);
  };
  const change = async (next: Language) => {
    await show(next);
    keepLanguage(next);
  };
  const follow = useEffectEvent((next: Language) => void show(next));
  useEffect(() => followLanguage((next) => follow(next)), []);

  return (
    <LanguageProvider i18n={i18n} language={language} change={change}>
      <LandingPage search={search} data={data} />
    </LanguageProvider>
  );
}
