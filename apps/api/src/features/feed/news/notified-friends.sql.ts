import { statement } from '../../../platform/db/statement.ts';
import { friendsOf, listableTo } from '../../privacy/public.ts';

/**
 * Friends of the author of a post who may see the author in lists, of the latest accounts first; none for a post that
 * was deleted or waits for staff.
 */
export const friendsToNotify = statement<{ post_id: number; most: number }, { author_id: number; friend_id: number }>(
  'friends_to_notify',
  `select p.author_id, f.friend_id from post p cross join lateral (${friendsOf({ reader: 'p.author_id' })}) f
   where p.id = :post_id and p.held_at is null
     and ${listableTo({ reader: 'f.friend_id', readerVip: 'false', member: 'p.author_id' })}
   order by f.friend_id desc limit :most`,
);
