import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openServer } from './open-server.ts';
import { fillDatabase } from './seed/fill-database.ts';

/** Rows and bytes of each table, with its indexes, in a database of made-up members. */
const { values } = parseArgs({ options: { members: { type: 'string', default: '20000' } } });
const members = Number(values.members);
const server = await openServer();
try {
  const url = await server.createDatabase('sizes');
  await fillDatabase(url, { members, say: console.log });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (analyze)');
  const { rows } = await client.query<{ table: string; rows: number; bytes: number }>(
    `select c.relname as table, c.reltuples::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples > 0
     order by 3 desc`,
  );
  await client.end();
  const tables = rows.map((row) => ({
    ...row,
    rows_per_member: Math.round((row.rows / members) * 100) / 100,
    bytes_per_row: Math.round(row.bytes / row.rows),
    bytes_per_member: Math.round(row.bytes / members),
  }));
  const date = new Date().toISOString().slice(0, 10);
  const bytes_per_member = tables.reduce((sum, table) => sum + table.bytes_per_member, 0);
  console.table(tables.slice(0, 40));
  console.log(`${bytes_per_member} bytes a member`);
  writeFileSync(
    join(import.meta.dirname, 'results', `${date}-row-sizes.json`),
    `${JSON.stringify({ date, members, bytes_per_member, tables }, null, 2)}\n`,
  );
} finally {
  await server.stop();
}
