import { type AlbumPage, listAttachments, listPhotos } from '@peonia/contract/media/album.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Call, call } from '../../../platform/api/call.ts';
import { type ListPage, type Pages, usePage } from '../../../platform/query.ts';
import type { LoadContext } from '../../../platform/router/load-context.ts';
import { useMe } from '../../../platform/session/session.ts';
import { type AlbumSection, readSection } from './album-sections.ts';

const albumKey = 'album';
/** Signed URLs of non-public files expire after five minutes; refetches before that. */
const REFRESH_MS = 4 * 60_000;

type SectionPage = ListPage<MediaItem> & Partial<Pick<AlbumPage, 'counts' | 'let_in'>>;

/** The access differs by reader, so each reader has a separate cache entry; 0 is a guest. */
function sectionKey(ownerId: number, readerId: number, section: AlbumSection) {
  return [albumKey, ownerId, readerId, section] as const;
}

function loadPage(
  send: Call,
  ownerId: number,
  section: AlbumSection,
  page: number | undefined,
  signal: AbortSignal,
): Promise<SectionPage> {
  const query = page === undefined ? {} : { page };
  if (section === 'posts') return send(listAttachments, { params: { id: ownerId }, query }, { signal });
  return send(listPhotos, { params: { id: ownerId }, query: { ...query, folder: section } }, { signal });
}

/** One section of a member's photos, paginated, as the reader may see it. */
export function useAlbumSection(ownerId: number, section: AlbumSection, { enabled = true } = {}) {
  const readerId = useMe()?.id ?? 0;
  const list = usePage<MediaItem, SectionPage>(
    sectionKey(ownerId, readerId, section),
    (page, signal) => loadPage(call, ownerId, section, page, signal),
    { enabled },
  );
  const passes = list.items.some(({ open, paid }) => open && (paid || section === 'private'));
  const reload = useEffectEvent(list.reload);
  useEffect(() => {
    if (!passes) return;
    const timer = setInterval(() => reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [passes]);
  const [first] = list.pages;
  return { ...list, counts: first?.counts ?? null, grantAlbumAccess: first?.let_in ?? false };
}

export type SectionList = ReturnType<typeof useAlbumSection>;

/** Updates one item in every cached album. */
export function useUpdateItem(): (item: MediaItem) => void {
  const queryClient = useQueryClient();
  return (item) =>
    queryClient.setQueriesData<Pages<SectionPage>>(
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

/** Invalidates a member's album. */
export function refreshAlbum(queryClient: QueryClient, ownerId: number): void {
  void queryClient.invalidateQueries({ queryKey: [albumKey, ownerId] });
}

/**
 * Prefetches the first page of a guest's view for server rendering. In the browser the page fetches it itself, behind
 * its skeleton.
 */
export async function loadAlbumSection({ call: send, params, queryClient, url, signal }: LoadContext): Promise<void> {
  if (typeof document !== 'undefined') return;
  const ownerId = Number(params['id']);
  const wanted = new Set<AlbumSection>(['public', readSection(url.searchParams.get('folder'))]);
  const first = (section: AlbumSection) =>
    queryClient.fetchInfiniteQuery({
      queryKey: sectionKey(ownerId, 0, section),
      queryFn: () => loadPage(send, ownerId, section, undefined, signal),
      initialPageParam: undefined as number | undefined,
    });
  await Promise.all([...wanted].map(first));
}
