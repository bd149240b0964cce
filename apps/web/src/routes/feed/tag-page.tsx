import { TagPosts } from '../../features/feed/tag-posts.tsx';
import { useParams } from '../../platform/router/hooks.ts';
import { renderAuthorGift } from './author-gift.tsx';

/** Posts with a hashtag, with gifts for their authors. */
export default function TagPage() {
  const { tag = '' } = useParams();
  return <TagPosts key={tag} tag={tag} renderGift={renderAuthorGift} />;
}
