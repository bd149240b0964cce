import { hasCap, countSpendingFrom } from '../spending/spending.sql.ts';
import { houseShards } from './wallet.sql.ts';

/** SQL of a member's wallets as JSON, for a spending that is planned before they are locked. */
export const walletsJson = (memberId: string): string =>
  `(select json_agg(json_build_object('id', id, 'member_id', member_id, 'kind', kind, 'balance', balance, 'held', held) order by id)
    from ledger_account where member_id = ${memberId} and shard = 0)`;

/**
 * Common table expressions of a statement that pays for what it inserts, planned from wallets that were read before. It
 * locks the wallets where `locked` is true, a condition that locks what comes before them; `unchanged` has a row if
 * they still are what was read, no cap limits the member, and `condition` is true. What the statement writes must
 * depend on it.
 */
export function lockKnownWallets({
  member,
  locked = 'true',
  condition = 'true',
}: {
  member: string;
  locked?: string;
  condition?: string;
}): string {
  return `wallets as materialized (
     select id, balance, held from ledger_account where member_id = ${member} and shard = 0 and ${locked} order by id for update
   ), unchanged as materialized (
     select true as is_unchanged from wallets
     having array_agg(id) = :wallet_ids::bigint[] and array_agg(balance) = :balances::bigint[] and array_agg(held) = :holds::bigint[]
       and not ${hasCap(member)} and ${condition}
   )`;
}

/**
 * Posts the planned transfer of the row in `item`: transfer, entries, the day's spending, and the earner's share.
 * `entries` has a row for each account. The input is ordered as in `postEntries`.
 */
export function postKnownSpending({
  item,
  key,
  member,
  other,
  earner,
  kind,
  cause,
}: {
  /** Table with the `id` of what is paid for. */
  item: string;
  /** Key of the transfer. */
  key: string;
  member: string;
  other: string;
  earner: string;
  kind: string;
  cause: string;
}): string {
  return `transfer as (
     insert into ledger_transfer (key, kind, cause, cause_id, other_id)
     select ${key}, '${kind}', '${cause}', id, ${other} from ${item} returning id
   ), house as materialized (
     select a.id, g.amount from transfer, unnest(:house_kinds::text[], :house_amounts::bigint[]) as g(kind, amount)
       join ledger_account a on a.member_id is null and a.kind = g.kind
     where a.shard = (transfer.id % ${houseShards})::smallint
     order by a.id for no key update of a
   ), given as materialized (
     select g.account_id, g.amount, g.spendable_after
     from transfer, unnest(:account_ids::bigint[], :amounts::bigint[], :spendables::bigint[]) as g(account_id, amount, spendable_after)
     union all
     select id, amount, null from house
     order by 1
   ), moved as (
     update ledger_account a set balance = a.balance + g.amount from given g where a.id = g.account_id
     returning a.id, g.amount, g.spendable_after, case when a.member_id is null then null else a.balance end as balance_after
   ), entries as (
     insert into ledger_entry (account_id, transfer_id, amount, balance_after, spendable_after, kind)
     select moved.id, transfer.id, amount, balance_after, spendable_after, case when balance_after is null then null else '${kind}' end
     from moved, transfer returning account_id
   ), counted as (
     ${countSpendingFrom('transfer', { member, amount: ':price::bigint' })}
   ), earned as (
     insert into ledger_earning (transfer_id, member_id, amount, available_at)
     select id, ${earner}, :share::bigint, now() + make_interval(days => :held_days::int) from transfer where :share::bigint > 0
   )`;
}

/** Parameters of both. */
export interface KnownSpendingParams {
  readonly wallet_ids: number[];
  readonly balances: number[];
  readonly holds: number[];
  readonly account_ids: number[];
  readonly amounts: number[];
  readonly spendables: number[];
  readonly house_kinds: string[];
  readonly house_amounts: number[];
  readonly price: number;
  readonly share: number;
  readonly held_days: number;
}
