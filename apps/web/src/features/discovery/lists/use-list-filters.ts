import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { listAddress, readListFilters, type ListFilters } from './list-filters.ts';

const neverChanges = () => () => {};

/** The filters in the address of the page, and how to choose others. */
export function useListFilters(): readonly [filters: ListFilters, choose: (next: ListFilters) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The server renders one page for all filters; the browser reads them.
  const query = useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
  const choose = (next: ListFilters) =>
    void navigate(listAddress(pathname, next), { replace: true, preventScrollReset: true });
  return [readListFilters(query), choose];
}
