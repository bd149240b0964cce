import type { I18n } from '@lingui/core';
import type { Language } from '@peonia/i18n/languages.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Call } from '../platform/api/make-call.ts';
import type { Head } from '../platform/head.ts';

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

/** One page of the site. */
export interface RouteEntry<Data = unknown> {
  /** As in the specification, section 2: `/user/:type`. Under /{lang}/ as well where `localized`. */
  readonly path: string;
  readonly name: string;
  /** `member`: a guest goes to the landing page; `guest-only`: a member goes home. */
  readonly auth: 'public' | 'member' | 'guest-only';
  readonly localized: boolean;
  /** Catalogues of the features it shows; the shell's own are always there. */
  readonly catalogues: readonly string[];
  /** Data before the first paint. A refusal `not_found` becomes the page "not found" with its status. */
  readonly load?: (context: LoadContext) => Promise<Data>;
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly head: (data: Data, i18n: I18n) => Head;
  /** May be found by search engines: listed in sitemap.xml and hreflang. */
  readonly indexable: boolean;
  /** Up to 767 px: the tabs at the bottom (default), or the page's own bar in their place. */
  readonly bottom?: 'tabs' | 'own';
  /** Tall pages with their own scrolling (a conversation) leave the footer out. */
  readonly footer?: boolean;
}

/** States a route. Its page reads the data with `useRouteData<Data>()`. */
export function routeEntry<Data>(entry: RouteEntry<Data>): RouteEntry {
  return entry as unknown as RouteEntry;
}
