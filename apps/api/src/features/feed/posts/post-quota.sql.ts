import { statement } from '../../../platform/db/statement.ts';

/** What of the last 24 hours is left of the times that a row holds, oldest first. */
const recent = `array(select t from unnest(post_quota.posted_at) t where t > now() - interval '24 hours' order by t)`;

/**
 * Counts one more post; no row where as many as allowed were sent in the last 24 hours. The row is locked until the
 * transaction ends, so of many at once each sees those before it. A deleted post stays counted: deleting is not a way
 * to post more.
 */
export const countPost = statement<{ member_id: number; most: number }, { left: number }>(
  'count_post',
  `insert into post_quota (member_id, posted_at) select :member_id::bigint, array[now()] where :most::int > 0
   on conflict (member_id) do update set posted_at = ${recent} || now() where cardinality(${recent}) < :most::int
   returning :most::int - cardinality(posted_at) as left`,
);

/** How many posts were sent in the last 24 hours, and when one of so many that no more may follow is a day old. */
export const readQuota = statement<{ member_id: number; most: number }, { used: number; next_at: Date | null }>(
  'read_post_quota',
  `select cardinality(times) as used, times[cardinality(times) - :most::int + 1] + interval '24 hours' as next_at
   from post_quota, lateral (select ${recent} as times) r where member_id = :member_id`,
);
