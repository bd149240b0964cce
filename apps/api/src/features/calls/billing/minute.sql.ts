import { statement } from '../../../platform/db/statement.ts';

const today = "(now() at time zone 'UTC')::date";

export const insertMinute = statement<{ call_id: number; minute: number; gold: number }>(
  'insert_call_minute',
  'insert into call_minute (call_id, minute, gold) values (:call_id, :minute, :gold)',
);

/** Uses one of the day's free minutes. Returns no row if none is left. Locks the counter row. */
export const takeFreeMinute = statement<{ member_id: number; most: number }, { used: number }>(
  'take_free_call_minute',
  `insert into free_call_minute_usage (member_id, day, used) select :member_id, ${today}, 1 where :most::int > 0
   on conflict (member_id, day) do update set used = free_call_minute_usage.used + 1 where free_call_minute_usage.used < :most::int
   returning used`,
);

export const usedFreeMinutes = statement<{ member_id: number }, { used: number }>(
  'used_free_call_minutes',
  `select used from free_call_minute_usage where member_id = :member_id and day = ${today}`,
);
