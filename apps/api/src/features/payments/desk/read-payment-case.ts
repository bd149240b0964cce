import {
  type getPaymentCase as endpoint,
  type PaymentCase,
  type PaymentRequest,
} from '@peonia/contract/money/payment-desk.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type StaffAccess } from '../../accounts/public.ts';
import { readDebt } from '../../ledger/public.ts';
import { orderByPublicId, type OrderRow } from '../orders/order.sql.ts';
import { refundedOf } from '../refunds/refund.sql.ts';
import { presentRow } from './list-payments.ts';
import { eventsOfOrder, historyOfPayer } from './payment-desk.sql.ts';
import { requestsOf, type RequestRow } from './payment-request.sql.ts';
import { readRefunds } from './read-refunds.ts';

/** Webhook events of a payment that are listed. */
const eventsMost = 100;

/** A payment as the money desk sees it. The look is logged. */
export async function readPaymentCase(
  { db, caller, params }: Call<typeof endpoint>,
  staff: StaffAccess,
): Promise<PaymentCase> {
  await staff.requireStaff(db, caller, 'payments.read');
  const order = await orderByPublicId.first(db, { public_id: params.id });
  if (order === undefined) throw refuse('not_found');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'payment.read',
    subject: 'payment',
    subject_ids: [order.id],
    detail: '',
  });
  return presentCase(db, order, caller.id);
}

export async function presentCase(db: Db, order: OrderRow, readerId: number): Promise<PaymentCase> {
  const requests = await requestsOf.all(db, { order_id: order.id });
  const staffIds = requests.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by ?? asked_by]);
  const [people, newest, { refunds, refunds_older }, refunded, history, debt] = [
    await readAccountSummaries(db, [...new Set([order.account_id, order.target_id, ...staffIds])]),
    await eventsOfOrder.all(db, { order_id: order.id, most: eventsMost + 1 }),
    await readRefunds(db, order.id),
    await refundedOf.one(db, { order_id: order.id }),
    await historyOfPayer.one(db, { account_id: order.account_id }),
    await readDebt(db, order.account_id),
  ];
  const nameOf = (id: number) => people.get(id)?.name ?? '';
  const asked = requests.find(({ state }) => state === 'open')?.act ?? null;
  return {
    ...presentRow({ ...order, asked }, nameOf(order.account_id)),
    reason: order.reason,
    called_off_at: order.called_off_at?.toISOString() ?? null,
    target: order.target_id === order.account_id ? null : { user_id: order.target_id, name: nameOf(order.target_id) },
    provider_ref: order.provider_ref,
    provider_payment: order.provider_payment,
    refunded: refunded.amount / 100,
    payer: {
      ...history,
      joined_at: people.get(order.account_id)?.created_at.toISOString() ?? null,
      debt: goldFromCents(debt),
    },
    events: newest
      .slice(0, eventsMost)
      .toReversed()
      .map(({ event_id, reason, received_at, ...event }) => ({
        ...event,
        id: event_id,
        detail: reason,
        received_at: received_at.toISOString(),
      })),
    events_older: newest.length > eventsMost,
    locks: refunds.some(({ locks }) => locks),
    refunds: refunds.map(({ refund_id, kind, dispute, amount, gold, created_at }) => ({
      kind,
      dispute,
      id: refund_id,
      amount: amount / 100,
      gold: goldFromCents(gold),
      created_at: created_at.toISOString(),
    })),
    refunds_older,
    requests: requests.map((row) => presentRequest(row, nameOf, readerId)),
  };
}

/** A request as the reader sees it. */
export function presentRequest(row: RequestRow, nameOf: (id: number) => string, readerId: number): PaymentRequest {
  return {
    id: row.id,
    act: row.act,
    amount: row.amount === null ? null : row.amount / 100,
    reason: row.reason,
    state: row.state,
    asked_by: nameOf(row.asked_by),
    own: row.asked_by === readerId,
    asked_at: row.asked_at.toISOString(),
    decided_by: row.decided_by === null ? null : nameOf(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    detail: row.detail,
    file: row.file_ref,
  };
}
