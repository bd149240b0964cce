import type { Unsent, Words } from './unsent.ts';

/** After this wait a message reads "Not sent". Source: design guide, "Sending". */
export const LATE_MS = 30_000;

/**
 * What became of one try to send. `lost`: nobody knows, so it is sent again with the same id. `early`: the server still
 * makes its files ready; what was written since need not wait for that.
 */
export type Outcome =
  | { readonly kind: 'stored' | 'early' }
  | { readonly kind: 'refused'; readonly reason: string; readonly name: string | null }
  | { readonly kind: 'lost'; readonly retryAfterMs: number | null };

/** How the reader sees an unsent message. */
export type UnsentState = 'sending' | 'failed';

/** The unsent messages of one conversation, in the order they were written. */
export function laneOf(all: readonly Unsent[], from: number, to: number): readonly Unsent[] {
  return all
    .filter((one) => one.from === from && one.to === to)
    .toSorted((a, b) => a.at - b.at || (a.client_id < b.client_id ? -1 : 1));
}

/** The one that may be sent now. Those behind it wait for it, so that nothing overtakes. */
export function nextToSend(lane: readonly Unsent[]): Unsent | undefined {
  return lane.find((one) => one.refusal === null);
}

/** A new message at the end of its lane, also where the clock was set back meanwhile. */
export function enqueue(
  lane: readonly Unsent[],
  message: Words & Pick<Unsent, 'client_id' | 'from' | 'to'>,
  now: number,
): Unsent {
  return { ...message, at: endOf(lane, now), since: now, refusal: null, refusalName: null };
}

/** The entry as it stays after a try; null where it is done with. */
export function settle(lane: readonly Unsent[], unsent: Unsent, outcome: Outcome, now: number): Unsent | null {
  if (outcome.kind === 'stored') return null;
  if (outcome.kind === 'early') return { ...unsent, at: endOf(lane, now), since: now };
  return outcome.kind === 'refused' ? { ...unsent, refusal: outcome.reason, refusalName: outcome.name } : unsent;
}

/** The sender asks again. What was refused goes behind what was written since; what is merely late keeps its place. */
export function tryAgain(lane: readonly Unsent[], unsent: Unsent, now: number): Unsent {
  return unsent.refusal === null
    ? { ...unsent, since: now }
    : { ...unsent, since: now, at: endOf(lane, now), refusal: null, refusalName: null };
}

export function stateOf(unsent: Unsent, now: number, isOnline: boolean): UnsentState {
  return unsent.refusal !== null || !isOnline || now - unsent.since >= LATE_MS ? 'failed' : 'sending';
}

function endOf(lane: readonly Unsent[], now: number): number {
  return Math.max(now, (lane.at(-1)?.at ?? 0) + 1);
}
