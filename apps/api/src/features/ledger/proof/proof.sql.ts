import { statement } from '../../../platform/db/statement.ts';
import type { BreachRow } from '../paid-item.sql.ts';

/** Every breach of the books with an example; no row is the proof. Reads one snapshot. */
export const findBreaches = statement<object, BreachRow>(
  'find_breaches',
  `select 'a transfer does not sum to zero' as rule, count(*) as count, min(transfer_id)::text as example
     from (select transfer_id from ledger_entry group by transfer_id having sum(amount) <> 0) wrong having count(*) > 0
   union all
   select 'a transfer has no entries', count(*), min(t.id)::text
     from ledger_transfer t where not exists (select 1 from ledger_entry e where e.transfer_id = t.id) having count(*) > 0
   union all
   select 'balances do not sum to zero', 1, sum(balance)::text from ledger_account having sum(balance) <> 0
   union all
   select 'a balance is not the sum of its entries', count(*), min(id)::text from (
     select a.id from ledger_account a left join ledger_entry e on e.account_id = a.id group by a.id having a.balance <> coalesce(sum(e.amount), 0)
   ) wrong having count(*) > 0
   union all
   select 'held is not the sum of open holds', count(*), min(id)::text from (
     select a.id from ledger_account a left join ledger_hold h on h.account_id = a.id and h.state = 'held' group by a.id having a.held <> coalesce(sum(h.amount), 0)
   ) wrong having count(*) > 0
   union all
   select 'pending earnings are not what the house owes', 1, (owed - pending)::text from (
     select (select sum(balance) from ledger_account where kind = 'pending_earnings') as owed,
            (select coalesce(sum(amount - taken), 0) from ledger_earning where state = 'pending') as pending
   ) both_sides where owed <> pending
   union all
   select 'closed days do not hold what their entries say', count(*), min(account) from (
     select account from (
       select account, balance as amount from ledger_day_balance where day = (select max(day) from ledger_day)
       union all
       select a.kind, -e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
       where t.created_at < (select (max(day) + 1)::timestamp at time zone 'UTC' from ledger_day)
     ) both_sides group by account having sum(amount) <> 0
   ) wrong having count(*) > 0
   union all
   select 'running totals do not hold what their entries say', count(*), min(account) from (
     with closed as (
       select max(day) as day, coalesce((max(day) + 1)::timestamp at time zone 'UTC', '-infinity') as until from ledger_day
     ), newest as (
       select max(r.until) as until from ledger_running_total r join closed c on r.until > c.until
     )
     select account from (
       select r.account, r.balance as amount from newest n join ledger_running_total r on r.until = n.until
       union all
       select b.account, -b.balance from closed c join newest n on n.until is not null join ledger_day_balance b on b.day = c.day
       union all
       select a.kind, -e.amount from closed c join newest n on true
         join ledger_transfer t on t.created_at >= c.until and t.created_at < n.until
         join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
     ) parts group by account having sum(amount) <> 0
   ) wrong having count(*) > 0
   union all
   select 'a wallet is below zero', count(*), min(id)::text from ledger_account
     where member_id is not null and (kind <> 'debt' and balance < 0 or kind = 'debt' and balance > 0) having count(*) > 0`,
);

export const storeProof = statement<{ breaches: string }>(
  'store_proof',
  'insert into ledger_proof (breaches) values (:breaches::jsonb)',
);

export const lastProof = statement<{ hours: number }, { breaches: number; is_fresh: boolean; made_at: Date }>(
  'last_proof',
  `select jsonb_array_length(breaches) as breaches, made_at > now() - make_interval(hours => :hours) as is_fresh, made_at
   from ledger_proof order by id desc limit 1`,
);
