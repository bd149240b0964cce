import '@peonia/ui/ui.css';
import { type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { dropEarlyReplies } from './platform/api/early-reply.ts';
import { watchErrors } from './platform/errors/report-error.ts';
import { noteTypedWords } from './platform/forms/typed-words.ts';
import { withoutLanguage } from './platform/language/language-address.ts';
import {
  activateLanguage,
  followLanguage,
  isLocalizedPath,
  keepLanguage,
  localePath,
  pageI18n,
} from './platform/language/language.tsx';
import { dropEarlyPresses, repeatEarlyPresses, showHeldPictures } from './platform/loading/early-presses.ts';
import { afterFirstPage } from './platform/loading/first-page.ts';
import { type Audience, readPageState } from './platform/page-state.ts';
import { queryClient } from './platform/query.ts';
import { startLive } from './platform/realtime/live.ts';
import { adoptRouter } from './platform/router/navigation.ts';
import { addressOf } from './platform/router/place.ts';
import { RouterProvider } from './platform/router/router-provider.tsx';
import { noteTyping } from './platform/session/kept-words.ts';
import { startSession } from './platform/session/session.ts';
import { adoptSettings } from './platform/settings.ts';
import { browserStore, followOtherTabs } from './platform/store/browser-store.ts';
import { followTheme } from './platform/theme.ts';
import { AppFrame } from './routes/app/app-frame.tsx';
import { makeBrowserRouter } from './routes/app/make-browser-router.tsx';
import { Root } from './routes/app/root.tsx';
import { loadRoutesOf, routeAt } from './routes/route-at.ts';

const state = await readPageState();
const root = document.getElementById('root');

showHeldPictures();
adoptSettings(state.settings);
followOtherTabs();
followTheme();
watchErrors();
noteTyping();
const account = startSession({ forget: () => queryClient.clear() });

// `boot.ts` has hidden a document that was rendered for somebody else, and corrected the hint.
const audience: Audience = browserStore.get('token') === null ? 'guest' : 'member';
const rendered = state.audience === audience ? state.data : undefined;
const isHydrated = audience === 'member' ? state.audience === 'member' : rendered !== undefined;
await loadRoutesOf(location.pathname);
await activateLanguage(state.language, routeAt(location.pathname)?.catalogues ?? []);
if (rendered !== undefined) hydrate(queryClient, rendered.queries);
const router = await makeBrowserRouter(rendered, account);
// A guest's page that the server could not render stands until it is opened here.
if (audience === 'guest' && !isHydrated) await router.begin();
adoptRouter((path, options) => void router.navigate(localePath(path), options));
const tree = (
  <AppFrame i18n={pageI18n} queryClient={queryClient} audience={audience} changeLanguage={changeLanguage}>
    <RouterProvider router={router} first={router.shown}>
      <Root />
    </RouterProvider>
  </AppFrame>
);
if (root !== null) {
  if (isHydrated) {
    const announceTypedWords = noteTypedWords(root);
    const takeOver = () => {
      announceTypedWords();
      // Buttons of the shell need the account; React has heard of the words by then, which a press may send.
      void account.then(repeatEarlyPresses);
    };
    const takeOverTree = () => void hydrateRoot(root, <Mounted then={takeOver}>{tree}</Mounted>);
    // A guest's document is a whole page and is compared in slices, between which the browser answers.
    if (audience === 'guest') startTransition(takeOverTree);
    else takeOverTree();
  } else {
    const takeOver = () => {
      dropEarlyPresses();
      delete document.documentElement.dataset['stale'];
    };
    createRoot(root).render(<Mounted then={takeOver}>{tree}</Mounted>);
  }
}
followLanguage((language) => void showLanguage(language, () => {}));
if (audience === 'member') void router.begin();
await afterFirstPage();
dropEarlyReplies();
startLive();

/** Calls back once, after the first rendering. */
function Mounted({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

function changeLanguage(language: Language): Promise<void> {
  return showLanguage(language, () => keepLanguage(language));
}

/** In place: the page stays, with everything typed in it, and only its words and its address change. */
async function showLanguage(language: Language, keep: () => void): Promise<void> {
  const { place } = router.shown;
  await activateLanguage(language, routeAt(place.pathname)?.catalogues ?? []);
  keep();
  const { rest } = languageFromPath(place.pathname);
  const search = withoutLanguage(place.search);
  if (isLocalizedPath(rest) || search !== place.search)
    await router.navigate(addressOf({ ...place, search, pathname: localePath(rest, language) }), {
      replace: true,
      preventScrollReset: true,
    });
}
