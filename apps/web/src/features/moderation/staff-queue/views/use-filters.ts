import { useSyncExternalStore } from 'react';
import { useLocation } from '../../../../platform/router/hooks.ts';
import { useRouter } from '../../../../platform/router/router-provider.tsx';
import { signal } from '../../../../platform/signal.ts';
import { rememberCase } from '../open-cases.ts';

interface Pending {
  readonly pathname: string;
  readonly query: string;
  /** Keys of the visits that it replaces: another visit that is shown has an address of its own. */
  readonly replaced: readonly string[];
}

/** Filters that were chosen last. A table shows them at once, while the router still opens their address. */
let pending: Pending | null = null;
const pendingChanged = signal<[]>();

function setPending(next: Pending | null): void {
  pending = next;
  pendingChanged.emit();
}

/** Parts of an address that are no filters: the case that it opens, and the language of the page. */
const others: ReadonlySet<string> = new Set(['case', 'lang']);

/** Filters in their normal form, without empty ones. */
export function filtersOf(search: string): string {
  const entries = [...new URLSearchParams(search)].filter(([name, value]) => !others.has(name) && value.trim() !== '');
  return new URLSearchParams(entries).toString();
}

/** Filters of a table. They stand in the address; an empty value removes one. */
export function useFilters() {
  const router = useRouter();
  const { pathname, search, key } = useLocation();
  const chosen = useSyncExternalStore(
    pendingChanged.subscribe,
    () => pending,
    () => null,
  );
  const isPending = chosen?.pathname === pathname && chosen.replaced.includes(key);
  const params = new URLSearchParams(isPending ? chosen.query : search);
  const show = async (query: string) => {
    // The router may be a visit further than what is rendered.
    const mine: Pending = { pathname, query, replaced: [key, router.shown.place.key] };
    setPending(mine);
    // Another list is shown: the case that was open in this one does not cover it.
    rememberCase(key, null);
    const address = query === '' ? pathname : `${pathname}?${query}`;
    await router.navigate(address, { replace: true, preventScrollReset: true });
    // Held or overtaken: the address stays as it was.
    if (pending === mine && mine.replaced.includes(router.shown.place.key)) setPending(null);
  };
  return {
    params,
    /** Filters as a saved view keeps them. */
    query: filtersOf(params.toString()),
    /** Shows the table with these filters and no others. */
    show: (query: string) => void show(query),
    change(changes: Readonly<Record<string, string>>) {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) next.set(name, value);
      void show(filtersOf(next.toString()));
    },
  };
}

/** The shown part of a table, the first one unless the address names another. */
export function usePart<Part extends string>(parts: readonly [Part, ...Part[]]): [Part, (part: Part) => void] {
  const { params, change } = useFilters();
  const named = params.get('show');
  return [parts.find((part) => part === named) ?? parts[0], (show) => change({ show })];
}
