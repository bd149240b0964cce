import { figureDimensions, type FigureName } from '@peonia/contract/operation/figures.ts';
import { statement } from '../../platform/db/statement.ts';

const dimensions = ['all', ...figureDimensions].map((name) => `'${name}'`).join(', ');

/** Serialises the counts of one source. */
export const lockFigures = statement<{ source: string }>(
  'lock_figures',
  "select pg_advisory_xact_lock(hashtextextended('figures ' || :source, 0))",
);

/**
 * Days of a source to count: those that may still change, and those that are missing since the first registration. The
 * newest come first.
 */
export const daysToCount = statement<{ source: string; settles: number; most: number }, { day: string }>(
  'figure_days_to_count',
  `select d::date as day
   from generate_series(
     (select (registered_at at time zone 'UTC')::date from member_group order by member_id limit 1)::timestamp,
     (now() at time zone 'UTC')::date - interval '1 day', interval '1 day') d
   where not exists (
     select from figure_run r where r.source = :source and r.day = d::date
       and (r.made_at at time zone 'UTC')::date > d::date + :settles::integer)
     and (d::date + :settles::integer >= (now() at time zone 'UTC')::date - 1
       or not exists (select from figure_run r where r.source = :source and r.day = d::date))
   order by d desc limit :most`,
);

export const clearDay = statement<{ metrics: readonly FigureName[]; day: string }>(
  'clear_figure_day',
  `delete from figure_day where metric = any(:metrics::text[]) and dimension in (${dimensions}) and day = :day::date`,
);

export const storeDay = statement<{ day: string; rows: string }>(
  'store_figure_day',
  `insert into figure_day (metric, dimension, day, grp, value, members)
   select metric, dimension, :day::date, grp, value, members
   from jsonb_to_recordset(:rows::jsonb) as r (metric text, dimension text, grp text, value bigint, members integer)`,
);

export const noteRun = statement<{ source: string; day: string }>(
  'note_figure_run',
  `insert into figure_run (source, day) values (:source, :day::date)
   on conflict (source, day) do update set made_at = excluded.made_at`,
);

/** Mondays of the ended weeks since a day whose cohorts are not counted yet, the oldest first. */
export const weeksToCount = statement<{ most: number; since: string | null }, { week: string }>(
  'figure_weeks_to_count',
  `select w::date as week
   from generate_series(date_trunc('week', now() at time zone 'UTC') - :most::integer * interval '7 days',
     date_trunc('week', now() at time zone 'UTC') - interval '7 days', interval '7 days') w
   where w >= :since::date
     and not exists (select from figure_run r where r.source = 'retention' and r.day = w::date)
   order by w`,
);

export const storeCohort = statement<{ week: string; age: number; size: number; active: number }>(
  'store_figure_cohort',
  `insert into figure_cohort (week, age, size, active) values (:week::date, :age, :size, :active)
   on conflict (week, age) do update set size = excluded.size, active = excluded.active`,
);
