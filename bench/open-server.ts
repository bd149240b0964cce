import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/api/src/platform/db/embedded-postgres.ts';

/** A PostgreSQL of the benchmark's own, durable as in production, gone afterwards. */
export interface BenchServer {
  /** Makes a migrated, empty database. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

export async function openServer(): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'peonia-bench-'));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir });
  return {
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      await migrate(url.href);
      return url.href;
    },
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
