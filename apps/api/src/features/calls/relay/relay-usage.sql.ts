import { statement } from '../../../platform/db/statement.ts';

const today = "(now() at time zone 'UTC')::date";

/** Counts credentials that a member gets today. Returns no row if the limit is reached. */
export const takeRelayUse = statement<{ member_id: number; most: number }, { used: number }>(
  'take_call_relay_use',
  `insert into call_relay_usage as mine (member_id, day, used) values (:member_id, ${today}, 1)
   on conflict (member_id) do update set day = ${today}, used = case when mine.day = ${today} then mine.used + 1 else 1 end
   where mine.day <> ${today} or mine.used < :most::int
   returning used`,
);
