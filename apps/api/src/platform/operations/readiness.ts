import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { BlobStore } from '../blobs/blob-store.ts';
import { listMigrations } from '../db/migrate.ts';
import type { Db } from '../db/statement.ts';
import { readAppliedMigrations } from './health.sql.ts';

export type ComponentState = 'up' | 'down';

/** State of what the process needs. `off`: Redis is not configured. */
export interface Components {
  readonly database: ComponentState;
  /** Down while a migration of this program is missing; newer ones in the database are fine. */
  readonly migrations: ComponentState;
  readonly redis: ComponentState | 'off';
  readonly storage: ComponentState;
}

const patienceMs = 2_000;
/**
 * Anyone may ask for readiness, without a limit: the media store is asked this often at most, the rest once at a time.
 */
const storageMs = 5_000;

/** Returns a function that reads the components, once for all who ask meanwhile. It never throws. */
export async function openReadiness(options: {
  db: Db;
  redis: Redis | null;
  blobs: BlobStore;
}): Promise<() => Promise<Components>> {
  const { db, redis, blobs } = options;
  const wanted = await listMigrations();
  let storage: { readonly state: Promise<ComponentState>; readonly until: number } | undefined;

  function readStorage(): Promise<ComponentState> {
    if (storage === undefined || storage.until < Date.now())
      storage = { state: stateOf(blobs.check()), until: Date.now() + storageMs };
    return storage.state;
  }

  async function readComponents(): Promise<Components> {
    const [applied, redisState, storageState] = await Promise.all([
      readAppliedMigrations.all(db, {}).catch(() => null),
      redis === null ? ('off' as const) : stateOf(redis.ping()),
      readStorage(),
    ]);
    const names = new Set(applied?.map(({ name }) => name));
    return {
      database: applied === null ? 'down' : 'up',
      migrations: wanted.every((name) => names.has(name)) ? 'up' : 'down',
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

function stateOf(answer: Promise<unknown>): Promise<ComponentState> {
  const up = answer.then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return Promise.race([up, sleep(patienceMs, 'down' as const, { ref: false })]);
}
