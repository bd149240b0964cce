import { statement } from '../../platform/db/statement.ts';
import { fileIds } from './posts/post.sql.ts';

export const erasePosts = statement<{ member_id: number }>(
  'erase_posts',
  `with quota as (delete from post_quota where member_id = :member_id), hidden as (delete from post_hidden where member_id = :member_id)
   delete from post where author_id = :member_id`,
);

/** A member's posts by ascending id, in pages. */
export const ownPosts = statement<
  { author_id: number; after: number; most: number },
  { id: number; content: string; language: string | null; visible: string; created_at: Date; upload_ids: number[] }
>(
  'own_posts',
  `select p.id, p.content, p.language, p.audience as visible, p.created_at, ${fileIds}
   from post p where p.author_id = :author_id and p.id > :after order by p.id limit :most`,
);
