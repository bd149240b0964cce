import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What a release left in a database: which migrations ran, every row, and where its sequences stand. */
export interface ReleaseDump {
  readonly migrations: readonly string[];
  /** `rows` is a JSON array as text, so that a bigint never passes through a JavaScript number. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: string }[];
  readonly sequences: readonly { readonly name: string; readonly last_value: string }[];
}

const folder = join(import.meta.dirname, '../../migrations');

/** Reads schema `public` of a database. Jobs (pg-boss) have a schema that their library upgrades itself. */
export function dumpRelease(databaseUrl: string): Promise<ReleaseDump> {
  return connected(databaseUrl, async (client) => {
    const { rows: migrations } = await client.query<{ name: string }>('select name from migration order by name');
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
      `select c.relname as name,
         (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
       from pg_class c
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration' order by 1`,
    );
    const { rows: sequences } = await client.query<{ name: string; last_value: string }>(
      `select sequencename as name, last_value::text from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    );
    const filled = [];
    for (const table of tables) {
      const { rows } = await client.query<{ rows: string | null }>(
        `select json_agg(t order by t::text)::text as rows from ${quote(table.name)} t`,
      );
      const [row] = rows;
      if (row?.rows) filled.push({ ...table, rows: row.rows });
    }
    return { migrations: migrations.map(({ name }) => name), tables: filled, sequences };
  });
}

/** Builds the release's schema with its own migrations, then loads its rows. The database must be empty. */
export function restoreRelease(databaseUrl: string, dump: ReleaseDump): Promise<void> {
  return connected(databaseUrl, async (client) => {
    await client.query('create table migration (name text primary key, applied_at timestamptz not null default now())');
    for (const name of dump.migrations) {
      await client.query(await readFile(join(folder, name), 'utf8'));
      await client.query('insert into migration (name) values ($1)', [name]);
    }
    // Rows are loaded in any order, without triggers. Adding the foreign keys again checks every row.
    const { rows: keys } = await client.query<{ name: string; source: string; definition: string }>(
      `select conname as name, conrelid::regclass::text as source, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const { name, source } of keys) await client.query(`alter table ${source} drop constraint ${quote(name)}`);
    const tables = (await countRows(client)).filter(({ name }) => name !== 'migration');
    for (const { name } of tables) await client.query(`alter table ${quote(name)} disable trigger user`);
    // The books may not be truncated; migrations leave them empty.
    for (const { name } of tables.filter(({ count }) => count > 0)) await client.query(`truncate ${quote(name)}`);
    for (const { name, columns, rows } of dump.tables) {
      const list = columns.map(quote).join(', ');
      await client.query(
        `insert into ${quote(name)} (${list}) overriding system value
         select ${list} from json_populate_recordset(null::${quote(name)}, $1::json)`,
        [rows],
      );
    }
    for (const { name, source, definition } of keys)
      await client.query(`alter table ${source} add constraint ${quote(name)} ${definition}`);
    for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`);
    for (const { name, last_value } of dump.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [quote(name), last_value]);
  });
}

/** Rows per table of schema `public`. `id` stays the same when a migration renames the table. */
export async function countRows(client: pg.ClientBase): Promise<{ id: number; name: string; count: number }[]> {
  const { rows: tables } = await client.query<{ id: number; name: string }>(
    `select oid::int as id, relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2`,
  );
  const counted = [];
  for (const table of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quote(table.name)}`);
    counted.push({ ...table, count: rows[0]?.count ?? 0 });
  }
  return counted;
}

export async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

const quote = (name: string) => pg.escapeIdentifier(name);
