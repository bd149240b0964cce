import { type AlbumPage, listAttachments, listPhotos } from '@peonia/contract/album.ts';
import type { MediaItem } from '@peonia/contract/media.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Call, call } from '../../platform/api/call.ts';
import type { LoadContext } from '../../platform/load-context.ts';
import { type ListPage, type Pages, usePage } from '../../platform/query.ts';
import { useMe } from '../../platform/session/session.ts';
import { type Shelf, shelfOf } from './shelves.ts';

export const albumKey = 'album';
/** Addresses of what is not public run out after five minutes; fresh ones are fetched before. */
const FRESH_MS = 4 * 60_000;

type ShelfPage = ListPage<MediaItem> & Partial<Pick<AlbumPage, 'counts' | 'let_in'>>;

/** What is open differs by reader, so each has a copy; 0 is a guest. */
function keyOf(ownerId: number, readerId: number, shelf: Shelf) {
  return [albumKey, ownerId, readerId, shelf] as const;
}

function loadPage(
  send: Call,
  ownerId: number,
  shelf: Shelf,
  page: number | undefined,
  signal: AbortSignal,
): Promise<ShelfPage> {
  const query = page === undefined ? {} : { page };
  if (shelf === 'posts') return send(listAttachments, { params: { id: ownerId }, query }, { signal });
  return send(listPhotos, { params: { id: ownerId }, query: { ...query, folder: shelf } }, { signal });
}

/** One shelf of a member's photos, growing by page, as the reader may see it. */
export function useShelf(ownerId: number, shelf: Shelf, { enabled = true } = {}) {
  const readerId = useMe()?.id ?? 0;
  const list = usePage<MediaItem, ShelfPage>(
    keyOf(ownerId, readerId, shelf),
    (page, signal) => loadPage(call, ownerId, shelf, page, signal),
    { enabled },
  );
  const passes = list.items.some(({ open, paid }) => open && (paid || shelf === 'private'));
  const reload = useEffectEvent(list.reload);
  useEffect(() => {
    if (!passes) return;
    const timer = setInterval(() => reload(), FRESH_MS);
    return () => clearInterval(timer);
  }, [passes]);
  const [first] = list.pages;
  return { ...list, counts: first?.counts ?? null, letIn: first?.let_in ?? false };
}

export type ShelfList = ReturnType<typeof useShelf>;

/** Changes one item wherever an album holds it. */
export function useKeepItem(): (item: MediaItem) => void {
  const queryClient = useQueryClient();
  return (item) =>
    queryClient.setQueriesData<Pages<ShelfPage>>(
      { queryKey: [albumKey] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => (one.id === item.id ? item : one)),
          })),
        },
    );
}

/** Asks for a member's shelves anew. */
export function refreshAlbum(queryClient: QueryClient, ownerId: number): void {
  void queryClient.invalidateQueries({ queryKey: [albumKey, ownerId] });
}

/**
 * Puts the first page of a guest's view into what the server renders. In the browser the page fetches it itself, behind
 * its shapes.
 */
export async function loadShelf({ call: send, params, queryClient, url, signal }: LoadContext): Promise<void> {
  if (typeof document !== 'undefined') return;
  const ownerId = Number(params['id']);
  const wanted = new Set<Shelf>(['public', shelfOf(url.searchParams.get('folder'))]);
  const first = (shelf: Shelf) =>
    queryClient.fetchInfiniteQuery({
      queryKey: keyOf(ownerId, 0, shelf),
      queryFn: () => loadPage(send, ownerId, shelf, undefined, signal),
      initialPageParam: undefined as number | undefined,
    });
  await Promise.all([...wanted].map(first));
}
