/** What one socket may ask of the server. */
export const socketLimits = {
  frameBytes: 64 * 1024,
  /** A reader that lets this much pile up is closed and catches up by number. */
  backlogBytes: 1024 * 1024,
  framesPerSecond: 20,
  socketsPerMember: 20,
  /** Connections that one address may begin in a minute: many members may share one, and all come back after a restart. */
  opensPerMinute: 300,
  /** More missed events than this, or older than the log: fetch snapshots instead. */
  catchUp: 500,
  pingMs: 25_000,
  /** Whoever does not answer a close within this time is cut off. */
  closeMs: 1_500,
} as const;
