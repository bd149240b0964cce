import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import type { StoredPayment } from './payment-record.ts';

/**
 * What the dialog shows: the checkout, a waiting stage or a result. Source: specification section 4, "Payment modal".
 */
export type Stage =
  | 'choose'
  | 'preparing'
  | 'unsent'
  | 'confirm'
  | 'image'
  /** The sheet of the app's store. */
  | 'store'
  | 'wait'
  | 'success'
  /** A fee that was not needed any more: its money became gold. */
  | 'kept'
  | 'held'
  | 'failed'
  | 'upgrading'
  | 'upgraded'
  | 'short';

/** State of a payment that is not stored; it is requested again after a reload. */
interface PaymentRun {
  /** No reply, or the last attempt was interrupted. */
  readonly isDisconnected: boolean;
  /** The upgrade has succeeded. */
  readonly isUpgraded: boolean;
  /** The balance was not sufficient. */
  readonly isBalanceShort: boolean;
}

/** The current stage of a payment. */
export function stageOf(payment: StoredPayment | null, run: PaymentRun): Stage {
  if (payment === null) return 'choose';
  if (run.isBalanceShort) return 'short';
  if (run.isUpgraded) return 'upgraded';
  if (run.isDisconnected) return 'unsent';
  if (payment.choice.method === 'balance' || payment.choice.method === 'present') return 'upgrading';
  if (payment.begun === null) return 'preparing';
  return stageOfOrder(payment.begun.order) ?? waitingStage(payment);
}

/** True for stages without polling. */
export function isSettled(stage: Stage): boolean {
  return ['success', 'kept', 'held', 'failed', 'upgraded', 'short', 'choose'].includes(stage);
}

function stageOfOrder(order: PaymentOrder): Stage | null {
  switch (order.state) {
    case 'credited':
      if (order.month !== null) return 'upgrading';
      return order.as_gold ? 'kept' : 'success';
    case 'pending':
      return order.reason === null ? null : 'held';
    case 'failed':
    case 'cancelled':
    case 'refunded':
      return 'failed';
    default:
      return null;
  }
}

function waitingStage({ begun, told }: StoredPayment): Stage {
  if (told || begun === null || begun.order.state === 'paid') return 'wait';
  if (begun.action === 'image' || begun.action === 'store') return begun.action;
  return begun.action === 'redirect' ? 'confirm' : 'wait';
}

/** The newer of two states of an order: a late reply must not undo an outcome. */
export function newerOrder(known: PaymentOrder, received: PaymentOrder): PaymentOrder {
  return isOutcome(known) && !isOutcome(received) ? known : received;
}

function isOutcome({ state }: PaymentOrder): boolean {
  return state === 'credited' || state === 'refunded';
}
