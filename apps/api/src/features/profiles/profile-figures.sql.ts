import { purgeStatement } from '../../platform/db/purge-in-batches.ts';
import { statement } from '../../platform/db/statement.ts';
import { countByGroup, figureSource } from '../accounts/public.ts';

const span = 'g.registered_at >= :from::timestamptz and g.registered_at < :before::timestamptz';

/** Members who registered on a day: with gender, birthday and place, and with a main photo. */
export const profileFigures = figureSource(
  { name: 'profiles', metrics: ['profiled', 'pictured'], settles: 28 },
  countByGroup(
    'profile_figures',
    `select 'profiled' as metric, p.member_id, 1 as value from member_group g join profile p using (member_id)
   where ${span} and p.gender is not null and p.birthday is not null and p.place_id is not null
   union all
   select 'pictured', p.member_id, 1 from member_group g join profile p using (member_id)
   where ${span} and p.main_photo is not null`,
  ),
);

/** Days from `since` until `until`, as one mask a month. */
const masks = (since: string, until: string) =>
  `select date_trunc('month', d)::date as month, bit_or(1 << (extract(day from d)::integer - 1)) as mask
   from generate_series((${since})::timestamp, (${until})::timestamp, interval '1 day') d group by 1`;

/** Members who were active on the day, and in the 7 and 30 days that end with it. */
export const activityFigures = figureSource(
  { name: 'activity', metrics: ['dau', 'wau', 'mau'] },
  countByGroup(
    'activity_figures',
    `select w.metric, a.member_id, 1 as value
   from (values ('dau', 0), ('wau', 6), ('mau', 29)) w (metric, days)
   cross join lateral (${masks("(:from::timestamptz at time zone 'UTC') - make_interval(days => w.days)", "(:from::timestamptz at time zone 'UTC')")}) m
   join member_activity a on a.month = m.month and a.days & m.mask <> 0
   group by w.metric, a.member_id`,
  ),
);

/** The first month of which days of activity are kept. */
export const firstActiveMonth = statement<object, { month: string | null }>(
  'first_active_month',
  'select min(month) as month from member_activity',
);

/** Members by the week of their registration, with how many of them were active in the week from `:week`. */
export const activeByCohort = statement<
  { week: string; most: number },
  { cohort: string; age: number; size: number; active: number }
>(
  'active_by_cohort',
  `with active as (
     select distinct a.member_id from (${masks(':week::date', '(:week::date + 6)')}) m
     join member_activity a on a.month = m.month and a.days & m.mask <> 0
   ), cohort as (
     select g.member_id, date_trunc('week', g.registered_at at time zone 'UTC')::date as week from member_group g
     where g.registered_at >= (:week::date - 7 * :most::integer)::timestamp at time zone 'UTC'
       and g.registered_at < (:week::date + 7)::timestamp at time zone 'UTC'
   )
   select to_char(c.week, 'YYYY-MM-DD') as cohort, ((:week::date - c.week) / 7)::integer as age,
     count(*)::integer as size, count(a.member_id)::integer as active
   from cohort c left join active a using (member_id) group by c.week`,
);

export const activityOfMember = statement<{ member_id: number }, { month: string; days: number[] }>(
  'activity_of_member',
  `select to_char(month, 'YYYY-MM') as month, array(select d from generate_series(1, 31) d where days & (1 << (d - 1)) <> 0) as days
   from member_activity where member_id = :member_id order by month`,
);

export const eraseActivity = statement<{ member_id: number }>(
  'erase_member_activity',
  'delete from member_activity where member_id = :member_id',
);

export const purgeActivity = purgeStatement<{ weeks: number }>(
  'purge_member_activity',
  'member_activity',
  "month < date_trunc('month', (now() at time zone 'UTC')::date - 7 * (:weeks::integer + 1))",
);
