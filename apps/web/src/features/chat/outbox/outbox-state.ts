import type { Unsent, MessageContent } from './unsent.ts';

/** After this time a message reads "Not sent". Source: design guide, "Sending". */
export const NOT_SENT_AFTER_MS = 30_000;

/**
 * Result of one attempt. `lost`: unknown, repeated with the same id. `not_ready`: the server still processes its files;
 * later messages may pass.
 */
export type Outcome =
  | { readonly kind: 'stored' | 'not_ready' }
  | { readonly kind: 'refused'; readonly reason: string; readonly name: string | null }
  | { readonly kind: 'lost'; readonly retryAfterMs: number | null };

/** State of an unsent message as shown. */
export type UnsentState = 'sending' | 'failed';

/** Unsent messages of one conversation, in the order they were written. */
export function queueFor(all: readonly Unsent[], from: number, to: number): readonly Unsent[] {
  return all
    .filter((one) => one.from === from && one.to === to)
    .toSorted((a, b) => a.at - b.at || (a.client_id < b.client_id ? -1 : 1));
}

/** Returns the message to send next; later ones wait for it. */
export function nextToSend(queue: readonly Unsent[]): Unsent | undefined {
  return queue.find((one) => one.refusal === null);
}

/** Appends a message to its queue, also when the clock was set back. */
export function enqueue(
  queue: readonly Unsent[],
  message: MessageContent & Pick<Unsent, 'client_id' | 'from' | 'to'>,
  now: number,
): Unsent {
  return { ...message, at: endOf(queue, now), since: now, refusal: null, refusalName: null };
}

/** Returns the entry after an attempt; null when it is stored. */
export function applyOutcome(queue: readonly Unsent[], unsent: Unsent, outcome: Outcome, now: number): Unsent | null {
  if (outcome.kind === 'stored') return null;
  if (outcome.kind === 'not_ready') return { ...unsent, at: endOf(queue, now), since: now };
  return outcome.kind === 'refused' ? { ...unsent, refusal: outcome.reason, refusalName: outcome.name } : unsent;
}

/** Requeues a message on "Retry". A refused one moves to the end; a late one keeps its position. */
export function requeue(queue: readonly Unsent[], unsent: Unsent, now: number): Unsent {
  return unsent.refusal === null
    ? { ...unsent, since: now }
    : { ...unsent, since: now, at: endOf(queue, now), refusal: null, refusalName: null };
}

export function unsentState(unsent: Unsent, now: number, isOnline: boolean): UnsentState {
  return unsent.refusal !== null || !isOnline || now - unsent.since >= NOT_SENT_AFTER_MS ? 'failed' : 'sending';
}

function endOf(queue: readonly Unsent[], now: number): number {
  return Math.max(now, (queue.at(-1)?.at ?? 0) + 1);
}
