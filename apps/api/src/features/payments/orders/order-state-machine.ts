import type { orderStates } from '@peonia/contract/payments.ts';

export type OrderState = (typeof orderStates)[number];

/**
 * Which state follows which. A payment that was given up or had failed opens again when its money arrives after all, so
 * that nobody pays for nothing; one whose dispute was won is credited again. The database holds the same list in a
 * trigger.
 */
const following: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'failed', 'cancelled'],
  pending: ['paid', 'failed', 'cancelled'],
  paid: ['credited'],
  credited: ['refunded'],
  failed: ['pending'],
  cancelled: ['pending'],
  // A dispute that was won.
  refunded: ['credited'],
};

export function mayFollow(from: OrderState, to: OrderState): boolean {
  return following[from].includes(to);
}

/** The steps from one state to another, without the first; null where no way leads there. */
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

/** Has money come in? From here on nothing but a refund leads on, and a won dispute back. */
export function isMoneyIn(state: OrderState): boolean {
  return state === 'paid' || state === 'credited' || state === 'refunded';
}
