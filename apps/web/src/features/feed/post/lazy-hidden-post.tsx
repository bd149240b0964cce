import type { FeedPost } from '@peonia/contract/feed.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';

/** Also prefetched with the menu that hides a post. */
export const hiddenPart = lazyPart(async () => (await import('./hidden-post.tsx')).HiddenPost);

/** Lazy placeholder of a hidden post. */
export function LazyHiddenPost({ post }: { post: FeedPost }) {
  const Hidden = hiddenPart.use(true);
  return Hidden === null ? null : <Hidden post={post} />;
}
