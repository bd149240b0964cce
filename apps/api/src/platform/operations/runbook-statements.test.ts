import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

// What an operator types at night runs on the schema of today.
const folder = join(import.meta.dirname, '../../../../../docs/runbooks');
const statements = readdirSync(folder).flatMap((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const blocks = [...text.matchAll(/```sql\n([^`]+)```/g)].map(([, sql = '']) => sql.trim());
  const spans = [...text.matchAll(/`((?:select|update|delete) [^`]+ from [^`]+)`/g)].map(([, sql = '']) => sql);
  // What changes the server is not tried on the one of the tests.
  const tried = [...blocks, ...spans].filter((sql) => /^(?:select|update|delete) /.test(sql));
  return tried.map((sql) => [name, sql] as const);
});

let clone: TestDatabase;
beforeAll(async () => {
  clone = await createTestDatabase();
});
afterAll(() => clone.drop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: clone.url });
  await client.connect();
  return client;
}

it('finds statements', () => {
  expect(statements.length).toBeGreaterThanOrEqual(4);
});

it.each(statements)('%s has a statement that runs: %s', async (_, sql) => {
  const client = await connect();
  try {
    await client.query('begin');
    const { command } = await client.query(sql);
    expect(command).toMatch(/^(?:SELECT|DELETE|UPDATE)$/);
    await client.query('rollback');
  } finally {
    await client.end();
  }
});

it('finds who holds a lock, and names what ends an open transaction', async () => {
  const runbook = readFileSync(join(folder, 'alerts.md'), 'utf8');
  const section = /^## PoolExhausted$([^]*?)^## /m.exec(runbook)?.[1] ?? '';
  const sql = /```sql\n([^`]+)```/.exec(section)?.[1] ?? '';
  const end = /`select (pg_\w+)\(<pid>\)`/.exec(section)?.[1] ?? '';
  const [holder, waiter, operator] = await Promise.all([connect(), connect(), connect()]);
  holder.on('error', () => {});
  await holder.query('begin; lock table account in access exclusive mode');
  const waiting = waiter.query('select count(*) from account');

  let rows: { pid: number; waits_for: number[]; wait_event_type: string | null }[] = [];
  const named = sql.replaceAll("'peonia'", 'current_database()');
  await expect
    .poll(async () => {
      ({ rows } = await operator.query<(typeof rows)[number]>(named));
      return rows.some(({ wait_event_type }) => wait_event_type === 'Lock');
    })
    .toBe(true);
  const waits = rows.find(({ wait_event_type }) => wait_event_type === 'Lock');
  const found = rows.find(({ pid, waits_for }) => waits?.waits_for.includes(pid) === true && waits_for.length === 0);
  await operator.query(`select ${end}($1)`, [found?.pid]);

  expect((await waiting).rows).toHaveLength(1);
  await Promise.all([waiter.end(), operator.end(), holder.end().catch(() => {})]);
}, 15_000);
