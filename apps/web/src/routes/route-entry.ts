import type { I18n } from '@lingui/core';
import type { ComponentType, ReactElement } from 'react';
import type { Head } from '../platform/head/head.ts';
import type { LoadContext } from '../platform/router/load-context.ts';

/** One page of the site. */
export interface RouteEntry<Data = unknown> {
  /** As in the specification, section 2: `/user/:type`. Under /{lang}/ as well where `localized`. */
  readonly path: string;
  readonly name: string;
  /** `member`: a guest goes to the landing page; `guest-only`: a member goes home. */
  readonly auth: 'public' | 'member' | 'guest-only';
  readonly localized: boolean;
  /** Catalogues of the features on the page; those of the shell are always loaded. */
  readonly catalogues: readonly string[];
  /** Loads data before the first paint. The refusal `not_found` shows the page "not found" with its status. */
  readonly load?: (context: LoadContext) => Promise<Data>;
  readonly page: PageImport;
  /** `data` is undefined while the page is still being opened for a member. */
  readonly head: (data: Data | undefined, i18n: I18n) => Head;
  /** Stands in the page's place in the signed-in shell, until the page is open. A title and rows by default. */
  readonly skeleton?: ReactElement;
  /** Query parameters that server rendering depends on; others are left to the browser. */
  readonly queries?: readonly string[];
  /** Listed in sitemap.xml and hreflang. */
  readonly indexable: boolean;
  /**
   * `rail` (default): left rail beside the page from 1200 px; `plain`: the page alone in its usual width; `wide`: the
   * page takes the whole width and lays itself out.
   */
  readonly frame?: 'rail' | 'plain' | 'wide';
  /** Up to 767 px: the tabs at the bottom (default), or the page's own bar in their place. */
  readonly bottom?: 'tabs' | 'own';
  /** False for pages that scroll by themselves (a conversation). */
  readonly footer?: boolean;
}

/** Imports a page's module; `source` is its path in the build's manifest, by which the server links its files. */
export interface PageImport {
  (): Promise<{ default: ComponentType }>;
  readonly source: string;
}

/** States a page by its path from `apps/web` and the import of the same module. */
export function pageAt(source: string, load: () => Promise<{ default: ComponentType }>): PageImport {
  return Object.assign(load, { source });
}

/** States a route. Its page reads the data with `useRouteData<Data>()`. */
export function routeEntry<Data>(entry: RouteEntry<Data>): RouteEntry {
  return entry as unknown as RouteEntry;
}
