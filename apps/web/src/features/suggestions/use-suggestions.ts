import { type SuggestMode, suggest } from '@peonia/contract/suggestions.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import type { SuggestionRequest } from './suggestion-request.ts';

/** Cache time in milliseconds; slightly longer than the server's. */
const CACHE_MS = 30 * 60_000;

/**
 * Three suggestions. Every request that is not free counts towards the daily limit, so the same situation is requested
 * once, until more are asked for.
 */
export function useSuggestions(
  { to, text, readers, occasion, isQuiet = false, isFree = false }: SuggestionRequest,
  mode: SuggestMode,
) {
  const { language } = useLanguage();
  const me = useMe()?.id ?? 0;
  const draft = mode === 'polish' ? text.trim() : '';
  return useQuery({
    queryKey: ['ideas', me, language, mode, to ?? null, draft, readers ?? null, occasion ?? null, isFree],
    queryFn: async ({ signal }) => {
      try {
        const body = {
          mode,
          ...(to === undefined ? {} : { user_id: to }),
          ...(draft === '' ? {} : { text: draft }),
          ...(readers === undefined ? {} : { language: readers }),
          ...(isFree ? { source: 'bank' as const } : {}),
        };
        return await call(suggest, { body }, { signal });
      } catch (error) {
        if (!isQuiet) showProblem(error);
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
