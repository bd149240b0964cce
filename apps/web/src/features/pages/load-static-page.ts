import { getPage, type PageText } from '@peonia/contract/pages/pages.ts';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import type { PageName } from '@peonia/i18n/pages/page-tree.ts';
import { ApiError } from '../../platform/api/problem.ts';
import type { Head } from '../../platform/head/head.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';

/** Loads the running version of a static page in the reader's language, with the prices that hold now. */
export function loadStaticPage(name: PageName): (context: LoadContext) => Promise<PageText> {
  return ({ call, language, signal }) => call(getPage, { query: { name, lang: language } }, { signal });
}

/**
 * As `loadStaticPage`, for a page that exists only below a language prefix. Source: specification section 2, `/help`.
 */
export function loadPrefixedPage(name: PageName): (context: LoadContext) => Promise<PageText> {
  const load = loadStaticPage(name);
  return (context) => {
    if (languageFromPath(context.url.pathname).lang === undefined) throw missingPage();
    return load(context);
  };
}

export function staticPageHead(page: PageText | undefined): Head {
  return page === undefined ? { title: '' } : { title: page.title, description: page.description };
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
