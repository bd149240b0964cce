import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { type Language, languageFacts, languageFromPath } from '@peonia/i18n/languages.ts';
import { dehydrate } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { makeCall } from '../../platform/api/make-call.ts';
import { cataloguesSource, pageAssets } from '../../platform/document/assets.ts';
import { type DocumentParts, writeDocument } from '../../platform/document/write-document.ts';
import { headTags, titleOf } from '../../platform/head.ts';
import { makeI18n } from '../../platform/language.tsx';
import { makeQueryClient } from '../../platform/query.ts';
import { renderAs, settings } from '../../platform/settings.ts';
import type { AppParts } from '../app-parts.ts';
import { AppFrame } from '../app-frame.tsx';
import { appRoutes } from '../app-routes.tsx';
import { loadRoute } from '../load-route.ts';
import { missingHead } from '../missing-head.ts';
import type { RouteEntry } from '../route-entry.ts';
import type { RenderedPage, RenderRequest, Site } from './site.ts';

export interface RouteRendering {
  readonly site: Site;
  readonly request: RenderRequest;
  readonly language: Language;
  readonly isLanguageNamed: boolean;
  /** Undefined for an address that leads nowhere. */
  readonly entry: RouteEntry | undefined;
  readonly pages: ReadonlyMap<RouteEntry, ComponentType>;
}

const origin = 'http://localhost';
const nothing = async () => {};

/** A guest's page with its data, as the browser will take it over. */
export async function renderRoute(rendering: RouteRendering): Promise<Omit<RenderedPage, 'isKept'>> {
  const { request, language, entry, pages } = rendering;
  const parts = partsFor(request, language);
  const routes = appRoutes({
    load: (route, args) => loadRoute(route, args, parts, language),
    page: (route) => ({ Component: pages.get(route) ?? null }),
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(origin + request.url));
  if (context instanceof Response) return { status: 302, location: context.headers.get('location') ?? '/', html: '' };

  const isMissing = entry === undefined || context.statusCode === 404;
  // A page that failed is not handed over: the browser loads it anew and says what it finds.
  const isWhole = context.errors === null;
  const data = isWhole ? { data: { loaderData: context.loaderData, queries: dehydrate(parts.queryClient) } } : {};
  const html = renderAs(request.variant, () =>
    writeDocument({
      ...documentParts(rendering, parts, isMissing ? undefined : (context.loaderData[entry.name] ?? null)),
      body: renderToString(
        <AppFrame i18n={parts.i18n} queryClient={parts.queryClient} changeLanguage={nothing}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </AppFrame>,
      ),
      state: { language, settings: settings(), ...data },
    }),
  );
  parts.queryClient.clear();
  return { status: isMissing ? 404 : context.statusCode, html };
}

/** The document of a member's page: nothing of it is anybody's but the member's, so the browser makes all of it. */
export function renderMemberPage(rendering: RouteRendering): string {
  const parts = partsFor(rendering.request, rendering.language);
  return writeDocument({
    ...documentParts(rendering, parts, undefined),
    body: '<div class="sketch" aria-busy="true"></div>',
    state: { language: rendering.language, settings: settings() },
  });
}

type CommonParts = Omit<DocumentParts, 'body' | 'state'>;

function documentParts({ site, request, language, isLanguageNamed, entry }: RouteRendering, { i18n }: AppParts, data: unknown): CommonParts {
  const isShown = entry !== undefined && data !== undefined;
  const isIndexable = isShown && entry.indexable;
  // A member's page has no data here, and its title comes with the program.
  const head = isShown ? entry.head(data, i18n) : entry?.auth === 'member' ? { title: '' } : missingHead(i18n);
  const { rest } = languageFromPath(new URL(origin + request.url).pathname);
  return {
    language,
    isLanguageNamed,
    title: titleOf(head, site.brand),
    tags: headTags(head, { ...settings(), language, path: rest, isLocalized: entry?.localized ?? false, isIndexable }),
    kind: 'app',
    auth: entry?.auth ?? 'public',
    assets: pageAssets(site.manifest, 'src/entry-app.tsx', [entry?.page.source, cataloguesSource(language)]),
  };
}

function partsFor(request: RenderRequest, language: Language): AppParts {
  return {
    i18n: makeI18n(language, allMessages(language)),
    queryClient: makeQueryClient(),
    call: makeCall({
      transport: request.transport,
      headers: async () => ({ accept: 'application/json', 'accept-language': languageFacts[language].htmlLang }),
      partnerId: () => null,
    }),
  };
}
