import { statement } from '../../../platform/db/statement.ts';
import { friendsOf, listableTo } from '../../privacy/public.ts';

/**
 * Friends of the authors of posts who may see the author in lists, of the latest accounts first and up to `most` of
 * each post; none for a post that was deleted or waits for staff.
 */
export const friendsToNotify = statement<
  { post_ids: readonly number[]; most: number },
  { post_id: number; author_id: number; friend_id: number }
>(
  'friends_to_notify',
  `select p.id as post_id, p.author_id, told.friend_id
   from unnest(:post_ids::bigint[]) with ordinality given (id, nth)
   join post p on p.id = given.id and p.held_at is null
   cross join lateral (
     select f.friend_id from (${friendsOf({ reader: 'p.author_id' })}) f
     where ${listableTo({ reader: 'f.friend_id', readerVip: 'false', member: 'p.author_id' })}
     order by f.friend_id desc limit :most
   ) told
   order by given.nth, told.friend_id desc`,
);
