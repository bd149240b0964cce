import type { Language } from '@peonia/i18n/languages.ts';
import { isRefusal } from '../../platform/api/problem.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';
import { PageMissing } from '../../platform/router/outcomes.ts';
import type { RouteEntry } from '../route-entry.ts';
import type { AppParts } from './app-parts.ts';

type RouteAddress = Pick<LoadContext, 'params' | 'url' | 'signal'>;

/** Runs a route’s `load`. Turns the refusal `not_found` into `PageMissing`. */
export async function loadRoute(
  entry: RouteEntry,
  address: RouteAddress,
  { call, queryClient, i18n }: AppParts,
  language: Language,
): Promise<unknown> {
  try {
    return (await entry.load?.({ ...address, language, call, queryClient, i18n })) ?? null;
  } catch (error) {
    if (isRefusal(error, 'not_found')) throw new PageMissing();
    throw error;
  }
}
