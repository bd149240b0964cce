/** What two looks at a connection's figures tell. */
export interface LineFigures {
  /** Packets that came and that were lost, since the connection began. */
  readonly received: number;
  readonly lost: number;
  /** Seconds there and back; null where nobody knows yet. */
  readonly roundTrip: number | null;
}

/** Above these a voice begins to break and two people talk at the same time. */
const LOST_SHARE = 0.08;
const ROUND_TRIP_SECONDS = 0.7;
/** Fewer packets than this say nothing. */
const FEW = 20;

export const noFigures: LineFigures = { received: 0, lost: 0, roundTrip: null };

/** Whether the connection is weak between two looks. Nothing at all arriving is not for this to judge: then it is lost. */
export function isWeak(before: LineFigures, now: LineFigures): boolean {
  const lost = Math.max(0, now.lost - before.lost);
  const all = Math.max(0, now.received - before.received) + lost;
  const isHoled = all >= FEW && lost / all > LOST_SHARE;
  return isHoled || (now.roundTrip ?? 0) > ROUND_TRIP_SECONDS;
}

/** Reads the figures out of what the browser measures. */
export function figuresOf(report: Iterable<unknown>): LineFigures {
  let { received, lost, roundTrip } = { ...noFigures };
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
