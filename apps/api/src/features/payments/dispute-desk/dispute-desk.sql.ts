import type { DisputeStage } from '@peonia/contract/money/disputes.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueState } from '../../accounts/public.ts';
import type { Currency, GatewayName } from '../gateways/payment-gateway.ts';

export interface DisputeFound extends Record<string, unknown> {
  readonly id: number;
  readonly order_id: number;
  readonly public_id: string;
  readonly account_id: number;
  readonly gateway: GatewayName;
  readonly refund_id: string;
  readonly amount: number;
  readonly gold: number;
  readonly currency: Currency;
  readonly state: DisputeStage;
  readonly due_at: Date | null;
  readonly evidence_at: Date | null;
  readonly evidence_by: number | null;
  readonly evidence_note: string;
  readonly decided_at: Date | null;
  /** Whether it locks the payments of its payer. */
  readonly locks: boolean;
  readonly created_at: Date;
}

const state = `case when r.won_at is not null then 'won' when r.lost_at is not null then 'lost'
    when d.evidence_at is not null then 'sent' else 'open' end`;

const disputes = `select d.id, d.order_id, o.public_id, o.account_id, d.gateway, d.refund_id,
     r.amount, r.gold, o.currency, ${state} as state, d.due_at, d.evidence_at, d.evidence_by, d.evidence_note,
     coalesce(r.won_at, r.lost_at) as decided_at, r.won_at is null and r.unlocked_at is null as locks, d.created_at
   from payment_dispute d
     join payment_refund r on r.gateway = d.gateway and r.refund_id = d.refund_id
     join payment_order o on o.id = d.order_id`;

const due = (dispute: string) =>
  `coalesce(${dispute}.due_at, ${dispute}.created_at + make_interval(hours => :hours::int))`;

/**
 * What is not decided, by deadline. `last`: id of the page before, or null; `hours`: for disputes without a deadline.
 */
export const undecidedDisputes = statement<
  { show: string; last: number | null; hours: number; most: number },
  DisputeFound
>(
  'undecided_disputes',
  `${disputes} where r.won_at is null and r.lost_at is null and ${state} = :show
     and (:last::bigint is null or (${due('d')}, d.id) > (
       select ${due('b')}, b.id from payment_dispute b where b.id = :last::bigint))
   order by ${due('d')}, d.id limit :most::int`,
);

/** Decided ones or all, newest first. */
export const decidedDisputes = statement<{ show: string; last: number | null; most: number }, DisputeFound>(
  'decided_disputes',
  `${disputes} where (:show = 'all' or ${state} = :show) and (:last::bigint is null or d.id < :last::bigint)
   order by d.id desc limit :most::int`,
);

export const disputeById = statement<{ id: number }, DisputeFound>('dispute_by_id', `${disputes} where d.id = :id`);

/** The dispute of a payment that the provider has not decided, and of which it has no evidence. */
export const disputeToAnswer = statement<{ order_id: number }, { id: number }>(
  'dispute_to_answer',
  `select d.id from payment_dispute d join payment_refund r on r.gateway = d.gateway and r.refund_id = d.refund_id
   where d.order_id = :order_id and d.evidence_at is null and r.won_at is null and r.lost_at is null
   order by d.id desc limit 1`,
);

/** Records the evidence that the provider has taken from us; it may have reported that before. */
export const recordSubmission = statement<{ id: number; staff_id: number; note: string }>(
  'record_dispute_submission',
  `update payment_dispute set evidence_at = coalesce(evidence_at, now()), evidence_by = coalesce(evidence_by, :staff_id),
     evidence_note = case when evidence_note = '' then :note else evidence_note end where id = :id`,
);

/** Records the evidence of an open dispute, once. */
export const sendEvidence = statement<{ id: number; staff_id: number; note: string }>(
  'send_dispute_evidence',
  `update payment_dispute d set evidence_at = now(), evidence_by = :staff_id, evidence_note = :note
   from payment_refund r
   where d.id = :id and d.evidence_at is null and r.gateway = d.gateway and r.refund_id = d.refund_id
     and r.won_at is null and r.lost_at is null`,
);

/** Disputes whose evidence is due, and the nearest deadline. `hours`: for those without one. */
export const disputeQueueState = statement<{ hours: number }, StaffQueueState & Record<string, unknown>>(
  'dispute_queue_state',
  `select count(*) as size, 0 as mine, min(d.created_at) as oldest_at,
     min(${due('d')}) as due_at
   from payment_dispute d join payment_refund r on r.gateway = d.gateway and r.refund_id = d.refund_id
   where d.evidence_at is null and r.won_at is null and r.lost_at is null`,
);
