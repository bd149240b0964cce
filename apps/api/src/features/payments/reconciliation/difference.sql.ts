import type { CorrectionAccount, DifferenceKind, DifferenceState } from '@peonia/contract/money/reconciliation.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import type { Currency, GatewayName } from '../gateways/payment-gateway.ts';
import type { OrderState } from '../orders/order-state-machine.ts';

export interface DifferenceRecord extends Record<string, unknown> {
  readonly id: number;
  readonly gateway: GatewayName;
  readonly what: DifferenceKind;
  readonly subject: string;
  readonly day: string;
  readonly theirs: number | null;
  readonly ours: number | null;
  readonly currency: Currency | null;
  readonly state: DifferenceState;
  readonly asked: boolean;
  readonly found_at: Date;
}

const columns = `d.id, d.gateway, d.what, d.subject, to_char(d.day, 'YYYY-MM-DD') as day, d.theirs, d.ours, d.currency, d.state, d.found_at,
  exists (select 1 from payment_correction c where c.difference_id = d.id and c.state = 'open') as asked`;

export const listOfDifferences = statement<
  { show: string; gateway: string | null; before: number; most: number },
  DifferenceRecord
>(
  'list_payment_differences',
  `select ${columns} from payment_difference d
   where d.id < :before and (:gateway::text is null or d.gateway = :gateway)
     and (:show = 'all' or d.state = :show
       or :show = 'asked' and d.id in (select c.difference_id from payment_correction c where c.state = 'open'))
   order by d.id desc limit :most`,
);

export interface DifferenceDetails extends DifferenceRecord {
  readonly order_id: number | null;
  readonly order_public_id: string | null;
  readonly order_state: OrderState | null;
  readonly reason: string | null;
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
}

const details = `select ${columns}, d.order_id, o.public_id as order_public_id, o.state as order_state, d.reason, d.decided_by, d.decided_at
   from payment_difference d left join payment_order o on o.id = d.order_id where d.id = :id`;

export const differenceById = statement<{ id: number }, DifferenceDetails>('payment_difference_by_id', details);

export const lockDifference = statement<{ id: number }, DifferenceDetails>(
  'lock_payment_difference',
  `${details} for update of d`,
);

export const decideDifference = statement<{
  id: number;
  state: DifferenceState;
  reason: string | null;
  decided_by: number | null;
}>(
  'decide_payment_difference',
  `update payment_difference set state = :state, reason = :reason, decided_by = :decided_by,
     decided_at = case when :state = 'open' then null else now() end where id = :id`,
);

/** Stores what a comparison found; what was resolved opens again. */
export const storeDifferences = statement<{ gateway: string; day: string; found: string }>(
  'store_payment_differences',
  `insert into payment_difference (gateway, what, subject, order_id, day, theirs, ours, currency)
   select distinct on (g.what, g.subject) :gateway, g.what, g.subject, o.id, :day::date, g.theirs, o.amount, coalesce(o.currency, g.currency)
   from jsonb_to_recordset(:found::jsonb) as g(what text, subject text, theirs bigint, currency text)
     left join payment_order o on o.public_id = g.subject and o.gateway = :gateway
   on conflict on constraint payment_difference_once
   do update set state = 'open', reason = null, decided_by = null, decided_at = null
   where payment_difference.state = 'resolved'`,
);

/**
 * Closes open differences on which both sides agree by now. `listed` are orders that the provider lists as paid. A
 * difference with an open correction stays.
 */
export const resolveDifferences = statement<{ gateway: string; listed: string[] }>(
  'resolve_payment_differences',
  `update payment_difference d set state = 'resolved', decided_at = now()
   from payment_order o
   where d.gateway = :gateway and d.state = 'open' and o.id = d.order_id
     and not exists (select 1 from payment_correction c where c.difference_id = d.id and c.state = 'open')
     and case d.what
       when 'not_credited' then o.state in ('paid', 'credited', 'refunded') and d.theirs is not distinct from o.amount
       when 'not_paid' then o.public_id = any(:listed::text[]) or exists (
         select 1 from payment_settlement_line l where l.order_id = o.id and l.kind = 'payment' and l.amount = o.amount)
       when 'not_refunded' then (
           select coalesce(-sum(l.amount), 0) from payment_settlement_line l
           where l.order_id = o.id and l.kind in ('refund', 'dispute')
         ) <= (select coalesce(sum(r.amount), 0) from payment_refund r where r.order_id = o.id)
       else false end`,
);

/** Open differences; `mine` counts those whose correction the reader asked for. */
export const differenceQueueState = statement<{ staff_id: number }, StaffQueueRow>(
  'payment_difference_queue_state',
  `select count(*) as size, count(c.id) filter (where c.asked_by = :staff_id) as mine, min(d.found_at) as oldest_at
   from payment_difference d left join payment_correction c on c.difference_id = d.id and c.state = 'open'
   where d.state = 'open'`,
);

export const linesOfOrder = statement<
  { order_id: number | null; gateway: string; ref: string },
  { ref: string; kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'other'; amount: number; fee: number; made_at: Date }
>(
  'payment_settlement_lines_of',
  `select ref, kind, amount, fee, made_at from payment_settlement_line
   where order_id = :order_id::bigint or (gateway = :gateway and ref = :ref) order by made_at limit 50`,
);

interface CorrectionRow extends Record<string, unknown> {
  readonly id: number;
  readonly debit: CorrectionAccount;
  readonly credit: CorrectionAccount;
  readonly gold: number;
  readonly reason: string;
  readonly asked_by: number;
  readonly asked_at: Date;
  readonly state: 'open' | 'done' | 'refused';
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
  readonly detail: string | null;
}

export const correctionsOf = statement<{ difference_id: number }, CorrectionRow>(
  'payment_corrections_of',
  `select id, debit, credit, gold, reason, asked_by, asked_at, state, decided_by, decided_at, detail
   from payment_correction where difference_id = :difference_id order by id desc limit 20`,
);

/** Returns no row if one is open already. */
export const insertCorrection = statement<
  { difference_id: number; debit: string; credit: string; gold: number; reason: string; asked_by: number },
  { id: number }
>(
  'insert_payment_correction',
  `insert into payment_correction (difference_id, debit, credit, gold, reason, asked_by)
   values (:difference_id, :debit, :credit, :gold, :reason, :asked_by)
   on conflict (difference_id) where state = 'open' do nothing returning id`,
);

export const decideCorrectionRow = statement<{ id: number; state: string; decided_by: number; detail: string }>(
  'decide_payment_correction',
  `update payment_correction set state = :state, decided_by = :decided_by, decided_at = now(), detail = :detail where id = :id`,
);
