import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { readPosition, readReplayed } from './position.sql.ts';
import { ReplicaLag } from './replica-lag.ts';
import { keepMs, type WrittenPositions } from './written-positions.ts';

/** The same data, over the connections of short and of long reads. */
export interface Reader {
  readonly database: Database;
  readonly slowDatabase: Database;
}

/** Who answered a read that a replica may answer. `repeated`: the primary, after the replica could not. */
type ReadBy = 'replica' | 'primary' | 'repeated';

/** Reads of lists, profiles, searches and figures; never of money or sessions. */
export interface Replica {
  /**
   * Runs `work` on the replica where it has all that the member wrote and was told of; else on the primary. What fails
   * on the replica or is not found there runs once more on the primary: `work` only reads.
   */
  read<T>(memberId: number | null, work: (reader: Reader) => Promise<T>): Promise<T>;
  /** After a commit, before anyone is told: these members read the replica again when it has replayed the commit. */
  noteWrite(memberIds: readonly number[]): Promise<void>;
  /** Milliseconds that the replica is behind. */
  lag(): number;
  close(): Promise<void>;
}

/** Without a replica the primary reads everything. */
export function noReplica(primary: Reader): Replica {
  return {
    read: (_memberId, work) => work(primary),
    noteWrite: async () => {},
    lag: () => 0,
    close: async () => {},
  };
}

/** Milliseconds between two looks at both servers. */
const lookMs = 500;

export function openReplica(options: {
  primary: Reader;
  replica: Reader;
  positions: WrittenPositions;
  /** A replica that is further behind is not read. */
  longestLagMs: number;
  observer?: (by: ReadBy) => void;
}): Replica {
  const { primary, replica, positions, longestLagMs, observer = () => {} } = options;
  const lag = new ReplicaLag();
  /** A position could not be written or read: until then every member reads the primary. */
  let distrustUntil = 0;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      const at = performance.now();
      lag.addSample((await readPosition.one(primary.database, {})).position, at);
      const { position } = await readReplayed.one(replica.database, {});
      if (position !== null) lag.setReplayed(position);
    } catch {
      lag.forget();
    }
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
  };
  lookOnce();
  const timer = setInterval(lookOnce, lookMs);
  timer.unref();

  function distrust(): void {
    distrustUntil = performance.now() + keepMs;
  }

  async function contains(memberId: number | null): Promise<boolean> {
    const now = performance.now();
    if (now < distrustUntil || lag.lagAt(now) > longestLagMs) return false;
    if (memberId === null) return true;
    try {
      return (await positions.find(memberId)) <= lag.replayed;
    } catch {
      distrust();
      return false;
    }
  }

  return {
    async read(memberId, work) {
      if (!(await contains(memberId))) {
        observer('primary');
        return work(primary);
      }
      try {
        const result = await work(replica);
        observer('replica');
        return result;
      } catch (error) {
        if (error instanceof Refusal && error.entry.status !== 404) throw error;

        observer('repeated');
        return work(primary);
      }
    },
    async noteWrite(memberIds) {
      if (memberIds.length === 0) return;
      try {
        const { position } = await readPosition.one(primary.database, {});
        await positions.raise([...new Set(memberIds)], position);
      } catch {
        distrust();
      }
    },
    lag: () => lag.lagAt(performance.now()),
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all([replica.database.end(), replica.slowDatabase.end()]);
    },
  };
}
