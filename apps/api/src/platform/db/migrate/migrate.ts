import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { apiFolder } from '../../api-folder.ts';
import { errorCodeOf } from '../error-code.ts';
import { MigrationError } from './migration-error.ts';
import { useUtc } from './use-utc.ts';

/** One lock for processes that start together: the first migrates, the others find nothing to do. */
const advisoryLock = 7_365_001;
const lockPauseMs = 200;

interface MigrateOptions {
  readonly folder?: string;
  /** A statement that waits longer for a table gives up, so that requests do not queue behind it. */
  readonly lockTimeoutMs?: number;
  /** A statement of a migration of the present rules may not take longer. */
  readonly statementTimeoutMs?: number;
  /** Attempts of a migration that did not get its lock. */
  readonly attempts?: number;
  readonly pauseMs?: number;
}

const standard: Required<MigrateOptions> = {
  folder: join(apiFolder, 'migrations'),
  lockTimeoutMs: 3_000,
  statementTimeoutMs: 60_000,
  attempts: 20,
  pauseMs: 2_000,
};

/** Migrations before this number may take as long as they need: they are older than the linter's rules. */
const firstTimed = 291;
const lockNotAvailable = '55P03';

/**
 * Makes UTC the zone of the database and applies missing migrations in the order of their numbers, each in its own
 * transaction, while the release before may serve. Returns their names. A migration that does not get a lock in time is
 * repeated after a pause.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const given = { ...standard, ...options };
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'migrate' });
  await client.connect();
  try {
    await takeLock(client);
    await useUtc(client, databaseUrl);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    const names = await listMigrations(given.folder);
    const applied = names.filter((name) => !done.has(name));
    for (const name of applied) await applyPatiently(client, name, given);
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Asks again instead of waiting in the database: a waiting statement has a snapshot, which `create index concurrently`
 * of the process with the lock would wait for in turn, a deadlock.
 */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [advisoryLock]);
    if (rows[0]?.taken === true) return;
    await sleep(lockPauseMs);
  }
}

/** Names of all migrations of this program, in their order. */
export async function listMigrations(folder = standard.folder): Promise<string[]> {
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

async function applyPatiently(client: pg.Client, name: string, options: Required<MigrateOptions>): Promise<void> {
  const written = await readFile(join(options.folder, name), 'utf8');
  const sql = (await namesNotNull(client)) ? written : written.replace(notNullRename, '');
  const apply = sql.startsWith('-- without transaction') ? applyAlone : applyInTransaction;
  for (let left = options.attempts; ; left -= 1) {
    try {
      return await apply(client, { name, sql }, options);
    } catch (error) {
      if (left <= 1 || errorCodeOf(error) !== lockNotAvailable)
        throw new MigrationError(
          `Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}; the next start tries again.`,
          { cause: error },
        );
      await sleep(options.pauseMs);
    }
  }
}

interface Written {
  readonly name: string;
  readonly sql: string;
}

async function applyInTransaction(
  client: pg.Client,
  { name, sql }: Written,
  { lockTimeoutMs, statementTimeoutMs }: Required<MigrateOptions>,
): Promise<void> {
  const timeoutMs = Number(name.slice(0, 4)) < firstTimed ? 0 : statementTimeoutMs;
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}; set local statement_timeout = ${timeoutMs}`);
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Runs the one statement of a file that begins with `-- without transaction`, such as `create index concurrently`. It
 * holds no lock that stops writes and may take long. An index that a stopped attempt left behind is built again.
 */
async function applyAlone(client: pg.Client, { name, sql }: Written): Promise<void> {
  const [, index] = /create (?:unique )?index concurrently (\w+)/i.exec(sql) ?? [];
  if (index !== undefined && (await isBroken(client, index))) await client.query(`drop index concurrently ${index}`);
  await client.query(sql);
  await client.query('insert into migration (name) values ($1)', [name]);
}

async function isBroken(client: pg.Client, index: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from pg_index join pg_class on oid = indexrelid where relname = $1 and not indisvalid',
    [index],
  );
  return (rowCount ?? 0) > 0;
}
