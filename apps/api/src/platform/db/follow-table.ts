/** Milliseconds between two looks at the table: every process follows a change within 5 s. */
const lookMs = 2_000;

/** A table that is kept in memory. */
export interface FollowedTable {
  /** Reads the table now. A failure keeps what was known. */
  refresh(): Promise<void>;
  /** Reads the table for the first time, then every two seconds until `close`. */
  start(): Promise<void>;
  close(): void;
}

/** Keeps what `look` reads of a table up to date. A database that is away changes nothing. */
export function followTable(look: () => Promise<void>): FollowedTable {
  let timer: NodeJS.Timeout | undefined;
  const refresh = () => look().catch(() => {});
  return {
    refresh,
    async start() {
      await look();
      timer = setInterval(() => void refresh(), lookMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}
