import type { I18n } from '@lingui/core';
import type { Language } from '@peonia/i18n/languages.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { LanguageProvider } from '../../platform/language/language.tsx';
import type { Audience } from '../../platform/page-state.ts';
import { AudienceContext } from '../../platform/session/current-member.ts';

interface AppFrameProps {
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly audience: Audience;
  readonly changeLanguage: (language: Language) => Promise<void>;
  readonly children: ReactNode;
}

/** Providers around the router: language and data. */
export function AppFrame({ i18n, queryClient, audience, changeLanguage, children }: AppFrameProps) {
  const language = useSyncExternalStore(
    (listener) => i18n.on('change', listener),
    () => i18n.locale as Language,
    () => i18n.locale as Language,
  );
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider i18n={i18n} language={language} change={changeLanguage}>
        <AudienceContext value={audience}>{children}</AudienceContext>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
