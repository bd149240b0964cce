import type { MakeRenderer, PageRequest } from '@peonia/contract/protocol/page-renderer.ts';
import { isLanguage, type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import type { ComponentType } from 'react';
import { askedFormOf } from '../../features/landing/asked-form.ts';
import { languageOf } from '../../platform/language/language.tsx';
import { adoptSettings, renderAs, type Settings } from '../../platform/settings.ts';
import { allRoutes } from '../all-routes.ts';
import { addRoutes, routeAt } from '../route-at.ts';
import type { RouteEntry } from '../route-entry.ts';
import { loadLanding, renderLanding } from './render-landing.tsx';
import { callFor, renderRoute, renderShell } from './render-route.tsx';
import { writeRobots, writeSitemap } from './write-sitemap.ts';
import { writeWebManifest } from './write-web-manifest.ts';

/** A longer query is rendered but not cached. */
const LONGEST_QUERY = 100;

/** Makes the renderer of a site. The server calls it once, with the manifest of the browser build. */
export const makeRenderer: MakeRenderer = async (site) => {
  addRoutes(allRoutes);
  const table = allRoutes.filter((entry) => !site.isProduction || !entry.path.startsWith('/debug'));
  const pages = new Map<RouteEntry, ComponentType>(
    await Promise.all(table.map(async (entry) => [entry, (await entry.page()).default] as const)),
  );
  const fixed: Settings = {
    brand: site.brand,
    publicUrl: site.publicUrl,
    isProduction: site.isProduction,
    variant: 'world',
    pages: table.map(({ path }) => path),
    adultPurposes: site.adultPurposes ?? false,
    translates: site.translates ?? false,
    hasTranslator: site.hasTranslator ?? false,
    transcribes: site.transcribes ?? false,
    reviewsMedia: site.reviewsMedia ?? false,
    social: site.social ?? [],
    chatAppFollow: site.chatAppFollow ?? '',
    icp: site.icp ?? '',
    pushChannel: site.pushChannel ?? null,
  };
  // The numbers of the operator change while the server runs. All requests of a moment share them.
  const adoptNumbers = () => adoptSettings({ ...fixed, limits: site.limits?.() ?? {} });
  adoptNumbers();

  const place = (request: PageRequest) => {
    const url = new URL(`http://localhost${request.url}`);
    const { lang, rest } = languageFromPath(url.pathname);
    const language: Language = languageOf({
      path: url.pathname,
      search: url.search,
      kept: request.keptLanguage,
      acceptLanguage: request.acceptLanguage,
      variant: request.variant,
    });
    const found = routeAt(url.pathname);
    const entry = found !== undefined && pages.has(found) ? found : undefined;
    return {
      url,
      rest,
      language,
      entry,
      isLanguageNamed: lang !== undefined || url.searchParams.get('lang') === language,
      // A member's page has no guest rendering; where a member is not wanted the browser leads them on.
      isShell: entry?.auth === 'member' || (request.isSignedIn && entry?.auth !== 'guest-only'),
    };
  };

  /** Address without language of a page that has no copy in a language; null for every other address. */
  const plainAddress = (request: PageRequest): string | null => {
    const url = new URL(`http://localhost${request.url}`);
    const { lang, rest } = languageFromPath(url.pathname);
    const entry = lang === undefined || routeAt(url.pathname) !== undefined ? undefined : routeAt(rest);
    if (lang === undefined || entry === undefined || !pages.has(entry) || entry.name === 'not-found') return null;
    url.searchParams.set('lang', lang);
    return rest + url.search;
  };

  return {
    key(request) {
      const { url, rest, language, entry, isLanguageNamed, isShell } = place(request);
      const tail = `${language} ${isLanguageNamed} ${request.variant}`;
      if (rest === '/') return `/ ${tail} ${askedFormOf(url.search)}`;
      if (authFormOf(rest) !== null || plainAddress(request) !== null) return null;
      // A shell is the same for every address of its route.
      if (isShell) return `shell ${entry?.path ?? 'nowhere'} ${url.pathname === rest} ${tail}`;
      if (entry === undefined) return `nowhere ${tail}`;
      const query = ownQuery(entry, url);
      if (query.length > LONGEST_QUERY) return null;
      return `${url.pathname}${query} ${tail}`;
    },

    async render(request) {
      adoptNumbers();
      const { url, rest, language, entry, isLanguageNamed, isShell } = place(request);
      const to = authFormOf(rest);
      if (to !== null) return { status: 302, location: authFormAddress(to, url.searchParams), html: '', isKept: false };
      if (rest === '/') {
        const data = await loadLanding(callFor(request, language));
        const page = { language, search: url.search, isLanguageNamed, data };
        return { status: 200, html: renderAs(request.variant, () => renderLanding(site, page)), isKept: true };
      }
      const plain = plainAddress(request);
      if (plain !== null) return { status: 302, location: plain, html: '', isKept: false };
      const isMissing = entry === undefined || entry.name === 'not-found';
      // The page sees only the query that is part of the key, or visitors would share renderings.
      const query = isShell || entry === undefined ? '' : ownQuery(entry, url);
      const seen = { ...request, url: url.pathname + query };
      const rendering = { site, request: seen, language, isLanguageNamed, entry, pages };
      if (isShell) {
        const html = renderAs(request.variant, () => renderShell(rendering));
        return { status: isMissing ? 404 : 200, html, isKept: true };
      }
      const page = await renderRoute(rendering);
      const status = isMissing ? 404 : page.status;
      // All unknown paths share one cached page. The page of an unknown member is not cached: one may register.
      return { ...page, status, isKept: status === 200 || isMissing };
    },

    webManifest: (language) => (isLanguage(language) ? writeWebManifest(site.brand, language) : null),
    sitemap: (publicUrl) => writeSitemap(table, publicUrl),
    robots: (publicUrl) => writeRobots(table, publicUrl),
  };
};

/** Query parameters of the route, in a fixed order. */
function ownQuery(entry: RouteEntry, url: URL): string {
  const own = (entry.queries ?? []).flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]));
  return own.length === 0 ? '' : `?${new URLSearchParams(own)}`;
}

/** /login and /signup redirect to the landing page. Source: specification section 2. */
function authFormOf(path: string): 'login' | 'register' | null {
  if (path === '/login') return 'login';
  return path === '/signup' ? 'register' : null;
}

function authFormAddress(type: string, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.set('type', type);
  return `/?${next}`;
}
