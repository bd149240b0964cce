/** How a line stands, in milliseconds of one clock. */
export interface LineAge {
  readonly state: RTCPeerConnectionState;
  /** When it came into this state. */
  readonly since: number;
  /** When a new way was looked for last; the beginning of the line counts. */
  readonly tried: number;
}

/** A first connection through a far relay takes its time; one that broke often comes back by itself within a moment. */
const PATIENCE_MS: Readonly<Partial<Record<RTCPeerConnectionState, number>>> = {
  new: 8_000,
  connecting: 8_000,
  disconnected: 2_000,
  failed: 0,
};
/** One try at a time: the other has to hear of it and answer. */
const BETWEEN_MS = 6_000;

/** The caller leads: two who mend the same line at the same time undo each other's work. */
const LEAD_MS = 8_000;

/** Whether it is time to look for a new way to the other. */
export function shouldRenew({ state, since, tried }: LineAge, now: number, isCaller: boolean): boolean {
  const known = PATIENCE_MS[state];
  if (known === undefined) return false;
  const patience = isCaller ? known : known + LEAD_MS;
  const isFirst = tried <= since;
  return now - since >= patience && (isFirst || now - tried >= BETWEEN_MS);
}
