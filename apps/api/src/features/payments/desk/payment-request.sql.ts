import type { paymentActs, paymentRequestStates } from '@peonia/contract/money/payment-desk.ts';
import { statement } from '../../../platform/db/statement.ts';

type State = (typeof paymentRequestStates)[number];

export interface RequestRow extends Record<string, unknown> {
  readonly id: number;
  readonly order_id: number;
  readonly act: (typeof paymentActs)[number];
  readonly amount: number | null;
  readonly reason: string;
  readonly asked_by: number;
  readonly asked_at: Date;
  readonly state: State;
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
  readonly detail: string | null;
  /** Of evidence. */
  readonly dispute_id: number | null;
  readonly file_ref: string | null;
}

const columns = `id, order_id, act, amount, reason, asked_by, asked_at, state, decided_by, decided_at, detail, dispute_id,
  file_ref`;

/** Returns no row if a request about this order is waiting. */
export const insertRequest = statement<
  { order_id: number; act: string; amount: number | null; reason: string; asked_by: number; dispute_id: number | null },
  { id: number }
>(
  'insert_payment_request',
  `insert into payment_request (order_id, act, amount, reason, asked_by, dispute_id)
   values (:order_id, :act, :amount, :reason, :asked_by, :dispute_id)
   on conflict (order_id) where state in ('open', 'approved') do nothing returning id`,
);

/** The request because of which no other one may be made: it waits, or goes to the provider. */
export const requestUnderWay = statement<{ order_id: number }, { state: 'open' | 'approved' }>(
  'payment_request_under_way',
  "select state from payment_request where order_id = :order_id and state in ('open', 'approved')",
);

export const requestsOf = statement<{ order_id: number }, RequestRow>(
  'payment_requests_of',
  `select ${columns} from payment_request where order_id = :order_id order by id desc`,
);

export const evidenceRequestsOf = statement<{ order_id: number; dispute_id: number }, RequestRow>(
  'evidence_requests_of',
  `select ${columns} from payment_request where order_id = :order_id and dispute_id = :dispute_id order by id desc`,
);

/** The evidence was uploaded to the provider. */
export const saveRequestFile = statement<{ id: number; file_ref: string }>(
  'save_payment_request_file',
  'update payment_request set file_ref = :file_ref where id = :id',
);

export const lockRequest = statement<{ id: number }, RequestRow>(
  'lock_payment_request',
  `select ${columns} from payment_request where id = :id for update`,
);

export const decideRequest = statement<{ id: number; state: State; decided_by: number; detail: string }>(
  'decide_payment_request',
  'update payment_request set state = :state, decided_by = :decided_by, decided_at = now(), detail = :detail where id = :id',
);

/** The provider has accepted or refused a confirmed refund. */
export const endRequest = statement<{ id: number; state: 'done' | 'failed'; detail: string | null }>(
  'end_payment_request',
  "update payment_request set state = :state, detail = coalesce(:detail, detail) where id = :id and state = 'approved'",
);

/** An accepted refund that the provider could not make after all. */
export const failAcceptedRequest = statement<{ id: number; order_id: number }>(
  'fail_accepted_payment_request',
  `update payment_request set state = 'failed', detail = 'failed at the provider'
   where id = :id and order_id = :order_id and act = 'refund' and state = 'done'`,
);
