import type { Earning } from '@peonia/contract/partners/partners.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayMeet } from '../../privacy/public.ts';

export interface EarningRow extends Record<string, unknown> {
  readonly id: number;
  readonly type: Earning['type'];
  readonly amount: number;
  /** The part that was taken back; not in `amount`. */
  readonly taken: number;
  readonly state: Earning['state'];
  readonly taken_for: Earning['taken_for'];
  readonly available_at: Date;
  readonly created_at: Date;
  readonly cause: string;
  readonly cause_id: number;
  readonly other_id: number | null;
  readonly other_name: string | null;
}

interface EarningSums extends Record<string, unknown> {
  readonly pending: number;
  readonly available: number;
  readonly earned: number;
}

const window = "interval '12 months'";

/**
 * A page of the shares of a partner in the last 12 months, newest first. The payer is the member who was debited; of a
 * referral, the referred member.
 */
export const earningsOf = statement<{ member_id: number; before: number; most: number }, EarningRow>(
  'earnings_of',
  `select e.transfer_id as id, case when t.cause = 'referral' then 'referral' else t.kind end as type,
          case when whole.taken then e.amount else e.amount - e.taken end as amount, e.taken,
          case when whole.taken then 'reversed' else e.state end as state, e.taken_for, e.available_at, t.created_at,
          t.cause, t.cause_id, o.id as other_id, o.name as other_name
   from ledger_earning e join ledger_transfer t on t.id = e.transfer_id
     cross join lateral (select e.state = 'reversed' or e.taken = e.amount as taken) whole
     left join lateral (
       select a.member_id from ledger_entry x join ledger_account a on a.id = x.account_id
       where x.transfer_id = t.id and x.amount < 0 and a.member_id is not null limit 1
     ) payer on true
     left join active_account o on o.id = coalesce(payer.member_id, t.other_id) and ${mayMeet({ reader: ':member_id', member: 'o.id' })}
   where e.member_id = :member_id and e.transfer_id < :before::bigint and t.created_at > now() - ${window}
   order by e.transfer_id desc limit :most::int`,
);

/** All gold that is pending or available, and what was earned in 12 months without reversed shares. */
export const earningSums = statement<{ member_id: number }, EarningSums>(
  'earning_sums',
  `select coalesce(sum(e.amount - e.taken) filter (where e.state = 'pending'), 0)::bigint as pending,
          coalesce(sum(e.amount - e.taken) filter (where e.state <> 'reversed' and t.created_at > now() - ${window}), 0)::bigint as earned,
          coalesce((select w.balance - w.held from ledger_account w
                    where w.member_id = :member_id and w.kind = 'earned' and w.shard = 0), 0)::bigint as available
   from ledger_earning e join ledger_transfer t on t.id = e.transfer_id where e.member_id = :member_id`,
);

/** Days by UTC, today last, without reversed shares; a day without earnings has zero. */
export const earningDays = statement<{ member_id: number; days: number }, { day: string; amount: number }>(
  'earning_days',
  `with span as (
     select (now() at time zone 'UTC')::date - n as day from generate_series(:days::int - 1, 0, -1) n
   ), earned as (
     select (t.created_at at time zone 'UTC')::date as day, sum(e.amount - e.taken) as amount
     from ledger_earning e join ledger_transfer t on t.id = e.transfer_id
     where e.member_id = :member_id and e.state <> 'reversed' and t.created_at > now() - make_interval(days => :days::int)
     group by 1
   )
   select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(e.amount, 0)::bigint as amount
   from span s left join earned e on e.day = s.day order by s.day`,
);
