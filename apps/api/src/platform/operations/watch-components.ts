import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { placeOf } from '../place-of.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Components } from './readiness.ts';

/** Milliseconds between two looks of a process at what it needs. */
const lookMs = 5_000;

/** What a process needs; `storage_space` is away while the store takes no files. */
const parts = ['database', 'migrations', 'redis', 'storage', 'storage_space'] as const;
type Part = (typeof parts)[number];
type Places = Readonly<Record<Part, string>>;

interface ComponentWatch {
  /** Looks every five seconds, and writes a line when a part is missed twice, and when it comes back. */
  begin(): void;
  /** Looks once. */
  look(): Promise<void>;
  close(): void;
}

interface WatchOptions {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'databaseUrl' | 'redisUrl' | 's3' | 'mediaStore' | 'dataDir' | 'limits'>;
}

/** Watches what the process needs: a line of the log and a metric for each part that is away. */
export function watchComponents(
  read: () => Promise<Components>,
  { log, metrics, config }: WatchOptions,
): ComponentWatch {
  const places = placesOf(config);
  const away = new Map<Part, number>();
  /** Parts that the last look missed for the first time: a busy moment is no news. */
  const missed = new Set<Part>();
  let timer: NodeJS.Timeout | undefined;

  function note(part: Part, isUp: boolean): void {
    const since = away.get(part);
    const isMissed = !isUp && since === undefined;
    if (isMissed && !missed.has(part)) {
      missed.add(part);
      return;
    }
    missed.delete(part);
    if (isUp === (since === undefined)) return;
    if (isUp) {
      away.delete(part);
      const seconds = Math.round((Date.now() - (since ?? 0)) / 1_000);
      log.warn({ part }, `${places[part]} is there again, after ${seconds} s.`);
    } else {
      away.set(part, Date.now() - lookMs);
      log.error({ part }, `${places[part]} ${adviceOf(part, config.limits.upload_free_disk_percent)}`);
    }
  }

  async function look(): Promise<void> {
    for (const [part, isUp] of statesOf(await read())) note(part, isUp);
  }

  metrics.addGaugeBy('component_up', '1 while this process reaches what it needs, by part.', 'component', async () =>
    statesOf(await read()).map(([part, isUp]) => [part, isUp ? 1 : 0] as const),
  );
  return {
    begin() {
      timer ??= setInterval(() => void look(), lookMs).unref();
      void look();
    },
    look,
    close: () => clearInterval(timer),
  };
}

/** Parts whose state is known: without a database nothing is said of migrations, without a store not of its space. */
function statesOf({ database, migrations, redis, storage }: Components): (readonly [Part, boolean])[] {
  return [
    ['database', database === 'up'] as const,
    ...(database === 'up' ? [['migrations', migrations === 'up'] as const] : []),
    ...(redis === 'off' ? [] : [['redis', redis === 'up'] as const]),
    ['storage', storage !== 'down'] as const,
    ...(storage === 'down' ? [] : [['storage_space', storage === 'up'] as const]),
  ];
}

function placesOf({ databaseUrl, redisUrl, s3, mediaStore, dataDir }: WatchOptions['config']): Places {
  const media = mediaStore === 's3' ? `the bucket ${s3.bucket} of ${s3.endpoint}` : join(dataDir, 'media');
  const database = `The database at ${placeOf(databaseUrl, '5432')}`;
  return {
    database,
    migrations: database,
    redis: `Redis at ${placeOf(redisUrl, '6379')}`,
    storage: `The media store, ${media},`,
    storage_space: `Space of the media store, ${media},`,
  };
}

function adviceOf(part: Part, freePercent: number): string {
  switch (part) {
    case 'database':
      return 'does not answer: requests answer 503 until it does. Start it; docs/runbooks/incident.md says more.';
    case 'migrations':
      return 'lacks a migration: requests answer 503 until `npm run migrate` has run.';
    case 'redis':
      return 'does not answer: events reach the sockets of one process alone and each counts its own limits. Start it; nothing is lost.';
    case 'storage':
      return 'does not answer: photos are away and uploads answer 503. Start it, or look at its account and its disk.';
    case 'storage_space':
      return `is used up: uploads answer 503 while it or DATA_DIR has less than ${freePercent} % free. Free some, or enlarge the disk.`;
  }
}
