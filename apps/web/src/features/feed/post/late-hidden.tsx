import type { FeedPost } from '@peonia/contract/feed.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';

/** Also fetched with the menu that hides a post. */
export const loadHidden = async () => (await import('./hidden-post.tsx')).HiddenPost;

/** What stands in the place of a post that was just hidden. */
export function LateHidden({ post }: { post: FeedPost }) {
  const Hidden = useLoaded(true, loadHidden, () => {});
  return Hidden === null ? null : <Hidden post={post} />;
}
