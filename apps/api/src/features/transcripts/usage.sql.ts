import { purgeStatement } from '../../platform/db/purge-in-batches.ts';
import { statement } from '../../platform/db/statement.ts';

/** Takes seconds of today's share; no row if not enough are left. The row lock makes simultaneous calls serial. */
export const takeSeconds = statement<{ member_id: number; count: number; most: number }, { used: number }>(
  'take_transcription_share',
  `insert into free_transcription_usage (member_id, day, used)
   select :member_id, (now() at time zone 'UTC')::date, :count::int where :count::int <= :most::int
   on conflict (member_id, day) do update set used = free_transcription_usage.used + :count::int
     where free_transcription_usage.used + :count::int <= :most::int
   returning used`,
);

/** Returns seconds after a recording that could not be transcribed. */
export const giveSecondsBack = statement<{ member_id: number; count: number }>(
  'give_transcription_share_back',
  `update free_transcription_usage set used = greatest(0, used - :count::int)
   where member_id = :member_id and day = (now() at time zone 'UTC')::date`,
);

export const purgeUsageDays = purgeStatement(
  'purge_free_transcription_usage',
  'free_transcription_usage',
  "day < (now() at time zone 'UTC')::date",
);

export const eraseUsage = statement<{ member_id: number }>(
  'erase_transcription_usage',
  'delete from free_transcription_usage where member_id = :member_id',
);
