import { nextToSend, type Outcome, settle } from './outbox-state.ts';
import type { Unsent } from './unsent.ts';

export interface LaneParts {
  /** What is unsent in this conversation now, in order; other tabs add and remove too. */
  lane(): readonly Unsent[];
  /** One try. Never throws: what went wrong is the outcome. */
  send(unsent: Unsent): Promise<Outcome>;
  /** Keeps the entry as it is after a try, or forgets it with null. */
  keep(clientId: string, left: Unsent | null): void;
  /** Rests this long, or shorter when there is news of the network. */
  rest(ms: number): Promise<void>;
}

const FIRST_REST = 1_000;
/** Between two looks whether a recording or video is ready, in this page alone; the server's event ends the rest. */
const EARLY_REST = 1_500;
const LONGEST_REST = 30_000;

/**
 * Sends the messages of one conversation one after the other until none is left to send. A message is only tried once
 * the one before it is stored or refused, and a try without an answer is repeated with the same id: each is stored
 * exactly once and in order, whatever is lost on the way. Only a message whose files are still made ready lets those
 * behind it pass.
 */
export async function driveLane(parts: LaneParts): Promise<void> {
  let losses = 0;
  for (let next = nextToSend(parts.lane()); next !== undefined; next = nextToSend(parts.lane())) {
    const { client_id } = next;
    const outcome = await parts.send(next);
    if (outcome.kind === 'lost') {
      await parts.rest(outcome.retryAfterMs ?? Math.min(LONGEST_REST, FIRST_REST * 2 ** losses));
      losses += 1;
      continue;
    }
    losses = 0;
    // Read again: its sender may have taken it back, or it may have waited anew, while it was on its way.
    const lane = parts.lane();
    const current = lane.find((one) => one.client_id === client_id);
    if (current !== undefined) parts.keep(client_id, settle(lane, current, outcome, Date.now()));
    if (outcome.kind === 'early' && nextToSend(parts.lane())?.client_id === client_id) await parts.rest(EARLY_REST);
  }
}
