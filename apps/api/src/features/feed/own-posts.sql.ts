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
  {
    id: number;
    content: string;
    language: string | null;
    visible: string;
    created_at: Date;
    edits: object[];
    upload_ids: number[];
  }
>(
  'own_posts',
  `select p.id, p.content, p.language, p.audience as visible, p.created_at,
     coalesce((select json_agg(json_build_object('content', e.content, 'written_at', e.written_at) order by e.id) from post_edit e where e.post_id = p.id), '[]') as edits, ${fileIds}
   from post p where p.author_id = :author_id and p.id > :after order by p.id limit :most`,
);
