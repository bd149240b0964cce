import { refundedOrderStates, type MallOrderState } from '@peonia/contract/mall/mall.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { emitBalance, postHold, reverseTransfer, voidHold } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import { returnStock } from '../catalogue/product.sql.ts';
import '../events.ts';
import { setState, type OrderRow } from './order.sql.ts';

/** Key of the held gold of an order. */
export const holdKey = (id: number) => `mall:${id}`;

interface Step {
  readonly state: MallOrderState;
  /** Who took the step and knows of it; null for staff and jobs. */
  readonly by: number | null;
  readonly courier?: string;
  readonly tracking_number?: string;
}

/**
 * Moves a locked order: gold, stock, state and what both sides are told, in the caller's transaction. Every step is
 * allowed once, so capture and refund happen once.
 */
export async function moveOrder(transaction: EventTransaction, order: OrderRow, step: Step): Promise<void> {
  const { db } = transaction;
  const isRefund = (refundedOrderStates as readonly string[]).includes(step.state);
  const transfer_id = step.state === 'delivered' ? await capture(transaction, order) : null;
  if (isRefund) await refund(transaction, order);
  await setState.run(db, {
    id: order.id,
    state: step.state,
    courier: step.courier ?? null,
    tracking_number: step.tracking_number ?? null,
    transfer_id,
    sender_unseen: order.is_gift && step.by !== order.sender_id,
    recipient_unseen: step.by !== order.recipient_id,
    drops_address: isRefund && step.state !== 'returned',
  });
  await publishStep(transaction, order, step);
}

/** Emits the step to both sides, and notifies those who did not take it. */
export async function publishStep({ db, emit }: EventTransaction, order: OrderRow, { state, by }: Step): Promise<void> {
  const sides = [
    { member: order.recipient_id, other: order.sender_id, unseen: order.recipient_unseen, pays: !order.is_gift },
    ...(order.is_gift
      ? [{ member: order.sender_id, other: order.recipient_id, unseen: order.sender_unseen, pays: true }]
      : []),
  ];
  const isRefund = (refundedOrderStates as readonly string[]).includes(state);
  for (const { member, other, unseen, pays } of sides) {
    if (member === null) continue;
    emit(member, 'order.changed', { id: order.id, state, count: member === by || unseen ? 0 : 1 });
    if (member === by) continue;
    const returned = pays && isRefund ? order.total : 0;
    await notify(db, {
      member_id: member,
      type: 'order',
      what: state,
      person_id: order.is_gift ? other : null,
      subject: order.id,
      facts: { order_id: order.id, ...(returned > 0 ? { amount: goldFromCents(returned) } : {}) },
    });
    await enqueue(db, 'mall.order-moved', { order_id: order.id, member_id: member, state, returned });
  }
}

async function capture(transaction: EventTransaction, order: OrderRow): Promise<number> {
  const { db } = transaction;
  const { transfer_id } = await postHold(
    db,
    holdKey(order.id),
    {
      key: `mall-capture:${order.id}`,
      kind: 'order',
      cause: 'mall_order',
      cause_id: order.id,
      ...(order.is_gift && order.recipient_id !== null ? { other_id: order.recipient_id } : {}),
    },
    'revenue',
  );
  if (order.sender_id !== null) await emitBalance(transaction, order.sender_id);
  return transfer_id;
}

/** Gives all gold back: releases the hold, or reverses the capture. Pieces that were not sent are on offer again. */
async function refund(transaction: EventTransaction, order: OrderRow): Promise<void> {
  const { db } = transaction;
  if (order.state === 'pending' || order.state === 'accepted') await returnStock.run(db, { order_id: order.id });
  if (order.transfer_id === null) await voidHold(db, holdKey(order.id));
  else
    await reverseTransfer(db, {
      key: `mall-return:${order.id}`,
      transfer_id: order.transfer_id,
      cause: 'mall_order',
      cause_id: order.id,
    });
  if (order.sender_id !== null) await emitBalance(transaction, order.sender_id);
}
