import { statement } from '../../../platform/db/statement.ts';

/** A day as the time it begins by UTC, as an SQL expression. */
export const startOf = (day: string): string => `(${day})::timestamp at time zone 'UTC'`;

/** Whether a transaction that began before this time is still running: what it writes has a time before it. */
export const oldTransactionRuns = statement<{ until: Date }, { runs: boolean }>(
  'old_transaction_runs',
  `select exists (
     select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start < :until
   ) as runs`,
);

/** Carries the newest totals on to this time. Writes nothing where they reach it already. */
export const storeRunningTotals = statement<{ until: Date }>(
  'store_running_book_totals',
  `with goal as (
     select :until::timestamptz as until, ((:until::timestamptz - interval '1 microsecond') at time zone 'UTC')::date as day
   ), newest as (
     select greatest((select max(until) from ledger_running_total), (select ${startOf('max(day) + 1')} from ledger_day)) as until
   ), before as (
     select r.account, r.balance, r.debit, r.credit from newest n join ledger_running_total r on r.until = n.until
     union all
     select b.account, b.balance, 0, 0 from newest n join ledger_day_balance b on ${startOf('b.day + 1')} = n.until
     where not exists (select from ledger_running_total r where r.until = n.until)
   ), moved as (
     select a.kind as account, sum(e.amount) as amount,
       coalesce(-sum(e.amount) filter (where e.amount < 0 and t.created_at >= ${startOf('g.day')}), 0) as debit,
       coalesce(sum(e.amount) filter (where e.amount > 0 and t.created_at >= ${startOf('g.day')}), 0) as credit
     from goal g cross join newest n
       join ledger_transfer t on t.created_at >= coalesce(n.until, '-infinity') and t.created_at < g.until
       join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
     group by a.kind
   ), parts as (
     select b.account, b.balance, case when n.until > ${startOf('g.day')} then b.debit else 0 end as debit,
       case when n.until > ${startOf('g.day')} then b.credit else 0 end as credit
     from before b, goal g, newest n
     union all select account, amount, debit, credit from moved
   )
   insert into ledger_running_total (until, account, balance, debit, credit)
   select g.until, p.account, sum(p.balance)::bigint, sum(p.debit)::bigint, sum(p.credit)::bigint
   from parts p, goal g, newest n where n.until is null or n.until < g.until group by g.until, p.account
   on conflict do nothing`,
);

/** Totals within closed days are read no more. */
export const deleteTotalsOfClosedDays = statement<object>(
  'delete_running_book_totals',
  `delete from ledger_running_total where until <= (select ${startOf('max(day) + 1')} from ledger_day)`,
);
