import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/src/platform/db/embedded/embedded-postgres.ts';
import { migrate } from '../apps/api/src/platform/db/migrate/migrate.ts';

/** A PostgreSQL of the benchmark's own, durable as in production, gone afterwards. */
export interface BenchServer {
  /** Makes a migrated, empty database; in a kept folder it may be there already, with what it was filled with. */
  createDatabase(name: string): Promise<string>;
  /** Makes a database without a schema. */
  createEmpty(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** With `keep`, a folder that stays for the next run, nothing waits for the disk. */
export async function openServer({ keep }: { keep?: string | undefined } = {}): Promise<BenchServer> {
  const dataDir = keep ?? mkdtempSync(join(tmpdir(), 'peonia-bench-'));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable: keep === undefined });
  async function createEmpty(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
    } finally {
      await client.end();
    }
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  return {
    createEmpty,
    async createDatabase(name) {
      const url = await createEmpty(name);
      await migrate(url);
      return url;
    },
    async stop() {
      await postgres.stop();
      if (keep === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
