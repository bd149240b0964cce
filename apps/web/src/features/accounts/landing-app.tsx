import type { I18n } from '@lingui/core';
import type { Language } from '@peonia/i18n/languages.ts';
import { useState } from 'react';
import { applyHead } from '../../platform/apply-head.ts';
import { activateLanguage, keepLanguage, LanguageProvider } from '../../platform/language.tsx';
import { settings } from '../../platform/settings.ts';
import { landingHead } from './landing-head.ts';
import { LandingPage } from './landing-page.tsx';

export interface LandingAppProps {
  readonly i18n: I18n;
  readonly language: Language;
  /** Query of the address. */
  readonly search: string;
}

/**
 * The whole program of the landing page. It is a document of its own, without router and cache, so that a visitor's
 * first page weighs little; everything behind the doors loads as another document.
 */
export function LandingApp({ i18n, language: first, search }: LandingAppProps) {
  const [language, setLanguage] = useState(first);

  const change = async (next: Language) => {
    await activateLanguage(next, ['accounts', 'captcha'], []);
    keepLanguage(next);
    history.replaceState(history.state, '', `/${next}/${location.search}`);
    applyHead(landingHead(i18n), { ...settings(), language: next, path: '/', isLocalized: true, isIndexable: true });
    setLanguage(next);
  };

  return (
    <LanguageProvider i18n={i18n} language={language} change={change}>
      <LandingPage search={search} />
    </LanguageProvider>
  );
}
