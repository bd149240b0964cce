import type { FeedPost } from '@peonia/contract/feed.ts';
import { SinglePost } from '../../features/feed/single-post.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import { renderAuthorGift } from './author-gift.tsx';

/** One post, with gifts for its author. */
export default function PostPage() {
  const first = useRouteData<FeedPost>();
  return <SinglePost key={first.id} first={first} renderGift={renderAuthorGift} />;
}
