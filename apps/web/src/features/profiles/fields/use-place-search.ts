import type { Place } from '@peonia/contract/profiles/own-profile.ts';
import { findPlaces } from '@peonia/contract/profiles/profiles.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useDebounced } from '../../../platform/use-debounced.ts';

/** Debounce of the place search in milliseconds. */
const DEBOUNCE_MS = 250;

/** Places that start with the typed text. `isSettled` is true after the first reply. */
export function usePlaceSearch(typed: string): { readonly places: readonly Place[]; readonly isSettled: boolean } {
  const { language } = useLanguage();
  const keyword = useDebounced(typed.trim(), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: ['places', language, keyword],
    queryFn: ({ signal }) => call(findPlaces, { query: { k: keyword } }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { places: query.data?.locations ?? [], isSettled: query.data !== undefined };
}
