/** Limits of one socket. */
export const socketLimits = {
  frameBytes: 64 * 1024,
  /** A slow reader with this many bytes pending is closed and catches up by number. */
  backlogBytes: 1024 * 1024,
  framesPerSecond: 20,
  /** Requests for missed events; the server sends them in order, so a device needs few. */
  resumesPerMinute: 10,
  socketsPerMember: 20,
  /** New connections per address and minute: many members may share one, and all reconnect after a restart. */
  opensPerMinute: 300,
  /** More missed events, or older than the log: fetch snapshots instead. */
  catchUp: 500,
  /** A page whose oldest snapshot is older fetches all again when it connects. */
  startAgeMs: 20_000,
  /** On top of a page's age: its way to the socket (half of it at most), and transactions that ended late. */
  startMarginMs: 10_000,
  pingMs: 25_000,
  /** A socket that does not reply to a close within this time is terminated. */
  closeMs: 1_500,
} as const;
