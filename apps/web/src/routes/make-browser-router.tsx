import { isLanguage, type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import { call } from '../platform/api/call.ts';
import { activateLanguage, pageI18n } from '../platform/language.tsx';
import type { PageState } from '../platform/page-state.ts';
import { queryClient } from '../platform/query.ts';
import { openRouter } from '../platform/router/open-router.ts';
import type { FoundPage, Router } from '../platform/router/router.ts';
import { guardRoute } from './guard-route.ts';
import { loadRoute } from './load-route.ts';
import { paramsOf, routeAt } from './route-at.ts';

/**
 * The browser's router, ready to render: with the data the server rendered the page from, or after loading the page's
 * own.
 */
export async function makeBrowserRouter(rendered: PageState['data']): Promise<Router> {
  if (rendered === undefined) return openRouter(find);
  // The first page must be there at once, or it would be taken away again until its module has come.
  const first = await routeAt(location.pathname)?.page();
  return openRouter(find, first === undefined ? null : { Component: first.default, data: rendered.page });
}

function find(pathname: string): FoundPage | null {
  const entry = routeAt(pathname);
  if (entry === undefined) return null;
  const params = paramsOf(entry, pathname);
  return {
    entry,
    params,
    async open({ search }, signal) {
      const url = new URL(pathname + search, location.origin);
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
