import { statement } from '../../../platform/db/statement.ts';

/** Serializes processes that rank at the same time; readers are not blocked. */
export const lockPopular = statement<object>('lock_popular_members', 'select pg_advisory_xact_lock(7365003)');

/** The same, for a process that need not wait: another one that ranks at this moment does it for all. */
export const tryLockPopular = statement<object, { taken: boolean }>(
  'try_lock_popular_members',
  'select pg_try_advisory_xact_lock(7365003) as taken',
);

export const deletePopular = statement<object>('delete_popular_members', 'delete from popular_member');

/** Likes and visits have a half-life of two days. Ties go to the member listed earlier. */
export const storePopular = statement<{ days: number; most: number }>(
  'store_popular_members',
  `insert into popular_member (member_id, gender, position)
   select member_id, gender, row_number() over (order by score desc, member_id)
   from (
     select g.*, row_number() over (partition by gender order by score desc, member_id) as place_of_gender from (
       select m.member_id, m.gender, sum(a.weight * power(0.5, extract(epoch from now() - a.at) / 172800)) as score
       from member_attention a join listed_member m on m.member_id = a.member_id
       where a.at > now() - make_interval(days => :days::int) group by m.member_id, m.gender
     ) g
   ) ranked where place_of_gender <= :most`,
);
