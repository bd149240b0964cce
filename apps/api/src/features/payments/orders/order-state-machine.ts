import type { orderStates } from '@peonia/contract/money/payments.ts';

export type OrderState = (typeof orderStates)[number];

/**
 * Allowed transitions of an order. A cancelled or failed order opens again when its money arrives late; one whose
 * dispute was won is credited again. A database trigger holds the same list.
 */
const following: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'failed', 'cancelled'],
  pending: ['paid', 'failed', 'cancelled'],
  paid: ['credited'],
  credited: ['refunded'],
  failed: ['pending'],
  cancelled: ['pending'],
  // A won dispute.
  refunded: ['credited'],
};

export function mayFollow(from: OrderState, to: OrderState): boolean {
  return following[from].includes(to);
}

/** Whether the payer has cancelled it here: money that only we can take is not taken. */
export function isCalledOff({
  state,
  reason,
}: {
  readonly state: OrderState;
  readonly reason: string | null;
}): boolean {
  return state === 'cancelled' && reason === 'cancelled';
}

/** The states between `from` and `to`, without `from`; null where no transitions lead there. */
export function transitionsBetween(from: OrderState, to: OrderState): readonly OrderState[] | null {
  const ways: OrderState[][] = [[from]];
  const seen = new Set<OrderState>([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way.slice(1);
    for (const next of following[last]) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** Whether money has arrived. From here only a refund leads on, and only a won dispute leads back. */
export function isMoneyIn(state: OrderState): boolean {
  return state === 'paid' || state === 'credited' || state === 'refunded';
}
