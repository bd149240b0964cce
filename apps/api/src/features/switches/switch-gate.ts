import { refuse } from '../../platform/http/refusal.ts';
import type { RequestGate } from '../../platform/http/request-gates.ts';
import type { Switches } from './open-switches.ts';

/** Seconds in Retry-After of a stop without an end, and the bounds of one with an end. */
const retrySeconds = { fallback: 300, least: 30, most: 3_600 } as const;

/**
 * Refuses what begins while its service is stopped, and what belongs to a feature that is not open to the caller. What
 * is under way has other endpoints, which name neither.
 */
export function switchGate(switches: Switches): RequestGate {
  return ({ routeOptions: { config }, caller }) => {
    const { stoppedBy, flag } = config;
    if (stoppedBy !== undefined) {
      const until = switches.stoppedUntil(stoppedBy);
      if (until !== undefined) throw refuse(`${stoppedBy}_stopped`, { seconds: secondsUntil(until) });
    }
    if (flag !== undefined && caller !== null && !switches.isOpen(flag, caller)) throw refuse('feature_closed');
  };
}

function secondsUntil(until: Date | null): number {
  if (until === null) return retrySeconds.fallback;
  const left = Math.ceil((until.getTime() - Date.now()) / 1_000);
  return Math.min(Math.max(left, retrySeconds.least), retrySeconds.most);
}
