import type { FeedPage, FeedPost } from '@peonia/contract/feed.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Pages } from '../../../platform/query.ts';
import type { NewsFrame } from '../../../platform/realtime/live.ts';
import { feedKey, onMemberChange } from '../../profiles/member-cache.ts';

type Held = Pages<FeedPage> | FeedPost;

/** Changes cached posts; null removes one from the lists. */
function changePosts(queryClient: QueryClient, change: (post: FeedPost) => FeedPost | null): void {
  queryClient.setQueriesData<Held>({ queryKey: [feedKey] }, (held) => {
    if (held === undefined) return held;
    if (!('pages' in held)) return change(held) ?? held;
    return {
      ...held,
      pages: held.pages.map((page) => ({ ...page, items: page.items.flatMap((post) => change(post) ?? []) })),
    };
  });
}

/** Applies a like, here or on another device, to the cached posts. */
export function applyLike(queryClient: QueryClient, news: NewsFrame): void {
  if (news.type !== 'feed.liked') return;
  const { likes, liked } = news;
  changePost(queryClient, news.post_id, liked === null ? { likes } : { likes, liked });
}

/** Changes one cached post. */
export function changePost(queryClient: QueryClient, id: number, change: Partial<FeedPost>): void {
  changePosts(queryClient, (post) => (post.id === id ? { ...post, ...change } : post));
}

/** Removes a post from all lists. */
export function removePost(queryClient: QueryClient, id: number): void {
  changePosts(queryClient, (post) => (post.id === id ? null : post));
  // A list on its way may still have it.
  void queryClient.invalidateQueries({ queryKey: [feedKey], fetchStatus: 'fetching' });
}

/** Updates one file of a post, after a purchase or transcoding. */
export function updatePostFile(queryClient: QueryClient, postId: number, item: MediaItem): void {
  changePosts(queryClient, (post) =>
    post.id === postId ? { ...post, uploads: post.uploads.map((one) => (one.id === item.id ? item : one)) } : post,
  );
}

/** Adds a new post on top of the news and its author's timeline. */
export function addPost(queryClient: QueryClient, post: FeedPost): void {
  for (const queryKey of [
    [feedKey, 'news'],
    [feedKey, 'member', post.user_id],
  ]) {
    queryClient.setQueriesData<Pages<FeedPage>>({ queryKey }, (held) => {
      const first = held?.pages[0];
      if (
        held === undefined ||
        first === undefined ||
        held.pages.some((page) => page.items.some(({ id }) => id === post.id))
      )
        return held;
      return { ...held, pages: [{ ...first, items: [post, ...first.items] }, ...held.pages.slice(1)] };
    });
  }
}

/** Updates the reader's posting quota in a list, without changing its posts. */
export function updateQuota(queryClient: QueryClient, queryKey: QueryKey, { posts_left, next_at }: FeedPage): void {
  queryClient.setQueryData<Pages<FeedPage>>(queryKey, (held) => {
    const first = held?.pages[0];
    return held === undefined || first === undefined
      ? held
      : { ...held, pages: [{ ...first, posts_left, next_at }, ...held.pages.slice(1)] };
  });
}

/** Replaces a list with a first page. */
export function resetPosts(queryClient: QueryClient, queryKey: QueryKey, page: FeedPage): void {
  queryClient.setQueryData<Pages<FeedPage>>(queryKey, { pages: [page], pageParams: [undefined] });
}

/** Applies changes of an author, such as a like elsewhere on the page, to their posts. */
onMemberChange((queryClient, memberId, change) =>
  changePosts(queryClient, (post) =>
    post.user_id === memberId ? { ...post, user: { ...post.user, ...change } } : post,
  ),
);
