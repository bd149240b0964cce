import { hotRead, statement } from '../../../platform/db/statement.ts';
import { listableTo } from '../../privacy/public.ts';

/** Counts the like in the same statement. Returns no row if the member likes the post already. */
export const insertPostLike = statement<{ post_id: number; member_id: number }, { likes: number }>(
  'insert_post_like',
  `with liked as (
     insert into post_like (post_id, member_id) values (:post_id, :member_id)
     on conflict on constraint post_like_once do nothing returning post_id
   )
   update post p set like_count = p.like_count + 1 from liked where p.id = liked.post_id returning p.like_count as likes`,
);

/** Returns no row if the member does not like the post. */
export const deletePostLike = statement<{ post_id: number; member_id: number }, { likes: number }>(
  'delete_post_like',
  `with gone as (delete from post_like where post_id = :post_id and member_id = :member_id returning post_id)
   update post p set like_count = p.like_count - 1 from gone where p.id = gone.post_id returning p.like_count as likes`,
);

/** Whether the author may learn that the member likes a post of theirs. */
export const authorMayKnow = hotRead<{ author_id: number; member_id: number }, { may_know: boolean }>(
  'author_may_know_liker',
  `select ${listableTo({ reader: ':author_id', readerVip: 'r.is_vip', member: ':member_id::bigint' })} as may_know
   from active_account r where r.id = :author_id::bigint`,
);

/** Who likes a post, newest first: only members who may be shown to the reader. */
export const likersOfPost = hotRead<
  { post_id: number; reader: number; reader_vip: boolean; before: number; most: number },
  { member_id: number; key: number }
>(
  'likers_of_post',
  `select l.member_id, l.id as key from post_like l
   where l.post_id = :post_id and l.id < :before and exists (select 1 from active_account a where a.id = l.member_id)
     and (l.member_id = :reader::bigint or ${listableTo({ reader: ':reader', readerVip: ':reader_vip', member: 'l.member_id' })})
   order by l.id desc limit :most`,
);

/** Deletes the likes of a member and takes them from the counts. */
export const erasePostLikes = statement<{ member_id: number }>(
  'erase_post_likes',
  `with gone as (delete from post_like where member_id = :member_id returning post_id)
   update post p set like_count = p.like_count - 1 from gone where p.id = gone.post_id`,
);

/** Posts that a member likes, by ascending number of the like. */
export const ownPostLikes = statement<
  { member_id: number; after: number; most: number },
  { id: number; post_id: number; created_at: Date }
>(
  'own_post_likes',
  'select id, post_id, created_at from post_like where member_id = :member_id and id > :after order by id limit :most',
);
