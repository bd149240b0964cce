import '@peonia/ui/ui.css';
import { type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyPresses } from './platform/early-presses.ts';
import { withoutLanguage } from './platform/language-address.ts';
import { activateLanguage, isLocalizedPath, keepLanguage, localePath, pageI18n } from './platform/language.tsx';
import { adoptRouter } from './platform/navigation.ts';
import { readPageState } from './platform/page-state.ts';
import { queryClient } from './platform/query.ts';
import { startLive } from './platform/realtime/live.ts';
import { watchErrors } from './platform/report-error.ts';
import { addressOf } from './platform/router/place.ts';
import { RouterProvider } from './platform/router/router-provider.tsx';
import { startSession } from './platform/session/session.ts';
import { adoptSettings } from './platform/settings.ts';
import { browserStore, followOtherTabs } from './platform/store/browser-store.ts';
import { followTheme } from './platform/theme.ts';
import { takeTypedWords } from './platform/typed-words.ts';
import { AppFrame } from './routes/app-frame.tsx';
import { makeBrowserRouter } from './routes/make-browser-router.tsx';
import { Root } from './routes/root.tsx';
import { routeAt } from './routes/route-at.ts';

const state = await readPageState();
const root = document.getElementById('root');

adoptSettings(state.settings);
followOtherTabs();
followTheme();
watchErrors();
await startSession({ forget: () => queryClient.clear() });

// The server renders for guests. A member's page is made again, and the guest's stands as a sketch until it is ready.
const rendered = browserStore.get('token') === null ? state.data : undefined;
await activateLanguage(state.language, routeAt(location.pathname)?.catalogues ?? []);
if (rendered !== undefined) hydrate(queryClient, rendered.queries);
const router = await makeBrowserRouter(rendered);
adoptRouter((path, options) => void router.navigate(localePath(path), options));
const app = (
  <AppFrame i18n={pageI18n} queryClient={queryClient} changeLanguage={changeLanguage}>
    <RouterProvider router={router}>
      <Root />
    </RouterProvider>
  </AppFrame>
);
if (root !== null) {
  const giveTypedWords = takeTypedWords(root);
  const takeOver = () => {
    giveTypedWords();
    // After React has heard of the words, which a press may be about to send.
    queueMicrotask(repeatEarlyPresses);
  };
  if (rendered === undefined) {
    // The sketch goes; what was typed and pressed on it does not.
    const pressed = window.early?.at(-1)?.target;
    const sole =
      [...root.querySelectorAll('button')].filter(({ textContent }) => textContent === pressed?.textContent).length ===
      1;
    createRoot(root).render(<Answering first={takeOver}>{app}</Answering>);
    if (pressed) void import('./platform/press-again.ts').then(({ pressAgain }) => pressAgain(pressed, sole));
  } else hydrateRoot(root, <Answering first={takeOver}>{app}</Answering>);
}
startLive();

/** A page begins to answer: what was done on it before the program was there is taken over now. */
function Answering({ first, children }: { readonly first: () => void; readonly children: ReactNode }) {
  useEffect(first, [first]);
  return children;
}

/** In place: the page stays, with everything typed in it, and only its words and its address change. */
async function changeLanguage(language: Language): Promise<void> {
  const { place } = router.shown;
  await activateLanguage(language, routeAt(place.pathname)?.catalogues ?? []);
  keepLanguage(language);
  const { rest } = languageFromPath(place.pathname);
  const search = withoutLanguage(place.search);
  if (isLocalizedPath(rest) || search !== place.search)
    await router.navigate(addressOf({ ...place, search, pathname: localePath(rest, language) }), {
      replace: true,
      preventScrollReset: true,
    });
}
