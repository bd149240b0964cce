import {
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
  seeSavedSearch,
} from '@peonia/contract/discovery/saved-searches.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { filtersOf, type SearchCriteria } from '../search/search-criteria.ts';

const key = ['saved-searches'] as const;

/** The member's saved searches. */
export function useSavedSearches(enabled: boolean): readonly SavedSearch[] {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSavedSearches, {}, { signal }),
    enabled,
  });
  return data?.items ?? [];
}

/** Saves criteria under a name. */
export function useSaveSearch(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, criteria }: { name: string; criteria: SearchCriteria }) =>
      call(saveSearch, {
        body: { name, q: criteria.q, filters: filtersOf(criteria), place: criteria.place?.name ?? null },
      }),
    onSuccess: () => {
      onSaved();
      return queryClient.invalidateQueries({ queryKey: key });
    },
    onError: showProblem,
  });
}

/** Actions of a saved search: mark its new members as seen, delete it. */
export function useSavedSearchActions() {
  const queryClient = useQueryClient();
  const change = (next: (items: readonly SavedSearch[]) => readonly SavedSearch[]) =>
    queryClient.setQueryData<{ items: readonly SavedSearch[]; max_id: number }>(
      key,
      (data) => data && { ...data, items: next(data.items) },
    );
  // A list on its way may not know of it.
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: key, fetchStatus: 'fetching' });
  const onError = (error: unknown) => {
    void queryClient.invalidateQueries({ queryKey: key });
    showProblem(error);
  };
  const see = useMutation({
    mutationFn: (id: number) => call(seeSavedSearch, { params: { id } }),
    onMutate: (id) => change((items) => items.map((one) => (one.id === id ? { ...one, fresh: 0 } : one))),
    onSuccess,
    onError,
  });
  const forget = useMutation({
    mutationFn: (id: number) => call(deleteSavedSearch, { params: { id } }),
    onMutate: (id) => change((items) => items.filter((one) => one.id !== id)),
    onSuccess,
    onError,
  });
  return { see: see.mutate, forget: forget.mutate };
}

/** Returns the criteria of a saved search. */
export function savedCriteria({ q, filters: { place_id, ...filters }, place }: SavedSearch): SearchCriteria {
  return { q, filters, place: place_id === undefined ? null : { id: place_id, name: place ?? '' } };
}
