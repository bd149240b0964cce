import { statement, type Statement } from '../../../platform/db/statement.ts';
import { activeWithin } from '../../profiles/public.ts';

export interface FigureSums {
  readonly clicks: number;
  readonly registrations: number;
  /** Registered members who were here within the last 30 days. */
  readonly active: number;
  /** Members with a payment that counts. */
  readonly paying: number;
  /** Hundredths of USD. */
  readonly cash: number;
  /** Hundredths of gold. */
  readonly gold: number;
}

export type FigureRow = FigureSums & Record<string, unknown> & { readonly key: string };

interface Span {
  readonly member_id: number;
  /** Days by UTC, today included. */
  readonly days: number;
}

const sums = `sum(clicks)::bigint as clicks, sum(registrations)::bigint as registrations, sum(active)::bigint as active,
  sum(paying)::bigint as paying, sum(cash)::bigint as cash, sum(gold)::bigint as gold`;

/** `keys`: SQL that names a group, over `pid`, `country` and `day`. */
function figuresBy(name: string, key: string, order: string): Statement<Span, FigureRow> {
  return statement<Span, FigureRow>(
    name,
    `with span as (
       select (now() at time zone 'UTC')::date - :days::int + 1 as since
     ), events as (
       select c.pid, c.country::text as country, c.day, c.clicks, 0 as registrations, 0 as active,
              null::bigint as payer, 0::bigint as cash, 0::bigint as gold
       from partner_click c join partner_link l on l.pid = c.pid, span
       where l.member_id = :member_id and c.day >= span.since
       union all
       select r.pid, r.country::text, (r.referred_at at time zone 'UTC')::date, 0, 1, (a.member_id is not null)::int,
              null, 0, 0
       from span, partner_referral r left join (${activeWithin(30)}) a on a.member_id = r.member_id
       where r.partner_id = :member_id and r.excluded is null
         and r.referred_at >= span.since::timestamp at time zone 'UTC'
       union all
       select s.pid, s.country::text, (s.created_at at time zone 'UTC')::date, 0, 0, 0,
              case when s.cash > 0 then s.member_id end, s.cash, s.amount
       from partner_share s, span
       where s.partner_id = :member_id and s.excluded is null
         and s.created_at >= span.since::timestamp at time zone 'UTC'
     ), grouped as (
       select ${key} as key, clicks, registrations, active, payer, cash, gold from events
     ), counted as (
       select key, clicks, registrations, active, 0 as paying, cash, gold from grouped
       union all
       select key, 0, 0, 0, count(distinct payer), 0, 0 from grouped group by key
     )
     select key, ${sums} from counted group by key order by ${order}`,
  );
}

export const figuresByDay = figuresBy('partner_figures_by_day', "to_char(day, 'YYYY-MM-DD')", 'key');
export const figuresByMonth = figuresBy('partner_figures_by_month', "to_char(day, 'YYYY-MM')", 'key');
export const figuresByCampaign = figuresBy('partner_figures_by_campaign', 'pid', 'cash desc, clicks desc, key');
export const figuresByCountry = figuresBy(
  'partner_figures_by_country',
  "coalesce(country, 'ZZ')",
  'cash desc, registrations desc, clicks desc, key limit 250',
);
/** For the spreadsheet: day, code and country. */
export const figuresByAll = figuresBy(
  'partner_figures_by_all',
  "to_char(day, 'YYYY-MM-DD') || ' ' || pid || ' ' || coalesce(country, 'ZZ')",
  'key desc limit 10000',
);
