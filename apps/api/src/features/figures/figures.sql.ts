import type { FigureDimension, FigureName } from '@peonia/contract/operation/figures.ts';
import { statement } from '../../platform/db/statement.ts';

/** Last day of the span, and what is counted of it at all. */
export const spanState = statement<{ step: number }, { until: string; first_day: string | null; made_at: Date | null }>(
  'figure_span',
  `select case :step::integer when 1 then (now() at time zone 'UTC')::date - 1
       else date_trunc('week', now() at time zone 'UTC')::date - 1 end as until,
     min(day) as first_day, max(made_at) as made_at from figure_run where source <> 'retention'`,
);

export interface StepRow extends Record<string, unknown> {
  readonly metric: FigureName;
  /** 0 is the oldest step; negative ones belong to the span before. */
  readonly step: number;
  readonly sum: number;
  readonly last: number;
}

/** All figures without groups: sum and last day of each step, for the span and the one before. */
export const figureSteps = statement<
  { names: readonly FigureName[]; since: string; days: number; step: number },
  StepRow
>(
  'figure_steps',
  `select metric, floor((day - :since::date) / :step::numeric)::integer as step, sum(value)::bigint as sum,
     (array_agg(value order by day desc))[1] as last
   from figure_day
   where metric = any(:names::text[]) and dimension = 'all'
     and day >= :since::date - :days::integer and day < :since::date + :days::integer
   group by metric, step`,
);

/** One figure by group. `members` is what is surely behind a group: all of its days, or its largest day. */
export const figureGroups = statement<
  { name: FigureName; by: FigureDimension; since: string; until: string; once: boolean },
  { grp: string; sum: number; last: number; members: number }
>(
  'figure_groups',
  `select grp, sum(value)::bigint as sum, coalesce(sum(value) filter (where day = :until::date), 0)::bigint as last,
     case when :once::boolean then sum(members) else max(members) end::integer as members
   from figure_day where metric = :name and dimension = :by and day between :since::date and :until::date
   group by grp order by sum desc, grp`,
);

export const cohorts = statement<{ most: number }, { week: string; size: number; active: number[] }>(
  'figure_cohorts',
  `select week, max(size) as size, array_agg(active order by age) as active from figure_cohort
   where week >= date_trunc('week', now() at time zone 'UTC')::date - 7 * :most::integer
   group by week order by week desc`,
);
