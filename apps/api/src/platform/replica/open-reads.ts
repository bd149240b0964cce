import type { Redis } from 'ioredis';
import type { Config } from '../config/config.ts';
import { openConnections } from '../db/connections/open-connections.ts';
import type { StatementObserver } from '../db/observe-statements.ts';
import type { Metrics } from '../operations/metrics/metrics.ts';
import { noReplica, openReplica, type Reader, type Replica } from './replica.ts';
import { positionsInMemory, positionsInRedis } from './written-positions.ts';

/** Opens the replica of the settings, with its metrics. Positions of members are shared over Redis where it is set. */
export function openReads(
  config: Config,
  given: { primary: Reader; redis: Redis | null; metrics: Metrics; observer: StatementObserver },
): Replica {
  const { primary, redis, metrics, observer } = given;
  const { url, longestLagMs } = config.databaseReplica;
  const reads = metrics.addCounter(
    'database_replica_reads_total',
    'Reads that a replica may answer, by who did: replica, primary, or the primary after the replica failed.',
    ['by'],
  );
  const lag = { read: () => 0 };
  metrics.addGauge('database_replica_lag_ms', 'Milliseconds that the replica is behind, as this process sees it.', () =>
    lag.read(),
  );
  if (url === '') return noReplica(primary);
  const replica = openReplica({
    primary,
    replica: openConnections(config, { url, name: 'api-replica', observer }),
    positions: redis === null ? positionsInMemory() : positionsInRedis(redis),
    longestLagMs,
    observer: (by) => reads.inc({ by }),
  });
  lag.read = replica.lag;
  return replica;
}
