import '@peonia/testing/database.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadPlaces } from '../../apps/api/src/features/profiles/places/load-places.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate/migrate.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

/**
 * Before the first API test: one server for the whole run (or TEST_DATABASE_URL, an account that may create databases)
 * and one migrated database, which every test file clones. Returns what undoes it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startThrowawayPostgres();
  const template = `peonia_template_${process.pid}`;
  await run(url, `create database ${template}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  await migrate(templateUrl.href);
  await fillPlaces(templateUrl.href);
  project.provide('databaseServer', { url, template });
  return async () => {
    if (given) await run(url, `drop database ${template} with (force)`);
    await stop();
  };
}

/** The embedded list of places, which every start would load: once here instead of once in every file. */
async function fillPlaces(url: string): Promise<void> {
  const database = openDatabase({ url, pool: 1, statementTimeoutMs: 30_000, name: 'template' });
  await loadPlaces(database).finally(() => database.end());
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
