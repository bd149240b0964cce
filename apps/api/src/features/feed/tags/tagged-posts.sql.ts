import { hotRead } from '../../../platform/db/statement.ts';
import { audienceOf, notHidden } from '../news/news.sql.ts';
import { quotaOfReader, type QuotaValue } from '../posts/post-quota.sql.ts';
import { likedByReader, postColumns, postsValue, type PostsValue } from '../posts/post.sql.ts';

interface TaggedRow {
  readonly posts: PostsValue;
  /** Lowest id examined; null if the oldest post was reached. */
  readonly searched_to: number | null;
  readonly quota: QuotaValue | null;
}

/**
 * Hot: posts with a hashtag that the reader may see and has not hidden, newest first. Searched among the newest `reach`
 * posts of the hashtag below `before`, so the cost is bounded.
 */
export const taggedPosts = hotRead<
  {
    tag: string;
    reader: number | null;
    reader_vip: boolean;
    language: string;
    quota_most: number | null;
    before: number;
    reach: number;
    most: number;
  },
  TaggedRow & Record<string, unknown>
>(
  'tagged_posts',
  `with piece as materialized (
     select t.post_id from post_tag t where t.tag = :tag and t.post_id < :before::bigint order by t.post_id desc limit :reach
   ), page as materialized (
     select c.id from piece join post c on c.id = piece.post_id
     where ${notHidden('c.id')} and ${audienceOf('c', 'c.author_id')}
     order by c.id desc limit :most
   )
   select (select case when count(*) >= :reach then min(post_id) end from piece) as searched_to, ${quotaOfReader} as quota, ${postsValue(`
     select ${postColumns}, false as hidden, ${likedByReader}, -p.id as nth from page join post p on p.id = page.id`)} as posts`,
);
