import { statement } from '../../../platform/db/statement.ts';

/** Stored times of the last 24 hours, oldest first. */
const recent = `array(select t from unnest(post_quota.posted_at) t where t > now() - interval '24 hours' order by t)`;

/**
 * Counts a post. Returns no row if the quota of the last 24 hours is used up. The row lock serializes simultaneous
 * posts. Deleted posts stay counted.
 */
export const countPost = statement<{ member_id: number; most: number }, { left: number }>(
  'count_post',
  `insert into post_quota (member_id, posted_at) select :member_id::bigint, array[now()] where :most::int > 0
   on conflict (member_id) do update set posted_at = ${recent} || now() where cardinality(${recent}) < :most::int
   returning :most::int - cardinality(posted_at) as left`,
);

/** Posts of the last 24 hours, and when the next one is possible if the quota is used up. */
export const readQuota = statement<{ member_id: number; most: number }, { used: number; next_at: Date | null }>(
  'read_post_quota',
  `select cardinality(times) as used, times[cardinality(times) - :most::int + 1] + interval '24 hours' as next_at
   from post_quota, lateral (select ${recent} as times) r where member_id = :member_id`,
);
