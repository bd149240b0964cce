import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { type Language, languageFacts, languageFromPath } from '@peonia/i18n/languages.ts';
import { dehydrate } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { makeCall } from '../../platform/api/make-call.ts';
import { cataloguesSource, pageAssets } from '../../platform/document/assets.ts';
import { type DocumentParts, writeDocument } from '../../platform/document/write-document.ts';
import { headTags, titleOf } from '../../platform/head.ts';
import { makeI18n } from '../../platform/language.tsx';
import { makeQueryClient } from '../../platform/query.ts';
import { PageMissing } from '../../platform/router/outcomes.ts';
import { placeOf } from '../../platform/router/place.ts';
import { RouterProvider } from '../../platform/router/router-provider.tsx';
import { fixedRouter, type Shown } from '../../platform/router/router.ts';
import { renderAs, settings } from '../../platform/settings.ts';
import { AppFrame } from '../app-frame.tsx';
import type { AppParts } from '../app-parts.ts';
import { loadRoute } from '../load-route.ts';
import { missingHead } from '../missing-head.ts';
import { Root } from '../root.tsx';
import { paramsOf } from '../route-at.ts';
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
  const { request, language, entry } = rendering;
  const parts = partsFor(request, language);
  const shown = await open(rendering, parts);
  const { page, problem } = shown;
  const isMissing = entry === undefined || problem instanceof PageMissing;
  // A page that failed is not handed over: the browser loads it again and says what it finds.
  const isWhole = problem === undefined;
  const data = isWhole ? { data: { page: page?.data, queries: dehydrate(parts.queryClient) } } : {};
  const html = renderAs(request.variant, () =>
    writeDocument({
      ...documentParts(rendering, parts, page?.data),
      body: renderToString(
        <AppFrame i18n={parts.i18n} queryClient={parts.queryClient} changeLanguage={nothing}>
          <RouterProvider router={fixedRouter(shown)}>
            <Root />
          </RouterProvider>
        </AppFrame>,
      ),
      state: { language, settings: settings(), ...data },
    }),
  );
  parts.queryClient.clear();
  return { status: isMissing ? 404 : isWhole ? 200 : 500, html };
}

/** Loads the page's data; what fails is what is shown. */
async function open({ request, language, entry, pages }: RouteRendering, parts: AppParts): Promise<Shown> {
  const place = placeOf(request.url, '');
  const Component = entry === undefined ? undefined : pages.get(entry);
  if (entry === undefined || Component === undefined) return { place, found: null, page: null };
  const params = paramsOf(entry, place.pathname);
  const found = { entry, params, open: () => Promise.reject(new PageMissing()) };
  try {
    const url = new URL(origin + request.url);
    const data = await loadRoute(entry, { params, url, signal: new AbortController().signal }, parts, language);
    return { place, found, page: { Component, data } };
  } catch (problem) {
    return { place, found, page: null, problem };
  }
}

/** The document of a member's page: nothing of it is anybody's but the member's, so the browser makes all of it. */
export function renderMemberPage(rendering: RouteRendering): string {
  const parts = partsFor(rendering.request, rendering.language);
  return writeDocument({
    ...documentParts(rendering, parts, undefined),
    body: '<div data-page-skeleton aria-busy="true"></div>',
    state: { language: rendering.language, settings: settings() },
  });
}

type CommonParts = Omit<DocumentParts, 'body' | 'state'>;

function documentParts(
  { site, request, language, isLanguageNamed, entry }: RouteRendering,
  { i18n }: AppParts,
  data: unknown,
): CommonParts {
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
