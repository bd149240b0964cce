import type { Database, PooledDatabase } from '../../db/database.ts';
import type { StatementObserver } from '../../db/observe-statements.ts';
import { countOutboxTopics } from '../../outbox/outbox.sql.ts';
import type { RowObserver } from '../../outbox/run-rows.ts';
import { countOnline } from '../../realtime/presence.sql.ts';
import type { RealtimeHub } from '../../realtime/realtime.ts';
import { meterJobs, meterOutbox, type JobMeter } from './meter-effects.ts';
import { meterOutgoing } from './meter-outgoing.ts';
import { meterStatements } from './meter-statements.ts';
import { sharedRead, type Metrics } from './metrics.ts';

/** Observers of the platform’s parts that write metrics. */
export interface Meters {
  readonly statement: StatementObserver;
  readonly row: RowObserver;
  readonly jobs: JobMeter;
  close(): void;
}

export function openMeters(metrics: Metrics): Meters {
  const stopOutgoing = meterOutgoing(metrics);
  return {
    statement: meterStatements(metrics),
    row: meterOutbox(metrics),
    jobs: meterJobs(metrics),
    close: stopOutgoing,
  };
}

/** What the platform counts by itself: pools, queues, sockets and events. */
export function meterPlatform(
  metrics: Metrics,
  { database, slowDatabase, hub }: { database: PooledDatabase; slowDatabase: PooledDatabase; hub: RealtimeHub },
): void {
  meterPool(metrics, database);
  meterPool(metrics, slowDatabase, 'slow_');
  meterQueues(metrics, database);
  meterRealtime(metrics, database, hub);
}

/** Connections of the pool of requests. */
function meterPool(metrics: Metrics, database: PooledDatabase, prefix: 'slow_' | '' = ''): void {
  let pool = database.readPool();
  metrics.beforeScrape(() => {
    pool = database.readPool();
  });
  for (const state of ['open', 'idle', 'waiting'] as const) {
    const help = { open: 'Open connections.', idle: 'Idle connections.', waiting: 'Requests that wait for one.' }[
      state
    ];
    metrics.addGauge(`database_${prefix}pool_${state}`, `Database pool: ${help}`, () => pool[state]);
  }
}

/** Queues by topic: how much waits, since when, and what failed too often. */
function meterQueues(metrics: Metrics, database: Database): void {
  const readTopics = sharedRead(() => countOutboxTopics.all(database, {}));
  const read = (column: 'waiting' | 'oldest_seconds' | 'dead') => async () =>
    (await readTopics()).map((row) => [row.topic, row[column]] as const);
  const readAll = (column: 'waiting' | 'oldest_seconds' | 'dead') => async () =>
    (await readTopics()).map((row) => row[column]);
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  metrics.addGauge('outbox_waiting', 'Effects that wait in the outbox.', async () => sum(await readAll('waiting')()));
  metrics.addGauge('outbox_dead', 'Effects that failed too often.', async () => sum(await readAll('dead')()));
  metrics.addGauge('outbox_oldest_seconds', 'Age of the oldest effect that waits in the outbox.', async () =>
    Math.max(0, ...(await readAll('oldest_seconds')())),
  );
  metrics.addGaugeBy('outbox_topic_waiting', 'Effects that wait, by topic.', 'topic', read('waiting'));
  metrics.addGaugeBy('outbox_topic_dead', 'Effects that failed too often, by topic.', 'topic', read('dead'));
  metrics.addGaugeBy(
    'outbox_topic_oldest_seconds',
    'Age of the oldest effect that waits, by topic.',
    'topic',
    read('oldest_seconds'),
  );
}

/** Sockets of this process, presence of all, and published events by name. */
function meterRealtime(metrics: Metrics, database: Database, hub: RealtimeHub): void {
  metrics.addGauge('realtime_sockets', 'Open sockets of this process.', () => hub.sockets.all().length);
  metrics.addGauge(
    'presence_members',
    'Members who are online, on all processes.',
    async () => (await countOnline.one(database, {})).members,
  );
  const events = metrics.addCounter('realtime_events_total', 'Published events, by name.', ['event']);
  hub.onPublished((_memberId, event) => events.inc({ event }));
}
