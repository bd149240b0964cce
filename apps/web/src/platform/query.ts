import {
  type InfiniteData,
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { NetworkError } from './api/problem.ts';

// Notifies before the next frame; the default timer makes a switch flicker for one frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * A read on its way when something is invalidated or answered begins again, because it may predate the change. The
 * library alone joins a query's first read, and lets any read replace the answer of a change.
 *
 * Updaters (`setQueryData(key, (now) => …)`) are changes of a snapshot and do not restart reads.
 */
class PageQueryClient extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
      // The others are restarted by the library.
      if (query.state.data === undefined || filters?.refetchType === 'none' || !query.isActive()) restart(query);
    return super.invalidateQueries(filters, options);
  };

  override setQueryData: QueryClient['setQueryData'] = (queryKey, updater, options) => {
    const data = super.setQueryData(queryKey, updater as never, options);
    const query = this.getQueryCache().find({ queryKey, exact: true, fetchStatus: 'fetching' });
    if (query !== undefined && typeof updater !== 'function') restart(query);
    return data as never;
  };
}

/** Callers that wait for the former read get the data of the new one. */
function restart(query: Query): void {
  void query.cancel({ silent: true });
  query.fetch().catch(() => {});
}

/** Makes a query client: data is fresh for 30 s; three tries without a reply, none after a refusal. */
export function makeQueryClient(): QueryClient {
  return new PageQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
        retryDelay: (failures) => 1_000 * 2 ** failures,
        // Our network events are more reliable than the browser’s `onLine`.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The page's query client, for code outside of components (live events). The server makes one per request instead. */
export const queryClient = makeQueryClient();

/** A page of any list: `max_id` asks for the next one, -1 ends the list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly max_id: number;
}

/** Cache entry of a list. */
export type Pages<P> = InfiniteData<P, number | undefined>;

interface PageOptions<P> {
  readonly enabled?: boolean;
  /** First page as the route's `load` had it. */
  readonly first?: P | undefined;
  /** Milliseconds for which a cached list is fresh; 30 s by default. */
  readonly staleTime?: number;
  /** Milliseconds after which all loaded pages are fetched again. */
  readonly refetchInterval?: number;
}

/**
 * A list that grows by `max_id`: `usePage(['people', 'online'], (max_id, signal) => call(listOnline, { query: { max_id
 * } }, { signal }))`.
 */
export function usePage<T, P extends ListPage<T>>(
  key: QueryKey,
  load: (maxId: number | undefined, signal: AbortSignal) => Promise<P & ListPage<T>>,
  options: PageOptions<P> = {},
) {
  const { first, enabled = true, staleTime, refetchInterval } = options;
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal) as Promise<P>,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: P) => (page.max_id === -1 ? undefined : page.max_id),
    enabled,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(first === undefined ? {} : { initialData: { pages: [first], pageParams: [undefined] } }),
  });
  const pages = query.data?.pages ?? [];
  return {
    pages,
    items: pages.flatMap((page) => page.items) as P['items'][number][],
    isPending: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    /** Loads the next page. No effect while one is loading or at the end. */
    loadMore: () => void (query.hasNextPage && !query.isFetchingNextPage && query.fetchNextPage()),
    reload: () => void query.refetch(),
  };
}
