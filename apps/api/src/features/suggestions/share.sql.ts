import { purgeStatement } from '../../platform/db/purge-in-batches.ts';
import { statement } from '../../platform/db/statement.ts';

/** Counts one question of the day; no row if none is left. Locks the counter, so that simultaneous calls are serial. */
export const takeSuggestion = statement<{ member_id: number; most: number }, { used: number }>(
  'take_suggestion_share',
  `insert into free_suggestion_usage (member_id, day, used)
   select :member_id, (now() at time zone 'UTC')::date, 1 where :most::int > 0
   on conflict (member_id, day) do update set used = free_suggestion_usage.used + 1 where free_suggestion_usage.used < :most::int
   returning used`,
);

/** Questions of the day so far; no row before the first. */
export const readSuggestionShare = statement<{ member_id: number }, { used: number }>(
  'read_suggestion_share',
  `select used from free_suggestion_usage where member_id = :member_id and day = (now() at time zone 'UTC')::date`,
);

export const purgeQuotaDays = purgeStatement(
  'purge_free_suggestion_usage',
  'free_suggestion_usage',
  "day < (now() at time zone 'UTC')::date",
);

export const eraseShares = statement<{ member_id: number }>(
  'erase_suggestion_shares',
  'delete from free_suggestion_usage where member_id = :member_id',
);
