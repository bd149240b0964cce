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
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url: server, template } = inject('databaseServer');
  const name = `test_${randomId(8)}`;
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropQuietly(server, name) };
}

/**
 * A pool that was ended says goodbye to its connections a moment later; one that is cut off in that moment fails loudly
 * and reddens the run. So those that are leaving may leave, and only what stays is forced out.
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
      await new Promise((resume) => setTimeout(resume, 25));
    }
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
