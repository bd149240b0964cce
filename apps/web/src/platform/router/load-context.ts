import type { I18n } from '@lingui/core';
import type { Language } from '@peonia/i18n/languages.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../api/make-call.ts';

/** Context of a route’s `load`, the same in browser and server. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly language: Language;
  readonly call: Call;
  /** The server passes the content of this cache on to the browser. */
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly signal: AbortSignal;
}
