/** State of a connection; times in milliseconds. */
export interface ConnectionAge {
  readonly state: RTCPeerConnectionState;
  /** When it entered this state. */
  readonly since: number;
  /** Last ICE restart, or the start of the connection. */
  readonly tried: number;
}

/** A first connection through a distant relay takes time; a disconnected one often recovers by itself. */
const PATIENCE_MS: Readonly<Partial<Record<RTCPeerConnectionState, number>>> = {
  new: 8_000,
  connecting: 8_000,
  disconnected: 2_000,
  failed: 0,
};
/** Minimum interval of restarts: the other side has to respond. */
const BETWEEN_MS = 6_000;

/** The other side waits longer than the caller, because simultaneous restarts conflict. */
const LEAD_MS = 8_000;

/** Whether ICE should be restarted now. */
export function shouldRestartIce({ state, since, tried }: ConnectionAge, now: number, isCaller: boolean): boolean {
  const known = PATIENCE_MS[state];
  if (known === undefined) return false;
  const patience = isCaller ? known : known + LEAD_MS;
  const isFirst = tried <= since;
  return now - since >= patience && (isFirst || now - tried >= BETWEEN_MS);
}
