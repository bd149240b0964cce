import { unseenLikers } from './likes/like.sql.ts';
import { unseenRequesters } from './relationships/friend-request.sql.ts';
import { isShownToReader } from './shown-to-reader.sql.ts';

/**
 * Counts unseen likes and friend requests of the member `:reader` in one query: whether they may see a member is the
 * larger part of it.
 */
export const unseenPeople = {
  from: `(
    select count(*) filter (where w.likes) as likes, count(*) filter (where not w.likes) as requests
    from (
      select who.member_id, true as likes from (${unseenLikers}) who
      union all select who.member_id, false from (${unseenRequesters}) who
    ) w where ${isShownToReader('w.member_id')}
  ) unseen`,
  likes: 'unseen.likes',
  requests: 'unseen.requests',
};
