import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { buildApp, type App } from '../src/app.ts';
import { readConfig, type Config } from '../src/platform/config/config.ts';
import { captureLog } from './capture-log.ts';
import { openClient, type Client } from './client.ts';
import { countQueries } from './count-queries.ts';
import { registerMember, type Member } from './fixtures/register-member.ts';
import type { MemberOptions } from './fixtures/registration.ts';
import { cheapWork } from './fixtures/work-cost.ts';

/** The whole program on a database of its own, listening on a free port. */
export interface Api {
  readonly app: App;
  readonly config: Config;
  readonly address: string;
  /** Somebody without a session. */
  guest(language?: string): Client;
  /** A member with a session; `finished` (the default) has taken the first steps. */
  register(name: string, options?: MemberOptions): Promise<Member>;
  /** Runs SQL for what no endpoint can do, such as suspending an account. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** Queries that reach the database while `work` runs, without the program's own heartbeat. */
  countQueries(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts the program for one test file. `overrides` are environment variables. Background work runs only when asked:
 * `app.outbox.drain()`.
 */
export async function startApi(overrides: Readonly<Record<string, string>> = {}): Promise<Api> {
  return startApiOn(await createTestDatabase(), overrides);
}

/** The same on a migrated database of the test's own. */
export async function startApiOn(
  database: TestDatabase,
  overrides: Readonly<Record<string, string>> = {},
): Promise<Api> {
  const dataDir = await mkdtemp(join(tmpdir(), 'peonia-api-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    RATE_LIMITS: '0',
    // On a busy machine hundreds of simultaneous requests take longer than a member would wait.
    STATEMENT_TIMEOUT_MS: '30000',
    ...cheapWork,
    ...overrides,
  });
  const app = await buildApp(config);
  const logProblems = captureLog(app.server.log);
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const pool = new pg.Pool({ connectionString: config.databaseDirectUrl || database.url, max: 2 });
  const sql = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await pool.query<R>(text, values)).rows;

  return {
    app,
    config,
    address,
    guest: (language = 'en') => openClient(address, { language, token: null }),
    register: (name, options = {}) => registerMember({ address, pool }, name, options),
    sql,
    countQueries,
    async close() {
      await pool.end();
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (logProblems().length > 0) throw new Error(logProblems().join('\n'));
    },
  };
}
