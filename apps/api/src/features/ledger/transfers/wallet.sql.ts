import { hotRead, statement } from '../../../platform/db/statement.ts';

export type WalletKind = 'bonus' | 'purchased' | 'earned' | 'debt';
export type HouseKind =
  | 'revenue'
  | 'clearing'
  | 'bank'
  | 'promotion'
  | 'pending_earnings'
  | 'payout'
  | 'adjustment'
  | 'fees';

/** Rows of each house account; a transfer moves the one of its number, so that transfers seldom wait for each other. */
export const houseShards = 32;

export const openWallets = statement<{ member_id: number }>(
  'open_wallets',
  `insert into ledger_account (member_id, kind) select :member_id, unnest(array['bonus', 'purchased', 'earned', 'debt'])
   on conflict on constraint ledger_account_once do nothing`,
);

export interface WalletRow {
  readonly id: number;
  readonly kind: WalletKind;
  readonly balance: number;
  readonly held: number;
}

/** A member's wallets in one read. */
export const walletsOf = hotRead<{ member_id: number }, WalletRow & Record<string, unknown>>(
  'wallets_of',
  'select id, kind, balance, held from ledger_account where member_id = :member_id and shard = 0',
);

/** Spendable gold of a member as an SQL expression: bonus and purchased, less holds. */
export const balanceOf = (memberId: string): string =>
  `select coalesce(sum(balance - held), 0)::bigint from ledger_account
   where member_id = ${memberId} and shard = 0 and kind in ('bonus', 'purchased')`;

/** The same, locked in the order of their ids, which prevents deadlocks. */
export const lockWallets = statement<
  { member_ids: number[] },
  WalletRow & { member_id: number } & Record<string, unknown>
>(
  'lock_wallets',
  'select id, member_id, kind, balance, held from ledger_account where member_id = any(:member_ids::bigint[]) and shard = 0 order by id for update',
);

/** Returns the new transfer's id; no row if the key was used before. */
export const insertTransfer = statement<
  { key: string; kind: string; cause: string; cause_id: number; reverses: number | null; other_id: number | null },
  { id: number }
>(
  'insert_transfer',
  `insert into ledger_transfer (key, kind, cause, cause_id, reverses, other_id) values (:key, :kind, :cause, :cause_id, :reverses, :other_id)
   on conflict on constraint ledger_transfer_key do nothing returning id`,
);

export const transferByKey = statement<{ key: string }, { id: number; kind: string; cause: string; cause_id: number }>(
  'transfer_by_key',
  'select id, kind, cause, cause_id from ledger_transfer where key = :key',
);

/**
 * Updates balances and inserts all entries of a transfer in one statement. House accounts are named by kind and shard,
 * and locked in the order of their ids: an update takes rows in the order of its plan, and two transfers could wait for
 * each other. The input is materialized and ordered by id: a row that a concurrent transfer moved is evaluated again,
 * and a computed source would be empty then.
 */
export const postEntries = statement<{
  transfer_id: number;
  kind: string;
  account_ids: number[];
  amounts: number[];
  spendables: number[];
  house_kinds: string[];
  house_amounts: number[];
  shard: number;
}>(
  'post_entries',
  `with house as materialized (
     select a.id, g.amount from unnest(:house_kinds::text[], :house_amounts::bigint[]) as g(kind, amount)
       join ledger_account a on a.member_id is null and a.kind = g.kind and a.shard = :shard::smallint
     order by a.id for no key update of a
   ), given as materialized (
     select account_id, amount, spendable_after from unnest(:account_ids::bigint[], :amounts::bigint[], :spendables::bigint[]) as g(account_id, amount, spendable_after)
     union all
     select id, amount, null from house
     order by 1
   ), moved as (
     update ledger_account a set balance = a.balance + g.amount from given g where a.id = g.account_id
     returning a.id, g.amount, g.spendable_after, case when a.member_id is null then null else a.balance end as balance_after
   )
   insert into ledger_entry (account_id, transfer_id, amount, balance_after, spendable_after, kind)
   select id, :transfer_id, amount, balance_after, spendable_after, case when balance_after is null then null else :kind end from moved`,
);

export const entriesOf = statement<
  { transfer_id: number },
  { account_id: number; member_id: number | null; kind: string; shard: number; amount: number }
>(
  'entries_of',
  `select e.account_id, a.member_id, a.kind, a.shard, e.amount from ledger_entry e join ledger_account a on a.id = e.account_id
   where e.transfer_id = :transfer_id order by e.account_id`,
);
