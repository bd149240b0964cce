import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openServer } from './open-server.ts';

/**
 * Messages and events of members in one table each, and in hash partitions by their first key column, with the same
 * rows and indexes: what a row takes, and what it costs to read, to write, to delete and to vacuum.
 */
const { values } = parseArgs({
  options: {
    table: { type: 'string', default: 'message' },
    rows: { type: 'string', default: '10000000' },
    partitions: { type: 'string', default: '32' },
  },
});
const rowCount = Number(values.rows);
const partitionCount = Number(values.partitions);
/** Messages of a conversation. */
const depth = 100;
const reads = 2_000;
const writes = 20_000;

const server = await openServer();
const client = new pg.Client({ connectionString: await server.createDatabase('partitions') });
await client.connect();
const timed = async (text: string): Promise<number> => {
  const start = performance.now();
  await client.query(text);
  return Math.round(performance.now() - start);
};
const one = async <T>(text: string): Promise<T> => {
  const { rows } = await client.query<Record<string, T>>(text);
  return Object.values(rows[0] ?? {})[0] as T;
};

interface Shape {
  readonly source: 'message' | 'member_event';
  readonly key: string;
  readonly columns: string;
  /** `:row` is the number of a row. */
  readonly row: (from: string) => string;
  /** Indexes as migrated; those that a partitioned table cannot have as unique ones are plain there. */
  readonly indexes: (table: string, isParted: boolean) => readonly string[];
  readonly read: (table: string) => string;
  readonly keys: number;
}

const threads = Math.floor(rowCount / depth);
const shapes: readonly Shape[] = [
  {
    source: 'message',
    key: 'thread_id',
    columns: 'thread_id, seq, id, sender_id, client_id, kind, content, created_at, upload_ids',
    row: (from) => `select 1 + n % ${threads} as thread_id, (1 + n / ${threads})::int as seq, n as id,
      1 + (n % ${threads}) % 100000 as sender_id, md5(n::text) as client_id, 'text' as kind,
      repeat('How was the lake today? ', 1 + (n % 5)::int) as content,
      now() - (${rowCount} - n) * interval '1 second' as created_at, '{}'::bigint[] as upload_ids from ${from}`,
    indexes: (table, isParted) => [
      `alter table ${table} add primary key (thread_id, seq)`,
      `create ${isParted ? '' : 'unique '}index on ${table} (sender_id, client_id)`,
      `create ${isParted ? '' : 'unique '}index on ${table} (id)`,
      `create index on ${table} using brin (created_at)`,
      `create index on ${table} (thread_id, kind, seq desc) where kind <> 'text'`,
    ],
    read: (table) =>
      `select seq, sender_id, content, created_at from ${table} where thread_id = $1 order by seq desc limit 30`,
    keys: threads,
  },
  {
    source: 'member_event',
    key: 'member_id',
    columns: 'member_id, seq, name, payload, created_at',
    row: (from) => `select 1 + n % ${threads} as member_id, 1 + n / ${threads} as seq, 'message.sent' as name,
      jsonb_build_object('thread_id', n, 'unread', 1, 'message', jsonb_build_object('id', n)) as payload,
      now() - (${rowCount} - n) * interval '14 days' / ${rowCount} as created_at from ${from}`,
    indexes: (table) => [
      `alter table ${table} add primary key (member_id, seq)`,
      `create index on ${table} using brin (created_at)`,
    ],
    read: (table) => `select seq, name, payload from ${table} where member_id = $1 and seq > 90 order by seq limit 500`,
    keys: threads,
  },
];

async function fill({ source, key, columns, row, indexes }: Shape, table: string, isParted: boolean): Promise<number> {
  await client.query(
    `create table ${table} (like ${source} including defaults) ${isParted ? `partition by hash (${key})` : ''}`,
  );
  if (isParted)
    for (let nth = 0; nth < partitionCount; nth += 1)
      await client.query(
        `create table ${table}_${nth} partition of ${table} for values with (modulus ${partitionCount}, remainder ${nth})`,
      );
  const span = 1_000_000;
  for (let first = 0; first < rowCount; first += span)
    await client.query(
      `insert into ${table} (${columns}) ${row(`generate_series(${first}::bigint, ${Math.min(first + span, rowCount) - 1}) n`)}`,
    );
  const indexMs = await timed(indexes(table, isParted).join('; '));
  await client.query(`vacuum (analyze) ${table}`);
  return indexMs;
}

async function medianRead({ read, keys }: Shape, table: string): Promise<{ median_us: number; p99_us: number }> {
  const statement = { name: `read_${table}`, text: read(table) };
  const times: number[] = [];
  for (let nth = 0; nth < reads; nth += 1) {
    const start = process.hrtime.bigint();
    await client.query({ ...statement, values: [1 + ((nth * 7_919) % keys)] });
    times.push(Number(process.hrtime.bigint() - start) / 1_000);
  }
  times.sort((a, b) => a - b);
  return { median_us: Math.round(times[reads / 2] ?? 0), p99_us: Math.round(times[Math.floor(reads * 0.99)] ?? 0) };
}

async function measure(shape: Shape, isParted: boolean): Promise<object> {
  const table = `${shape.source}_${isParted ? 'parted' : 'plain'}`;
  console.log(`${table}: filling`);
  const index_ms = await fill(shape, table, isParted);
  const parts = `from pg_inherits where inhparent = '${table}'::regclass`;
  const bytes = await one<number>(
    `select (pg_total_relation_size('${table}') + coalesce(sum(pg_total_relation_size(inhrelid)), 0))::float8 ${parts}`,
  );
  const heap = await one<number>(
    `select (pg_relation_size('${table}') + coalesce(sum(pg_relation_size(inhrelid)), 0))::float8 ${parts}`,
  );
  const read = await medianRead(shape, table);
  const fresh = shape.row(`generate_series(${rowCount}::bigint, ${rowCount + writes - 1}) n`);
  // Row by row, as members write.
  const write_ms = await timed(
    `do $$ declare r record; begin for r in ${fresh} loop
       insert into ${table} (${shape.columns}) values (${fieldsOf(shape)}); end loop; end $$`,
  );
  const vacuum_ms = await timed(`vacuum ${table}`);
  const oldest = `created_at < (select min(created_at) from ${table}) + (select max(created_at) - min(created_at) from ${table}) / 14`;
  const delete_ms = shape.source === 'member_event' ? await timed(`delete from ${table} where ${oldest}`) : null;
  const vacuum_after_delete_ms = delete_ms === null ? null : await timed(`vacuum ${table}`);
  const result = {
    table: shape.source,
    partitions: isParted ? partitionCount : 1,
    rows: rowCount,
    bytes_per_row: Math.round(bytes / rowCount),
    heap_bytes_per_row: Math.round(heap / rowCount),
    index_ms,
    ...read,
    write_us: Math.round((write_ms * 1_000) / writes),
    vacuum_ms,
    delete_fourteenth_ms: delete_ms,
    vacuum_after_delete_ms,
  };
  console.log(JSON.stringify(result));
  await client.query(`drop table ${table}`);
  return result;
}

function fieldsOf({ columns }: Shape): string {
  return columns
    .split(', ')
    .map((name) => `r.${name}`)
    .join(', ');
}

const results = [];
try {
  for (const shape of shapes.filter(({ source }) => source === values.table))
    for (const isParted of [false, true]) results.push(await measure(shape, isParted));
} finally {
  await client.end();
  await server.stop();
}
const date = new Date().toISOString().slice(0, 10);
const file = join(import.meta.dirname, 'results', `${date}-partitions-${values.table}.json`);
writeFileSync(file, `${JSON.stringify({ date, node: process.version, results }, null, 2)}\n`);
