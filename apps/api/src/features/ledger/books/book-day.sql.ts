import { statement } from '../../../platform/db/statement.ts';

/** The next day to close: the one after the newest closed day, or the first with a transfer; null before any. */
export const nextOpenDay = statement<object, { day: string | null }>(
  'next_open_book_day',
  `select to_char(coalesce(
     (select max(day) + 1 from ledger_day),
     (select (min(created_at) at time zone 'UTC')::date from ledger_transfer)
   ), 'YYYY-MM-DD') as day`,
);

/** Returns no row if the day is closed already. */
export const insertDay = statement<{ day: string }, { day: string }>(
  'insert_book_day',
  'insert into ledger_day (day) values (:day::date) on conflict (day) do nothing returning day::text as day',
);

/** Adds up the day, and carries each balance on from the day before. */
export const storeDay = statement<{ day: string }>(
  'store_book_day',
  `with moved as (
     select a.kind as account, t.kind, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as debit,
       coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit, count(*) as entries
     from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
     where t.created_at >= :day::date::timestamp at time zone 'UTC'
       and t.created_at < (:day::date + 1)::timestamp at time zone 'UTC'
     group by a.kind, t.kind
   ), totals as (
     insert into ledger_day_total (day, account, kind, debit, credit, entries)
     select :day::date, account, kind, debit, credit, entries from moved
   )
   insert into ledger_day_balance (day, account, balance)
   select :day::date, account, sum(amount)::bigint from (
     select account, balance as amount from ledger_day_balance where day = :day::date - 1
     union all select account, credit - debit from moved
   ) parts group by account`,
);

/** What moved on each account on the closed days of a month, for bookkeeping. */
export const totalsOfMonth = statement<
  { month: number },
  { day: string; account: string; kind: string; debit: number; credit: number }
>(
  'book_totals_of_month',
  `select to_char(d.day, 'YYYY-MM-DD') as day, d.account, d.kind, d.debit, d.credit from ledger_day_total d
   where d.day >= to_date(:month::int::text, 'YYYYMM') and d.day < to_date(:month::int::text, 'YYYYMM') + interval '1 month'
   order by d.day, d.account, d.kind`,
);

/** The newest closed day of a month; null without one. */
export const closedUntil = statement<{ month: number }, { day: string | null }>(
  'book_month_closed_until',
  `select max(day)::text as day from ledger_day
   where day >= to_date(:month::int::text, 'YYYYMM') and day < to_date(:month::int::text, 'YYYYMM') + interval '1 month'`,
);

interface MonthRow extends Record<string, unknown> {
  readonly id: number;
  readonly closed_until: string;
  readonly revenue: number;
  readonly promotion: number;
  readonly deferred: number;
  readonly bonus: number;
  readonly partners: number;
  readonly owed: number;
}

/** Figures by month: movements are the difference between two ends of month. */
export const monthsOfBooks = statement<{ before: number; most: number }, MonthRow>(
  'months_of_books',
  `with span as (
     select least(to_date(:before::int::text, 'YYYYMM'), (date_trunc('month', max(day)) + interval '1 month')::date) as before
     from ledger_day
   ), ends as (
     select to_char(d.day, 'YYYYMM')::int as id, max(d.day) as day from span s join ledger_day d
       on d.day < s.before and d.day >= s.before - make_interval(months => :most::int + 1)
     group by 1
   ), balances as (
     select e.id, e.day, b.account, b.balance from ends e join ledger_day_balance b on b.day = e.day
   ), wide as (
     select id, day, coalesce(sum(balance) filter (where account = 'revenue'), 0)::bigint as revenue,
       coalesce(-sum(balance) filter (where account = 'promotion'), 0)::bigint as promotion,
       coalesce(sum(balance) filter (where account = 'purchased'), 0)::bigint as deferred,
       coalesce(sum(balance) filter (where account = 'bonus'), 0)::bigint as bonus,
       coalesce(sum(balance) filter (where account in ('pending_earnings', 'earned', 'payout')), 0)::bigint as partners,
       coalesce(-sum(balance) filter (where account = 'debt'), 0)::bigint as owed
     from balances group by id, day
   )
   select id, to_char(day, 'YYYY-MM-DD') as closed_until, revenue - lag(revenue, 1, 0::bigint) over months as revenue,
     promotion - lag(promotion, 1, 0::bigint) over months as promotion, deferred, bonus, partners, owed
   from wide window months as (order by id) order by id desc limit :most`,
);
