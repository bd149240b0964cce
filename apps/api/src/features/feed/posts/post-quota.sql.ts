import { statement } from '../../../platform/db/statement.ts';

/** Stored times of the last 24 hours, oldest first. */
const recent = `array(select t from unnest(post_quota.posted_at) t where t > now() - interval '24 hours' order by t)`;

/**
 * Counts a post. Returns no row if the quota of the last 24 hours is used up. The row lock serializes simultaneous
 * posts. Deleted posts stay counted.
 */
export const countPost = statement<{ member_id: number; most: number }, { left: number }>(
  'count_post',
  countPostFrom('(select :member_id::bigint as author_id) given'),
);

/** The same for the author of a row of `source`. Parameter: `most`, null without a quota, where no row returns. */
export function countPostFrom(source: string): string {
  return `insert into post_quota (member_id, posted_at) select author_id, array[now()] from ${source} where :most::int > 0
   on conflict (member_id) do update set posted_at = ${recent} || now() where cardinality(${recent}) < :most::int
   returning :most::int - cardinality(posted_at) as left`;
}

export interface QuotaValue {
  readonly used: number;
  readonly next_at: string | null;
}

/**
 * Posts of the last 24 hours, and when the next one is possible if the quota is used up, as one value of a page's
 * statement. Parameters: `reader` and `quota_most`, which are null without a quota.
 */
export const quotaOfReader = `(
  select json_build_object('used', count(*), 'next_at', (array_agg(t order by t))[count(*) - :quota_most::int + 1] + interval '24 hours')
  from (select unnest(posted_at) as t from post_quota where member_id = :reader::bigint and :quota_most::int is not null) taken
  where t > now() - interval '24 hours'
)`;
