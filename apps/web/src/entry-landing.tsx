import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingApp } from './features/accounts/landing-app.tsx';
import './features/accounts/landing-styles.ts';
import { activateLanguage, pageI18n } from './platform/language.tsx';
import { readPageState } from './platform/page-state.ts';
import { adoptSettings } from './platform/settings.ts';
import { followOtherTabs } from './platform/store/browser-store.ts';
import { followTheme } from './platform/theme.ts';

const { language, settings } = readPageState();
const root = document.getElementById('root');

adoptSettings(settings);
followOtherTabs();
followTheme();
await activateLanguage(language, ['accounts', 'captcha'], []);
if (root !== null) hydrateRoot(root, <Landing />);

function Landing() {
  useEffect(repeatEarlyPresses, []);
  return <LandingApp i18n={pageI18n} language={language} search={location.search} />;
}

/** Does again what was pressed while the program was on its way; from now on presses go where they belong. */
function repeatEarlyPresses(): void {
  const early = window.early ?? [];
  window.early = null;
  const last = early.findLast(({ type }) => type === 'submit') ?? early.at(-1);
  if (last?.target instanceof HTMLFormElement) last.target.requestSubmit();
  else if (last?.target instanceof HTMLElement) last.target.click();
}
