import { statement } from '../../../platform/db/statement.ts';

export interface RateRow extends Record<string, unknown> {
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
  /** Ten-thousandths of USD per gold. */
  readonly rate: number;
  /** When the week ends. */
  readonly until: Date;
}

const columns = `to_char(week, 'YYYY-MM-DD') as week, rate, (week + 7)::timestamp at time zone 'UTC' as until`;

/** The week that runs now, by UTC. */
export const weeks = statement<object, { week: string; before: string }>(
  'payout_weeks',
  `select to_char(week, 'YYYY-MM-DD') as week, to_char(week - interval '7 days', 'YYYY-MM-DD') as before
   from (select date_trunc('week', now() at time zone 'UTC') as week) now`,
);

export const rateOfWeek = statement<{ week: string }, RateRow>(
  'payout_rate_of_week',
  `select ${columns} from payout_rate where week = :week::date`,
);

/** The newest rate before a week. */
export const rateBefore = statement<{ week: string }, RateRow>(
  'payout_rate_before',
  `select ${columns} from payout_rate where week < :week::date order by week desc limit 1`,
);

export const insertRate = statement<{ week: string; rate: number; cash: number; gold: number }>(
  'insert_payout_rate',
  `insert into payout_rate (week, rate, cash, gold) values (:week::date, :rate, :cash, :gold)
   on conflict (week) do nothing`,
);
