import { statement } from '../../../platform/db/statement.ts';

/** `from` and the day after the last one, as timestamps. */
interface Span extends Record<string, unknown> {
  readonly from: string;
  readonly until: string;
}

/** Sums of a member's earned gold in a span, in hundredths. `closed` = `opened` + `matured` + `cashed` + `taken`. */
export interface EarnedSpan extends Record<string, unknown> {
  readonly opened: number;
  /** Became available. */
  readonly matured: number;
  /** Cashed out, less what came back. */
  readonly cashed: number;
  /** Taken back for refunds and chargebacks, and corrections. */
  readonly taken: number;
  readonly closed: number;
  readonly kinds: Readonly<Record<string, { readonly count: number; readonly amount: number }>>;
  readonly earned: number;
  /** Now. */
  readonly pending: number;
  readonly owed: number;
}

/** Members with a new share, or whose earned gold moved, in a span; by number. */
export const earnersInSpan = statement<Span & { after: number; most: number }, { member_id: number }>(
  'earners_in_span',
  `select distinct member_id from (
     select e.member_id from ledger_transfer t join ledger_earning e on e.transfer_id = t.id
     where t.created_at >= :from::timestamptz and t.created_at < :until::timestamptz
     union all
     select a.member_id from ledger_transfer t join ledger_entry x on x.transfer_id = t.id
       join ledger_account a on a.id = x.account_id and a.kind = 'earned'
     where t.created_at >= :from::timestamptz and t.created_at < :until::timestamptz
   ) earner where member_id > :after order by member_id limit :most::int`,
);

export const earnedInSpan = statement<Span & { member_id: number }, EarnedSpan>(
  'earned_in_span',
  `with moves as (
     select x.amount, t.created_at >= :from::timestamptz as is_within,
       case when t.cause = 'payout' then 'cashed' when t.kind = 'earning' and t.cause = 'transfer' then 'matured'
         else 'taken' end as what
     from ledger_account a join ledger_entry x on x.account_id = a.id join ledger_transfer t on t.id = x.transfer_id
     where a.member_id = :member_id and a.kind = 'earned' and t.created_at < :until::timestamptz
   ), shares as (
     select case when t.cause = 'referral' then 'referral' else t.kind end as type, count(*) as count,
       sum(e.amount)::bigint as amount
     from ledger_earning e join ledger_transfer t on t.id = e.transfer_id
     where e.member_id = :member_id and t.created_at >= :from::timestamptz and t.created_at < :until::timestamptz
     group by 1
   )
   select coalesce(sum(amount) filter (where not is_within), 0)::bigint as opened,
     coalesce(sum(amount) filter (where is_within and what = 'matured'), 0)::bigint as matured,
     coalesce(sum(amount) filter (where is_within and what = 'cashed'), 0)::bigint as cashed,
     coalesce(sum(amount) filter (where is_within and what = 'taken'), 0)::bigint as taken,
     coalesce(sum(amount), 0)::bigint as closed,
     (select coalesce(jsonb_object_agg(type, jsonb_build_object('count', count, 'amount', amount)), '{}') from shares) as kinds,
     (select coalesce(sum(amount), 0)::bigint from shares) as earned,
     (select coalesce(sum(e.amount - e.taken), 0)::bigint from ledger_earning e
      where e.member_id = :member_id and e.state = 'pending') as pending,
     (select coalesce(-sum(a.balance), 0)::bigint from ledger_account a
      where a.member_id = :member_id and a.kind = 'debt') as owed
   from moves`,
);
