import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { apiFolder } from '../api-folder.ts';

/** One lock for processes that start together: the first migrates, the others find nothing to do. */
const advisoryLock = 7_365_001;
const folder = join(apiFolder, 'migrations');

/** Applies missing migrations in the order of their numbers, each in its own transaction. Returns their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    const names = await listMigrations();
    const applied = names.filter((name) => !done.has(name));
    for (const name of applied) await apply(client, name);
    return applied;
  } finally {
    await client.end();
  }
}

/** Names of all migrations of this program, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).toSorted();
}

/** Before version 18 `not null` is no constraint with a name: renaming one has nothing to do. */
const notNullRename = /^alter table \w+ rename constraint \w+_not_null to \w+;$/gm;

async function namesNotNull(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return (rows[0]?.version ?? 0) >= 180_000;
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const written = await readFile(join(folder, name), 'utf8');
  const sql = (await namesNotNull(client)) ? written : written.replace(notNullRename, '');
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
