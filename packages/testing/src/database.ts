import { randomId } from '@peonia/core/random-id.ts';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server, and the migrated database to clone. */
    databaseServer: { readonly url: string; readonly template: string };
  }
}

/** A database of one's own, as the migrations leave it. */
export interface TestDatabase {
  readonly url: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/** Clones the migrated database; call once in a test file's `beforeAll` and `drop` it in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  const { template } = inject('databaseServer');
  return createDatabase((name) => `create database ${name} template ${template} strategy file_copy`);
}

/** A database without a schema, on the server of the test run. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase((name) => `create database ${name}`);
}

async function createDatabase(statementFor: (name: string) => string): Promise<TestDatabase> {
  const { url: server } = inject('databaseServer');
  const name = `test_${randomId(8)}`;
  await administer(server, statementFor(name));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropQuietly(server, name) };
}

/** Attempts to drop a database, 100 ms apart. */
const DROP_ATTEMPTS = 50;

/**
 * Drops a database. Connections of a pool that was just closed may still be ending, and one that is cut off in that
 * moment fails the run, so they get a second to end by themselves. An autovacuum worker cannot be ended by force: the
 * drop is tried again until it has left.
 */
async function dropQuietly(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (let left = 40; left > 0; left -= 1) {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from pg_stat_activity where datname = $1',
        [name],
      );
      if (rows[0]?.count === 0) break;
      await pause(25);
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(`drop database if exists ${name} with (force)`);
        return;
      } catch (error) {
        if (attempt === DROP_ATTEMPTS || !isWorkerInside(error)) throw error;
        await pause(100);
      }
    }
  } finally {
    await client.end();
  }
}

function isWorkerInside(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42501' || error.code === '55006');
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
