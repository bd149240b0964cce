import type { BookAccount, BookHold, WalletAccount } from '@peonia/contract/money/books.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { TransferKind } from '../transfers/post-transfer.ts';
import { startOf } from './running-total.sql.ts';

/**
 * Opening, movement and closing of every account on a day. Closed days are read from their totals. An open one is read
 * from the running totals, and what follows them is added up from its transfers.
 */
export const trialBalance = statement<
  { day: string },
  { account: BookAccount; opening: number; debit: number; credit: number; is_closed: boolean }
>(
  'trial_balance',
  `with last as (
     select max(day) as day, coalesce(max(day) = :day::date, false) as is_closed from ledger_day where day <= :day::date
   ), known as (
     select last.*, ${startOf('last.day + 1')} as day_end, (
       select max(r.until) from ledger_running_total r where not last.is_closed and r.until <= ${startOf(':day::date + 1')}
         and r.until > coalesce(${startOf('last.day + 1')}, '-infinity')
     ) as until from last
   ), live as (
     select (select a.kind from ledger_account a where a.id = e.account_id) as account,
       t.created_at < ${startOf(':day::date')} as is_before, e.amount
     from known k
       join ledger_transfer t on not k.is_closed and t.created_at < ${startOf(':day::date + 1')}
         and t.created_at >= coalesce(k.until, k.day_end, '-infinity')
       cross join lateral (select e.account_id, e.amount from ledger_entry e where e.transfer_id = t.id offset 0) e
   ), parts as (
     select b.account, b.balance as opening, 0::bigint as debit, 0::bigint as credit
     from known k join ledger_day_balance b on k.until is null
       and b.day = case when k.is_closed then k.day - 1 else k.day end
     union all
     select r.account, case when k.until > ${startOf(':day::date')} then r.balance - r.credit + r.debit else r.balance end,
       case when k.until > ${startOf(':day::date')} then r.debit else 0 end,
       case when k.until > ${startOf(':day::date')} then r.credit else 0 end
     from known k join ledger_running_total r on r.until = k.until
     union all
     select d.account, 0, d.debit, d.credit from known k join ledger_day_total d on k.is_closed and d.day = k.day
     union all
     select account, case when is_before then amount else 0 end, case when not is_before and amount < 0 then -amount else 0 end,
       case when not is_before and amount > 0 then amount else 0 end from live
   )
   select p.account, sum(p.opening)::bigint as opening, sum(p.debit)::bigint as debit, sum(p.credit)::bigint as credit,
     (select is_closed from known) as is_closed
   from parts p group by p.account`,
);

export interface TransferRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: TransferKind;
  readonly cause: string;
  readonly cause_id: number;
  readonly reverses: number | null;
  readonly amount: number;
  readonly created_at: Date;
}

const amountOf =
  '(select coalesce(sum(e.amount), 0)::bigint from ledger_entry e where e.transfer_id = t.id and e.amount > 0)';

/** Transfers by time, newest first, of all days or one. */
export const transfersByTime = statement<{ day: string | null; before: number; most: number }, TransferRow>(
  'book_transfers_by_time',
  `select t.id, t.kind, t.cause, t.cause_id, t.reverses, t.created_at, ${amountOf} as amount from ledger_transfer t
   where (t.created_at, t.id) < (coalesce((select b.created_at from ledger_transfer b where b.id = :before), 'infinity'), :before::bigint)
     and t.created_at >= coalesce(:day::date::timestamp at time zone 'UTC', '-infinity')
     and t.created_at < coalesce((:day::date + 1)::timestamp at time zone 'UTC', 'infinity')
   order by t.created_at desc, t.id desc limit :most`,
);

/** Transfers with this number, key or cause, newest first. */
export const searchTransfers = statement<
  {
    number: number | null;
    key: string;
    cause: string | null;
    cause_id: number | null;
    day: string | null;
    before: number;
    most: number;
  },
  TransferRow
>(
  'search_book_transfers',
  `with found as (
     select id from ledger_transfer where id = :number::bigint
     union select id from ledger_transfer where key = :key
     union (select id from ledger_transfer where cause = :cause and cause_id = :cause_id::bigint order by id desc limit 10000)
   )
   select t.id, t.kind, t.cause, t.cause_id, t.reverses, t.created_at, ${amountOf} as amount
   from found f join ledger_transfer t on t.id = f.id
   where (t.created_at, t.id) < (coalesce((select b.created_at from ledger_transfer b where b.id = :before), 'infinity'), :before::bigint)
     and t.created_at >= coalesce(:day::date::timestamp at time zone 'UTC', '-infinity')
     and t.created_at < coalesce((:day::date + 1)::timestamp at time zone 'UTC', 'infinity')
   order by t.created_at desc, t.id desc limit :most`,
);

export const transferById = statement<
  { id: number },
  TransferRow & { key: string; reversed_by: number | null; holds: string[] }
>(
  'book_transfer_by_id',
  `select t.id, t.key, t.kind, t.cause, t.cause_id, t.reverses, t.created_at, ${amountOf} as amount,
     (select r.id from ledger_transfer r where r.reverses = t.id) as reversed_by,
     array(select distinct h.key from ledger_entry e join ledger_hold h on h.account_id = e.account_id and h.transfer_id = t.id
           where e.transfer_id = t.id order by h.key) as holds
   from ledger_transfer t where t.id = :id`,
);

export const entriesOfTransfer = statement<
  { id: number },
  { account: BookAccount; user_id: number | null; amount: number; balance: number | null }
>(
  'book_entries_of_transfer',
  `select a.kind as account, a.member_id as user_id, e.amount, e.balance_after as balance
   from ledger_entry e join ledger_account a on a.id = e.account_id where e.transfer_id = :id order by e.amount, a.id`,
);

export interface EntryRow extends Record<string, unknown> {
  readonly id: number;
  readonly account: BookAccount;
  readonly amount: number;
  readonly balance: number | null;
  readonly transfer_id: number;
  readonly kind: TransferKind;
  readonly cause: string;
  readonly cause_id: number;
  readonly created_at: Date;
}

/** Each account gives its newest entries by index; the newest of them all are the page. */
const entriesWhere = (accounts: string): string =>
  `select n.id, n.account, n.amount, n.balance, n.transfer_id, t.kind, t.cause, t.cause_id, t.created_at from (
     select e.id, a.kind as account, e.amount, e.balance_after as balance, e.transfer_id
     from ledger_account a cross join lateral (
       select e.id, e.amount, e.balance_after, e.transfer_id from ledger_entry e
       where e.account_id = a.id and e.id < :before::bigint order by e.id desc limit :most::int
     ) e where ${accounts} order by e.id desc limit :most::int
   ) n join ledger_transfer t on t.id = n.transfer_id order by n.id desc`;

export const entriesOfHouse = statement<{ account: string; before: number; most: number }, EntryRow>(
  'book_entries_of_house',
  entriesWhere('a.member_id is null and a.kind = :account'),
);

export const entriesOfMember = statement<
  { member_id: number; account: string | null; before: number; most: number },
  EntryRow
>('book_entries_of_member', entriesWhere('a.member_id = :member_id and a.kind = coalesce(:account::text, a.kind)'));

/** Wallets of the member with this number or name; none if there is no such member. */
export const walletsOfFound = statement<
  { number: number | null; name: string },
  { user_id: number; account: WalletAccount; balance: number; held: number }
>(
  'book_wallets_of_member',
  `select w.member_id as user_id, w.kind as account, w.balance, w.held from ledger_account w
   where w.shard = 0 and w.member_id = coalesce(:number::bigint, (select a.id from active_account a where a.name = :name))
   order by w.id`,
);

export const holdsOfMember = statement<
  { member_id: number; before: number; most: number },
  Omit<BookHold, 'created_at'> & { created_at: Date }
>(
  'book_holds_of_member',
  `select h.id, h.key, a.kind as account, h.amount, h.state, h.transfer_id, h.created_at
   from ledger_account a cross join lateral (
     select h.* from ledger_hold h where h.account_id = a.id and h.id < :before::bigint order by h.id desc limit :most::int
   ) h where a.member_id = :member_id order by h.id desc limit :most::int`,
);

export const newestProof = statement<
  { hours: number },
  { made_at: Date; is_fresh: boolean; breaches: { rule: string; count: number; example: string | null }[] }
>(
  'newest_book_proof',
  `select made_at, made_at > now() - make_interval(hours => :hours) as is_fresh, breaches
   from ledger_proof order by id desc limit 1`,
);
