import { isLanguage, type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import { call } from '../../platform/api/call.ts';
import { activateLanguage, pageI18n } from '../../platform/language/language.tsx';
import type { PageState } from '../../platform/page-state.ts';
import { queryClient } from '../../platform/query.ts';
import { type OpenedRouter, openRouter } from '../../platform/router/open-router.ts';
import type { FoundPage } from '../../platform/router/router.ts';
import { settings } from '../../platform/settings.ts';
import { loadRoutesOf, paramsOf, routeAt } from '../route-at.ts';
import type { RouteEntry } from '../route-entry.ts';
import { guardRoute } from './guard-route.ts';
import { loadRoute } from './load-route.ts';

/**
 * The browser's router: with the data that the server rendered the page from, or still to begin. Pages are opened when
 * the account is known.
 */
export async function makeBrowserRouter(rendered: PageState['data'], account: Promise<void>): Promise<OpenedRouter> {
  const find = async (pathname: string) => {
    await loadRoutesOf(pathname);
    return findPage(pathname, account);
  };
  const found = await find(location.pathname);
  if (rendered === undefined) return openRouter(find, found);
  if (rendered.isMissing === true) return openRouter(find, found, null);
  // Load the first page now, or hydration would remove it until its module arrives.
  const first = await entryAt(location.pathname)?.page();
  return openRouter(find, found, first === undefined ? null : { Component: first.default, data: rendered.page });
}

/** The route of an address, unless this site has no such page. */
function entryAt(pathname: string): RouteEntry | undefined {
  const entry = routeAt(pathname);
  return entry !== undefined && settings().pages.includes(entry.path) ? entry : undefined;
}

function findPage(pathname: string, account: Promise<void>): FoundPage | null {
  const entry = entryAt(pathname);
  if (entry === undefined) return null;
  const params = paramsOf(entry, pathname);
  return {
    entry,
    params,
    async open({ search }, signal) {
      const url = new URL(pathname + search, location.origin);
      await account;
      guardRoute(entry, url);
      const asked = languageFromPath(pathname).lang ?? url.searchParams.get('lang');
      const language = isLanguage(asked) ? asked : (pageI18n.locale as Language);
      const load = async () => {
        await activateLanguage(language, entry.catalogues);
        return loadRoute(entry, { params, url, signal }, { i18n: pageI18n, queryClient, call }, language);
      };
      const [{ default: Component }, data] = await Promise.all([entry.page(), load()]);
      return { Component, data };
    },
  };
}
