import { type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { call } from '../platform/api/call.ts';
import { activateLanguage, pageI18n } from '../platform/language.tsx';
import { queryClient } from '../platform/query.ts';
import { appRoutes, routeAt } from './app-routes.tsx';
import { guardRoute } from './guard-route.ts';
import { loadRoute } from './load-route.ts';
import type { RouteEntry } from './route-entry.ts';

/**
 * The browser's router, ready to render: with the data the server rendered the page from, or after loading the page's own.
 */
export async function makeBrowserRouter(loaderData: Readonly<Record<string, unknown>> | undefined) {
  const first = routeAt(location.pathname);
  // The first page must be there at once, or it would be taken away again until its module has come.
  const preloaded = new Map<RouteEntry, ComponentType>();
  if (first !== undefined) preloaded.set(first, (await first.page()).default);

  const routes = appRoutes({
    async load(entry, args) {
      const url = new URL(args.request.url);
      guardRoute(entry, url);
      const language = languageFromPath(url.pathname).lang ?? (pageI18n.locale as Language);
      await activateLanguage(language, entry.catalogues);
      return loadRoute(entry, args, { i18n: pageI18n, queryClient, call }, language);
    },
    page(entry, load) {
      const Component = preloaded.get(entry);
      return Component === undefined ? { lazy: { Component: async () => (await load()).default } } : { Component };
    },
  });
  const router = createBrowserRouter(routes, loaderData === undefined ? {} : { hydrationData: { loaderData: { ...loaderData } } });
  if (!router.state.initialized) await untilReady(router);
  return router;
}

function untilReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
  return promise;
}
