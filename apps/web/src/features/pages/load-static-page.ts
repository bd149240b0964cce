import { type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import { fillBrand, type PageName, type PageTree } from '@peonia/i18n/pages/page-tree.ts';
import { ApiError } from '../../platform/api/problem.ts';
import type { Head } from '../../platform/head/head.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';
import { settings } from '../../platform/settings.ts';

const allTexts = import.meta.env.SSR ? import('@peonia/i18n/pages/all-pages.ts') : (null as never);

/** Pages that name prices, shares or daily counts. */
export const pricedPages: readonly PageName[] = ['paid', 'vip', 'faq'];

/** Loads a static page in the reader's language, with the prices that hold now. */
export function loadStaticPage(name: PageName): (context: LoadContext) => Promise<PageTree> {
  return async (context) => {
    const page = await loadText(name, context.language);
    if (!pricedPages.includes(name)) return page;
    const { fillRunningPrices } = await import('./fill-prices.ts');
    return fillRunningPrices(page, context);
  };
}

/**
 * As `loadStaticPage`, for a page that exists only below a language prefix. Source: specification section 2, `/help`.
 */
export function loadPrefixedPage(name: PageName): (context: LoadContext) => Promise<PageTree> {
  return ({ language, url }) => {
    if (languageFromPath(url.pathname).lang === undefined) throw missingPage();
    return loadText(name, language);
  };
}

export function staticPageHead(page: PageTree | undefined): Head {
  if (page === undefined) return { title: '' };
  const { title, description } = page;
  const { brand } = settings();
  return { title: fillBrand(title, brand), description: fillBrand(description, brand) };
}

/** The server imports every text at start; a browser fetches the one it shows. */
async function loadText(name: PageName, language: Language): Promise<PageTree> {
  if (import.meta.env.SSR) return (await allTexts).pageOf(name, language);
  const { loadPage } = await import('@peonia/i18n/pages/load-page.ts');
  return loadPage(name, language);
}

function missingPage(): ApiError {
  return new ApiError({
    code: 404_000,
    reason: 'not_found',
    message: 'Not found',
    status: 404,
    requestId: '',
    retryAfter: null,
  });
}
