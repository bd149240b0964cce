import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Takes characters of today's quota; no row if not enough are left. The row lock makes simultaneous calls serial. */
export const takeCharacters = statement<{ member_id: number; count: number; most: number }, { used: number }>(
  'take_translation_share',
  `insert into free_translation_usage (member_id, day, used)
   select :member_id, (now() at time zone 'UTC')::date, :count::int where :count::int <= :most::int
   on conflict (member_id, day) do update set used = free_translation_usage.used + :count::int where free_translation_usage.used + :count::int <= :most::int
   returning used`,
);

/** Returns characters after a failed call. */
export const giveCharactersBack = statement<{ member_id: number; count: number }>(
  'give_translation_share_back',
  `update free_translation_usage set used = greatest(0, used - :count::int) where member_id = :member_id and day = (now() at time zone 'UTC')::date`,
);

export const usedCharacters = statement<{ member_id: number }, { used: number }>(
  'used_translation_share',
  "select used from free_translation_usage where member_id = :member_id and day = (now() at time zone 'UTC')::date",
);

export const purgeQuotaDays = purgeStatement(
  'purge_free_translation_usage',
  'free_translation_usage',
  "day < (now() at time zone 'UTC')::date",
);

export const eraseShares = statement<{ member_id: number }>(
  'erase_translation_shares',
  'delete from free_translation_usage where member_id = :member_id',
);

export const sharesOf = statement<{ member_id: number }, { day: string; used: number }>(
  'translation_shares_of',
  'select day::text as day, used from free_translation_usage where member_id = :member_id order by day',
);

/** Characters that members have had translated by machine today (UTC). */
export const charactersToday = statement<object, { characters: number }>(
  'translation_characters_today',
  `select coalesce(sum(used), 0)::bigint as characters from free_translation_usage
   where day = (now() at time zone 'UTC')::date`,
);
