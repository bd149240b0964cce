/** Statistics of a peer connection. */
export interface ConnectionStats {
  /** Packets received and lost since the connection began. */
  readonly received: number;
  readonly lost: number;
  /** Round trip in seconds; null while unknown. */
  readonly roundTrip: number | null;
}

/** Above these values audio breaks up and the members talk over each other. */
const LOST_SHARE = 0.08;
const ROUND_TRIP_SECONDS = 0.7;
/** Fewer packets are not significant. */
const FEW = 20;

export const noStats: ConnectionStats = { received: 0, lost: 0, roundTrip: null };

/**
 * Whether the connection is weak between two samples. No packets at all means that it is lost, which is not checked
 * here.
 */
export function isWeak(before: ConnectionStats, now: ConnectionStats): boolean {
  const lost = Math.max(0, now.lost - before.lost);
  const all = Math.max(0, now.received - before.received) + lost;
  const isHoled = all >= FEW && lost / all > LOST_SHARE;
  return isHoled || (now.roundTrip ?? 0) > ROUND_TRIP_SECONDS;
}

/** Reads the statistics of an `RTCStatsReport`. */
export function readStats(report: Iterable<unknown>): ConnectionStats {
  let { received, lost, roundTrip } = { ...noStats };
  for (const entry of report as Iterable<Readonly<Record<string, unknown>>>) {
    if (entry['type'] === 'inbound-rtp') {
      received += numberOf(entry['packetsReceived']);
      lost += numberOf(entry['packetsLost']);
    }
    if (
      entry['type'] === 'candidate-pair' &&
      entry['nominated'] === true &&
      typeof entry['currentRoundTripTime'] === 'number'
    )
      roundTrip = entry['currentRoundTripTime'];
  }
  return { received, lost, roundTrip };
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
