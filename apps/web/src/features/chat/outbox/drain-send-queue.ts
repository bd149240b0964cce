import { nextToSend, type Outcome, applyOutcome } from './outbox-state.ts';
import type { Unsent } from './unsent.ts';

interface SendQueueParts {
  /** Unsent messages of the conversation in order; other tabs change them too. */
  queue(): readonly Unsent[];
  /** One attempt. Never throws: errors are outcomes. */
  send(unsent: Unsent): Promise<Outcome>;
  /** Stores the entry after an attempt, or removes it when null. */
  keep(clientId: string, left: Unsent | null): void;
  /** Waits, or less when the network state changes. */
  wait(ms: number): Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
/** Poll interval while a file is processed; the server's event ends it earlier. */
const NOT_READY_WAIT_MS = 1_500;
const MAX_WAIT_MS = 30_000;

/**
 * Sends the messages of a conversation one by one until none is left. A message is tried only once the previous one is
 * stored or refused, and an attempt without a reply is repeated with the same id, so each message is stored exactly
 * once and in order. Only a message whose files are still processed lets later ones pass.
 */
export async function drainSendQueue(parts: SendQueueParts): Promise<void> {
  let losses = 0;
  for (let next = nextToSend(parts.queue()); next !== undefined; next = nextToSend(parts.queue())) {
    const { client_id } = next;
    const outcome = await parts.send(next);
    if (outcome.kind === 'lost') {
      await parts.wait(outcome.retryAfterMs ?? Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** losses));
      losses += 1;
      continue;
    }
    losses = 0;
    // Read again: it may have been removed or requeued in flight.
    const queue = parts.queue();
    const current = queue.find((one) => one.client_id === client_id);
    if (current !== undefined) parts.keep(client_id, applyOutcome(queue, current, outcome, Date.now()));
    if (outcome.kind === 'not_ready' && nextToSend(parts.queue())?.client_id === client_id)
      await parts.wait(NOT_READY_WAIT_MS);
  }
}
