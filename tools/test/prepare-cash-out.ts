import type pg from 'pg';
import type { CashOutRequest } from './journey-requests.ts';

/**
 * Gives a partner what takes days: earned gold if wanted, a payout method that is old enough, two-step login, and a
 * proof of the books by the hour.
 */
export async function prepareCashOut(pool: pg.Pool, { id, gold }: CashOutRequest): Promise<object> {
  await pool.query(
    "insert into account_factor (account_id, sealed, confirmed_at) values ($1, '\\x00', now()) on conflict do nothing",
    [id],
  );
  await pool.query("update payout_method set created_at = now() - interval '73 hours' where member_id = $1", [id]);
  if (gold > 0) await giveEarned(pool, id, gold);
  await pool.query("insert into ledger_proof (breaches) values ('[]')");
  return {};
}

async function giveEarned(pool: pg.Pool, id: number, gold: number): Promise<void> {
  await pool.query(
    `with moved as (
       insert into ledger_transfer (key, kind, cause, cause_id) values ('journey:earned:' || $1::bigint, 'earning', 'test', $1::bigint) returning id
     ), lines as (
       select a.id, case when a.member_id is null then -$2::bigint else $2::bigint end as amount, a.member_id, a.balance
       from ledger_account a
       where a.member_id = $1::bigint and a.kind = 'earned' or a.member_id is null and a.kind = 'adjustment' and a.shard = 0
     ), booked as (
       update ledger_account a set balance = a.balance + l.amount from lines l where a.id = l.id
     )
     insert into ledger_entry (account_id, transfer_id, amount, balance_after, spendable_after, kind)
     select l.id, m.id, l.amount, case when l.member_id is null then null else l.balance + l.amount end,
       case when l.member_id is null then null else 0 end, case when l.member_id is null then null else 'earning' end
     from lines l, moved m`,
    [id, gold * 100],
  );
}
