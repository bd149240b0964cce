import { randomBytes } from 'node:crypto';
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
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url: server, template } = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
