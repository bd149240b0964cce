import { statement } from '../../../platform/db/statement.ts';
import { postedAt } from '../../ledger/public.ts';
import type { Currency, GatewayName } from '../gateways/payment-gateway.ts';

export interface SettlementRow extends Record<string, unknown> {
  readonly id: number;
  readonly gateway: GatewayName;
  readonly name: string;
  readonly currency: Currency;
  readonly lines: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly fee: number;
  readonly fee_gold: number;
  readonly bank_gold: number;
  readonly staff_id: number;
  readonly imported_at: Date;
}

const columns = `s.id, s.gateway, s.name, s.currency, s.lines, to_char(s.first_day, 'YYYY-MM-DD') as first_day,
  to_char(s.last_day, 'YYYY-MM-DD') as last_day, s.fee, s.fee_gold, s.bank_gold, s.staff_id, s.imported_at`;

export const listOfSettlements = statement<{ before: number; most: number }, SettlementRow>(
  'list_payment_settlements',
  `select ${columns} from payment_settlement s where s.id < :before order by s.id desc limit :most`,
);

export const settlementByHash = statement<{ gateway: string; hash: Buffer }, SettlementRow>(
  'payment_settlement_by_hash',
  `select ${columns} from payment_settlement s where s.gateway = :gateway and s.hash = :hash`,
);

/** Returns no row if the same report was imported before. */
export const insertSettlement = statement<
  {
    gateway: string;
    hash: Buffer;
    name: string;
    currency: string;
    lines: number;
    first_day: string;
    last_day: string;
    staff_id: number;
  },
  { id: number }
>(
  'insert_payment_settlement',
  `insert into payment_settlement (gateway, hash, name, currency, lines, first_day, last_day, fee, fee_gold, staff_id)
   values (:gateway, :hash, :name, :currency, :lines, :first_day::date, :last_day::date, 0, 0, :staff_id)
   on conflict on constraint payment_settlement_once do nothing returning id`,
);

/** Stores the lines that no earlier report held; returns how many those are, their fees, and what went to the bank. */
export const insertLines = statement<
  { gateway: string; settlement_id: number; lines: string },
  { count: number; fee: number; moved: number }
>(
  'insert_payment_settlement_lines',
  `with given as (
     select * from jsonb_to_recordset(:lines::jsonb)
       as g(ref text, kind text, order_ref text, payment text, amount bigint, fee bigint, made_at timestamptz)
   ), inserted as (
     insert into payment_settlement_line (gateway, ref, settlement_id, kind, order_id, amount, fee, made_at)
     select :gateway, g.ref, :settlement_id, g.kind, coalesce(
         (select o.id from payment_order o where o.public_id = g.order_ref and o.gateway = :gateway),
         (select o.id from payment_order o where o.gateway = :gateway and o.provider_payment = g.payment order by o.id limit 1)
       ), g.amount, g.fee, g.made_at
     from given g on conflict on constraint payment_settlement_line_pkey do nothing returning kind, amount, fee
   )
   select count(*) as count, coalesce(sum(fee), 0)::bigint as fee,
     coalesce(-sum(amount) filter (where kind = 'transfer'), 0)::bigint as moved from inserted`,
);

export const saveBooked = statement<{ id: number; fee: number; fee_gold: number; bank_gold: number }>(
  'save_booked_payment_settlement',
  'update payment_settlement set fee = :fee, fee_gold = :fee_gold, bank_gold = :bank_gold where id = :id',
);

/**
 * What a report and our orders disagree on. Orders count as missing in it where they were credited between its first
 * and its last day, whose edges another report may hold; never in a report of transfers to the bank alone. A difference
 * that was resolved opens again.
 */
export const findSettlementDifferences = statement<{ id: number }, { id: number }>(
  'find_settlement_differences',
  `with report as (select * from payment_settlement where id = :id), judged as (
     select l.ref, l.made_at, l.amount, o.id as order_id, o.public_id, o.amount as ours, case
         when l.kind in ('fee', 'transfer', 'other') then null
         when o.id is null then 'unknown'
         when l.kind = 'payment' and o.amount <> l.amount then 'other_amount'
         when l.kind = 'payment' and o.state not in ('paid', 'credited', 'refunded') then 'not_credited'
         when l.kind <> 'payment' and (
             select coalesce(-sum(k.amount), 0) from payment_settlement_line k
             where k.order_id = o.id and k.kind in ('refund', 'dispute')
           ) > (select coalesce(sum(r.amount), 0) from payment_refund r where r.order_id = o.id) then 'not_refunded'
       end as what
     from payment_settlement_line l left join payment_order o on o.id = l.order_id where l.settlement_id = :id
   ), missing as (
     select o.id, o.public_id, o.amount, o.created_at from report s join payment_order o on o.gateway = s.gateway
       and o.currency = s.currency and o.state in ('credited', 'refunded')
       and o.created_at > s.first_day - interval '30 days' and o.created_at < s.last_day
     where ${postedAt("'order:' || o.id")} >= (s.first_day + 1)::timestamp at time zone 'UTC'
       and ${postedAt("'order:' || o.id")} < s.last_day::timestamp at time zone 'UTC'
       and not exists (select 1 from payment_settlement_line l where l.order_id = o.id and l.kind = 'payment')
       and exists (select 1 from payment_settlement_line l where l.settlement_id = s.id and l.kind <> 'transfer')
   ), found as (
     select what, coalesce(public_id, ref) as subject, order_id, made_at, abs(amount) as theirs, ours
     from judged where what is not null
     union all
     select 'not_paid', public_id, id, created_at, null, amount from missing
   )
   insert into payment_difference (gateway, what, subject, order_id, day, theirs, ours, currency)
   select distinct on (f.what, f.subject) s.gateway, f.what, f.subject, f.order_id, (f.made_at at time zone 'UTC')::date,
     f.theirs, f.ours, s.currency
   from found f, report s order by f.what, f.subject, f.made_at
   on conflict on constraint payment_difference_once
   do update set state = 'open', reason = null, decided_by = null, decided_at = null
   where payment_difference.state = 'resolved'
   returning id`,
);
