import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingApp } from './features/landing/landing-app.tsx';
import type { LandingData } from './features/landing/landing-data.ts';
import '@peonia/ui/ui.css';
import { isInAppBrowser } from './platform/in-app-browser.ts';
import { activateLanguage, pageI18n } from './platform/language/language.tsx';
import { repeatEarlyPresses, showHeldPictures } from './platform/loading/early-presses.ts';
import { readPageState } from './platform/page-state.ts';
import { adoptSettings } from './platform/settings.ts';
import { followOtherTabs } from './platform/store/browser-store.ts';
import { followTheme } from './platform/theme.ts';

const { language, settings, landing } = await readPageState();
const root = document.getElementById('root');

showHeldPictures();
adoptSettings(settings);
followOtherTabs();
followTheme();
await activateLanguage(language, ['landing', 'accounts', 'captcha'], []);
if (root !== null) hydrateRoot(root, <Landing />);
// The mobile and the desktop shell alone load it.
if (window.appShell !== undefined) void connectShell(window.appShell);
// The chat app's browser alone.
if (isInAppBrowser()) void shareLanding();

async function connectShell(shell: AppShell): Promise<void> {
  (await import('./features/appshell/connect-landing.ts')).connectLanding(shell);
}

async function shareLanding(): Promise<void> {
  const { sharePage } = await import('./features/accounts/chat-app/share-page.ts');
  await sharePage('/', language, new AbortController().signal);
}

function Landing() {
  useEffect(repeatEarlyPresses, []);
  return <LandingApp i18n={pageI18n} language={language} search={location.search} data={landing as LandingData} />;
}
