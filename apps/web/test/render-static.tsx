import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { ToastProvider } from '@peonia/ui/toast/toast-provider.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LanguageProvider, makeI18n } from '../src/platform/language/language.tsx';
import { makeQueryClient } from '../src/platform/query.ts';
import { placeOf } from '../src/platform/router/place.ts';
import { RouterProvider } from '../src/platform/router/router-provider.tsx';
import { fixedRouter } from '../src/platform/router/router.ts';

/** Renders a component of a feature as the server does, for a guest, with the texts of a language. */
export function renderStatic(
  node: ReactNode,
  options: { readonly language?: Language; readonly client?: QueryClient; readonly path?: string } = {},
): string {
  const { language = 'en', client = makeQueryClient(), path = '/home' } = options;
  return renderToString(
    <LanguageProvider i18n={makeI18n(language, allMessages(language))} language={language} change={async () => {}}>
      <QueryClientProvider client={client}>
        <RouterProvider router={fixedRouter({ place: placeOf(path, ''), found: null, page: null })}>
          <ToastProvider label="Notifications">{node}</ToastProvider>
        </RouterProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  ).replaceAll('<!-- -->', '');
}
