import {
  type FeedPage,
  type FeedPost,
  getFeed,
  listFeeds,
  listTagFeeds,
  listUserFeeds,
} from '@peonia/contract/feed.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { type Pages, usePage } from '../../../platform/query.ts';
import type { LoadContext } from '../../../platform/router/load-context.ts';
import { currentMe, useMe } from '../../../platform/session/session.ts';
import { feedKey } from '../../profiles/member-cache.ts';

/** Source of a list: the news, one member, or a hashtag. */
type FeedOf = 'news' | number | { readonly tag: string };

/**
 * Access differs by reader (0 is a guest) and city names are localised, so each combination has its own cache entry.
 */
function listKey(of: FeedOf, readerId: number, language: Language) {
  return of === 'news'
    ? ([feedKey, 'news', readerId, language] as const)
    : typeof of === 'number'
      ? ([feedKey, 'member', of, readerId, language] as const)
      : ([feedKey, 'tag', of.tag, readerId, language] as const);
}

function postKey(id: number, readerId: number, language: Language) {
  return [feedKey, 'post', id, readerId, language] as const;
}

/** Fetches a page of posts; the first without `max_id`. */
export function fetchPosts(of: FeedOf, max_id?: number, signal?: AbortSignal, send = call): Promise<FeedPage> {
  const query = max_id === undefined ? {} : { max_id };
  const options = signal === undefined ? {} : { signal };
  if (of === 'news') return send(listFeeds, { query }, options);
  return typeof of === 'number'
    ? send(listUserFeeds, { params: { id: of }, query }, options)
    : send(listTagFeeds, { params: { tag: of.tag }, query }, options);
}

/**
 * News or a timeline, paginated. Never refetched automatically, so that "back" finds the same posts at the same
 * position; new ones wait behind the pill.
 */
export function usePosts(of: FeedOf) {
  const { language } = useLanguage();
  const readerId = useMe()?.id ?? 0;
  const key = listKey(of, readerId, language);
  const list = usePage<FeedPost, FeedPage>(key, (max_id, signal) => fetchPosts(of, max_id, signal), {
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A post that moves up between two pages could be in both.
  const items = [...new Map(list.items.map((post) => [post.id, post])).values()];
  const [first] = list.pages;
  return {
    ...list,
    of,
    key,
    items,
    quota: first === undefined ? null : { left: first.posts_left, nextAt: first.next_at },
  };
}

export type PostsList = ReturnType<typeof usePosts>;

/** A post, starting with what its route loaded. */
export function usePost(first: FeedPost): FeedPost {
  const { language } = useLanguage();
  const readerId = useMe()?.id ?? 0;
  const { data } = useQuery({
    queryKey: postKey(first.id, readerId, language),
    queryFn: ({ signal }) => call(getFeed, { params: { id: first.id } }, { signal }),
    initialData: first,
    staleTime: 10_000,
  });
  return data;
}

/** Loads the post of a page. Unknown, deleted and inaccessible posts are all "not found". */
export async function loadPost({ call: send, params, signal }: LoadContext): Promise<FeedPost> {
  if (!/^\d{1,15}$/.test(params['id'] ?? ''))
    throw new ApiError({ code: 404_000, message: 'Not found', status: 404, requestId: '', retryAfter: null });
  return send(getFeed, { params: { id: Number(params['id']) } }, { signal });
}

/**
 * Prefetches the first page of a guest's list for server rendering. In the browser the page fetches it itself, behind
 * its skeleton.
 */
export async function loadPosts(of: FeedOf, { call: send, queryClient, language, signal }: LoadContext): Promise<void> {
  if (typeof document !== 'undefined') return;
  await queryClient.fetchInfiniteQuery({
    queryKey: listKey(of, 0, language),
    queryFn: () => fetchPosts(of, undefined, signal, send),
    initialPageParam: undefined as number | undefined,
  });
}

/** Asks for a list before its page is rendered, which finds it in the cache. Resolves to what has come. */
export async function beginPosts(of: FeedOf, { queryClient, language }: LoadContext): Promise<readonly FeedPost[]> {
  const key = listKey(of, currentMe()?.id ?? 0, language);
  await queryClient.prefetchInfiniteQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchPosts(of, undefined, signal),
    initialPageParam: undefined as number | undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return queryClient.getQueryData<Pages<FeedPage>>(key)?.pages[0]?.items ?? [];
}
