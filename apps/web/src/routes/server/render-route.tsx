import type { I18n } from '@lingui/core';
import type { RenderedPage, RenderRequest, Site } from '@peonia/contract/protocol/page-renderer.ts';
import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { type Language, languageFacts, languageFromPath } from '@peonia/i18n/languages.ts';
import { dehydrate } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type Call, makeCall } from '../../platform/api/make-call.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { pageAssets, textSources } from '../../platform/document/assets.ts';
import { type DocumentParts, writeDocument } from '../../platform/document/write-document.ts';
import { type Head, headTags, titleOf } from '../../platform/head/head.ts';
import { makeI18n } from '../../platform/language/language.tsx';
import type { Audience } from '../../platform/page-state.ts';
import { makeQueryClient } from '../../platform/query.ts';
import { PageMissing } from '../../platform/router/outcomes.ts';
import { placeOf } from '../../platform/router/place.ts';
import { RouterProvider } from '../../platform/router/router-provider.tsx';
import { fixedRouter, type FoundPage, type Shown } from '../../platform/router/router.ts';
import { renderAs, settings } from '../../platform/settings.ts';
import { AppFrame } from '../app/app-frame.tsx';
import type { AppParts } from '../app/app-parts.ts';
import { loadRoute } from '../app/load-route.ts';
import { Root } from '../app/root.tsx';
import { missingHead, problemHead, programMissingText } from '../pages/missing-head.ts';
import { paramsOf } from '../route-at.ts';
import type { RouteEntry } from '../route-entry.ts';
import { firstCallsOf } from './first-calls.ts';

interface RouteRendering {
  readonly site: Site;
  readonly request: RenderRequest;
  readonly language: Language;
  readonly isLanguageNamed: boolean;
  /** Undefined for an unknown path. */
  readonly entry: RouteEntry | undefined;
  readonly pages: ReadonlyMap<RouteEntry, ComponentType>;
}

const origin = 'http://localhost';
const nothing = async () => {};

/** Renders a public page with its data for hydration. */
export async function renderRoute(rendering: RouteRendering): Promise<Omit<RenderedPage, 'isKept'>> {
  const { request, language, entry } = rendering;
  const parts = partsFor(request, language);
  const shown = await open(rendering, parts);
  const { page, problem } = shown;
  const isMissing = entry === undefined || problem instanceof PageMissing;
  // A failed page is not hydrated: the browser loads it again.
  const isWhole = problem === undefined || isMissing;
  const data = isWhole ? { data: { page: page?.data, queries: dehydrate(parts.queryClient), isMissing } } : {};
  const html = renderAs(request.variant, () =>
    writeDocument({
      ...documentParts(rendering, {
        i18n: parts.i18n,
        head: headOf(rendering, parts, shown),
        isIndexable: page !== null && entry?.indexable === true,
      }),
      body: renderToString(<App parts={parts} shown={shown} audience="guest" />),
      audience: 'guest',
      pressScripts: pressScripts(rendering),
      state: { language, settings: settings(), audience: 'guest', ...data },
    }),
  );
  parts.queryClient.clear();
  return { status: isMissing ? 404 : isWhole ? 200 : problem instanceof ApiError ? problem.status : 500, html };
}

function headOf({ entry }: RouteRendering, { i18n }: AppParts, { page, problem }: Shown): Head {
  if (entry === undefined || problem instanceof PageMissing) return missingHead(i18n);
  return page === null ? problemHead(i18n) : entry.head(page.data, i18n);
}

/** Loads the data of the page. A failure becomes the shown problem. */
async function open({ request, language, entry, pages }: RouteRendering, parts: AppParts): Promise<Shown> {
  const place = placeOf(request.url, '');
  const Component = entry === undefined ? undefined : pages.get(entry);
  if (entry === undefined || Component === undefined) return { place, found: null, page: null };
  const found = foundPage(entry, place.pathname);
  const { params } = found;
  try {
    const url = new URL(origin + request.url);
    const data = await loadRoute(entry, { params, url, signal: new AbortController().signal }, parts, language);
    return { place, found, page: { Component, data } };
  } catch (problem) {
    return { place, found, page: null, problem };
  }
}

/**
 * The signed-in shell around a route's skeleton, in the same markup as the browser's first rendering. Holds nothing of
 * any member and asks the API for nothing.
 */
export function renderShell(rendering: RouteRendering): string {
  const { request, language, entry } = rendering;
  const parts = partsFor(request, language);
  const place = placeOf(request.url, '');
  const found = entry === undefined ? null : foundPage(entry, place.pathname);
  return writeDocument({
    ...documentParts(rendering, {
      i18n: parts.i18n,
      head: entry === undefined ? missingHead(parts.i18n) : entry.head(undefined, parts.i18n),
      isIndexable: false,
    }),
    body: renderToString(
      <App parts={parts} shown={{ place, found, page: null, isOpening: found !== null }} audience="member" />,
    ),
    audience: 'member',
    firstCalls: firstCallsOf(entry?.name, place.search),
    state: { language, settings: settings(), audience: 'member' },
  });
}

function App({ parts, shown, audience }: { parts: AppParts; shown: Shown; audience: Audience }) {
  return (
    <AppFrame i18n={parts.i18n} queryClient={parts.queryClient} audience={audience} changeLanguage={nothing}>
      <RouterProvider router={fixedRouter(shown)}>
        <Root />
      </RouterProvider>
    </AppFrame>
  );
}

/** A page that is not opened while the server renders. */
function foundPage(entry: RouteEntry, pathname: string): FoundPage {
  return { entry, params: paramsOf(entry, pathname), open: () => Promise.reject(new PageMissing()) };
}

type CommonParts = Omit<DocumentParts, 'body' | 'audience' | 'state'>;

function documentParts(
  { site, request, language, isLanguageNamed, entry }: RouteRendering,
  { i18n, head, isIndexable }: { readonly i18n: I18n; readonly head: Head; readonly isIndexable: boolean },
): CommonParts {
  const { rest } = languageFromPath(new URL(origin + request.url).pathname);
  return {
    language,
    isLanguageNamed,
    title: titleOf(head, site.brand),
    tags: headTags(head, { ...settings(), language, path: rest, isLocalized: entry?.localized ?? false, isIndexable }),
    kind: 'app',
    auth: entry?.auth ?? 'public',
    missingText: programMissingText(i18n),
    assets: pageAssets(site.manifest, 'src/entry-app.tsx', [
      entry?.page.source,
      ...textSources(site.manifest, language, entry?.catalogues ?? []),
    ]),
  };
}

/** Scripts of the login dialog, which asks a guest who presses, beyond those of the program. */
function pressScripts({ site, language }: RouteRendering): readonly string[] {
  const { scripts } = pageAssets(site.manifest, 'src/entry-app.tsx', []);
  const dialog = pageAssets(site.manifest, 'src/features/accounts/login/login-dialog.tsx', [
    'src/platform/prompts/say-hi-request.ts',
    ...textSources(site.manifest, language, ['accounts', 'captcha']),
  ]);
  return dialog.scripts.filter((script) => !scripts.includes(script));
}

function partsFor(request: RenderRequest, language: Language): AppParts {
  return {
    i18n: makeI18n(language, allMessages(language)),
    queryClient: makeQueryClient(),
    call: callFor(request, language),
  };
}

/** Calls of the API for a rendered page. */
export function callFor(request: RenderRequest, language: Language): Call {
  return makeCall({
    transport: request.transport,
    headers: async () => ({ accept: 'application/json', 'accept-language': languageFacts[language].htmlLang }),
    partnerId: () => null,
  });
}
