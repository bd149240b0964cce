import { statement } from '../../../platform/db/statement.ts';
import type { PaidItem } from '../paid-item.sql.ts';

/**
 * Each movement is what the books hold, each share has lost what its movements say and what its payer has not paid, and
 * no payer has more unpaid spending than debt. The worker has an hour.
 */
const clawbacks = statement<object, { rule: string; count: number; example: string }>(
  'prove_clawbacks',
  `select rule, count(*) as count, min(example) as example from (
     select 'shares taken back are not what the books hold' as rule, 'transfer ' || t.id as example
     from ledger_transfer t where t.cause = 'clawback' and
       (select sum(e.amount) from ledger_entry e where e.transfer_id = t.id and e.amount > 0)
         is distinct from (select abs(sum(c.amount)) from ledger_clawback c where c.transfer_id = t.id)
     union all
     select 'a share has not lost what was taken back', 'transfer ' || coalesce(e.transfer_id, c.earning_id)
     from (
       select e.transfer_id, e.taken from ledger_earning e join ledger_transfer t on t.id = e.transfer_id
       where e.taken > 0 and t.cause <> 'referral'
     ) e full join (select earning_id, sum(amount) as taken from ledger_clawback group by earning_id) c
       on c.earning_id = e.transfer_id
     where coalesce(e.taken, 0) <> coalesce(c.taken, 0)
     union all
     select 'a share is not what was paid of its spending', 'transfer ' || e.transfer_id
     from ledger_earning e join ledger_transfer t on t.id = e.transfer_id
       join ledger_entry x on x.transfer_id = t.id
       join ledger_account a on a.id = x.account_id and a.member_id is not null and a.kind = 'purchased'
     where (e.unpaid > 0 or e.taken > 0) and t.cause <> 'referral' and e.state <> 'reversed'
       and e.unpaid_at < now() - interval '1 hour'
       and e.taken <> e.amount - floor(e.amount * greatest(0, -x.amount - e.unpaid)::numeric / -x.amount + 0.5)
     union all
     select 'more spending is unpaid than its payer owes', 'member ' || d.member_id
     from ledger_earning e join ledger_entry x on x.transfer_id = e.transfer_id
       join ledger_account a on a.id = x.account_id and a.member_id is not null and a.kind = 'purchased'
       join ledger_account d on d.member_id = a.member_id and d.kind = 'debt'
     where e.unpaid > 0 and e.state <> 'reversed' and not exists (
       select 1 from ledger_entry m join ledger_transfer t on t.id = m.transfer_id
       where m.account_id = d.id and t.created_at > now() - interval '1 hour')
     group by d.id having sum(e.unpaid) > -d.balance
   ) judged group by rule`,
);

export const clawedShares: PaidItem = { cause: 'clawback', checks: [clawbacks] };
