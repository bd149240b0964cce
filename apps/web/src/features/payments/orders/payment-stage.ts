import type { PaymentOrder } from '@peonia/contract/payments.ts';
import type { StoredPayment } from '../../../platform/store/stored-payment.ts';

/**
 * What the dialog shows: the choice, one of the waits, or one of the results. Source: specification section 4, "Payment
 * modal".
 */
export type Stage =
  | 'choose'
  | 'preparing'
  | 'unsent'
  | 'confirm'
  | 'image'
  | 'wait'
  | 'success'
  | 'held'
  | 'failed'
  | 'upgrading'
  | 'upgraded'
  | 'short';

/** What is known of a payment beside the store: it is asked for again after a reload. */
export interface PaymentRun {
  /** No answer came, or the last try was cut off. */
  readonly isDisconnected: boolean;
  /** The upgrade has been answered. */
  readonly isUpgraded: boolean;
  /** The balance was not enough. */
  readonly isBalanceShort: boolean;
}

/** Where a payment stands. */
export function stageOf(payment: StoredPayment | null, run: PaymentRun): Stage {
  if (payment === null) return 'choose';
  if (run.isBalanceShort) return 'short';
  if (run.isUpgraded) return 'upgraded';
  if (run.isDisconnected) return 'unsent';
  if (payment.choice.method === 'balance' || payment.choice.method === 'present') return 'upgrading';
  if (payment.begun === null) return 'preparing';
  return stageOfOrder(payment.begun.order) ?? waitOf(payment);
}

/** A payment that can be told to be over; the page then need not ask any more. */
export function isSettled(stage: Stage): boolean {
  return ['success', 'held', 'failed', 'upgraded', 'short', 'choose'].includes(stage);
}

function stageOfOrder(order: PaymentOrder): Stage | null {
  switch (order.state) {
    case 'credited':
      return order.month === null ? 'success' : 'upgrading';
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

function waitOf({ begun, told }: StoredPayment): Stage {
  if (told || begun === null || begun.order.state === 'paid') return 'wait';
  if (begun.action === 'image') return 'image';
  return begun.action === 'redirect' ? 'confirm' : 'wait';
}

/** The newer of two states of one order: an answer that was long on its way must not undo an outcome. */
export function newerOrder(known: PaymentOrder, heard: PaymentOrder): PaymentOrder {
  return isOutcome(known) && !isOutcome(heard) ? known : heard;
}

function isOutcome({ state }: PaymentOrder): boolean {
  return state === 'credited' || state === 'refunded';
}
