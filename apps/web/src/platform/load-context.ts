import type { I18n } from '@lingui/core';
import type { Language } from '@peonia/i18n/languages.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from './api/make-call.ts';

/** What a route's `load` may use: the same in the browser and while the server renders. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly language: Language;
  readonly call: Call;
  /** What is put in here on the server is there in the browser as well. */
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly signal: AbortSignal;
}
