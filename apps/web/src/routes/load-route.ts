import { isLanguage, type Language, languageFromPath } from '@peonia/i18n/languages.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { isRefusal } from '../platform/api/problem.ts';
import type { AppParts } from './app-parts.ts';
import type { RouteEntry } from './route-entry.ts';

/** Runs a route's `load`; a refusal "not found" becomes the page and the status of that name. */
export async function loadRoute(entry: RouteEntry, { params, request }: LoaderFunctionArgs, parts: AppParts, language: Language): Promise<unknown> {
  if (params['lang'] !== undefined && !isLanguage(params['lang'])) throw notFound();
  const url = new URL(request.url);
  // A page that exists in every language has no second copy under another spelling of its prefix.
  if (!entry.localized && languageFromPath(url.pathname).lang !== undefined) throw notFound();
  try {
    const context = { params, url, language, call: parts.call, queryClient: parts.queryClient, i18n: parts.i18n, signal: request.signal };
    return (await entry.load?.(context)) ?? null;
  } catch (error) {
    if (isRefusal(error, 'not_found')) throw notFound();
    throw error;
  }
}

export function notFound() {
  return data(null, { status: 404 });
}
