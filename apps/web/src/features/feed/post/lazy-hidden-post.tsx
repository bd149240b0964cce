import type { FeedPost } from '@peonia/contract/feed.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';

/** Also prefetched with the menu that hides a post. */
export const loadHidden = async () => (await import('./hidden-post.tsx')).HiddenPost;

/** Lazy placeholder of a hidden post. */
export function LazyHiddenPost({ post }: { post: FeedPost }) {
  const Hidden = useLoaded(true, loadHidden, () => {});
  return Hidden === null ? null : <Hidden post={post} />;
}
