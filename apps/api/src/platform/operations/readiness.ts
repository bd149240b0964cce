import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Redis } from 'ioredis';
import type { BlobStore } from '../blobs/blob-store.ts';
import { readFreePercent } from '../blobs/disk-space.ts';
import { listMigrations } from '../db/migrate/migrate.ts';
import type { Db } from '../db/statement.ts';
import { readAppliedMigrations } from './health.sql.ts';

type ComponentState = 'up' | 'down';
/** `full`: it serves files and takes none, since its disk or that of the data folder has too little free space. */
type StorageState = ComponentState | 'full';

/** State of what the process needs. `off`: Redis is not configured. */
export interface Components {
  readonly database: ComponentState;
  /** Down while a migration of this program is missing; newer ones in the database are fine. */
  readonly migrations: ComponentState;
  readonly redis: ComponentState | 'off';
  readonly storage: StorageState;
}

const patienceMs = 2_000;
const stepMs = 50;
/** A busy pool takes longer than a database that is away: probes wait for eight seconds. */
const databasePatienceMs = 5_000;
/**
 * Anyone may ask for readiness, without a limit: the media store is asked this often at most, the rest once at a time.
 */
const storageMs = 5_000;

/** Returns a function that reads the components, once for all who ask meanwhile. It never throws. */
export async function openReadiness(options: {
  db: Db;
  redis: Redis | null;
  blobs: BlobStore;
  /** Folder of files that are being received. */
  dataDir: string;
  limits: Limits;
}): Promise<() => Promise<Components>> {
  const { db, redis, blobs, dataDir, limits } = options;
  const wanted = await listMigrations();
  let storage: { readonly state: Promise<StorageState>; readonly until: number } | undefined;
  let applied: Promise<ReadonlySet<string>> | null = null;

  /** Names of migrations. A read that hangs is not repeated: each would take a connection. */
  function readApplied(): Promise<ReadonlySet<string>> {
    applied ??= readAppliedMigrations
      .all(db, {})
      .then((rows) => new Set(rows.map(({ name }) => name)))
      .finally(() => {
        applied = null;
      });
    return applied;
  }

  async function lookAtStorage(): Promise<'up' | 'full'> {
    await blobs.check();
    return (await readFreePercent(dataDir, blobs)) < limits.upload_free_disk_percent ? 'full' : 'up';
  }

  function readStorage(): Promise<StorageState> {
    if (storage === undefined || storage.until < Date.now())
      storage = { state: orDown(lookAtStorage()), until: Date.now() + storageMs };
    return storage.state;
  }

  async function readComponents(): Promise<Components> {
    const [names, redisState, storageState] = await Promise.all([
      orDown(readApplied(), databasePatienceMs),
      redis === null ? ('off' as const) : orDown(redis.ping().then(() => 'up' as const)),
      readStorage(),
    ]);
    return {
      database: names === 'down' ? 'down' : 'up',
      migrations: names !== 'down' && wanted.every((name) => names.has(name)) ? 'up' : 'down',
      redis: redisState,
      storage: storageState,
    };
  }

  let running: Promise<Components> | null = null;
  return () =>
    (running ??= readComponents().finally(() => {
      running = null;
    }));
}

function orDown<State>(answer: Promise<State>, ms = patienceMs): Promise<State | 'down'> {
  const state = answer.catch(() => 'down' as const);
  return Promise.race([state, patience(ms).then(() => 'down' as const)]);
}

/**
 * Waits in small steps: of a time in which this process computes one step passes. A timer of the whole time would fire
 * before a reply is read that has arrived long ago.
 */
async function patience(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) await sleep(stepMs, undefined, { ref: false });
}
