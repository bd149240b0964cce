import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readSchema } from './read-schema.sql.ts';

const snapshot = join(import.meta.dirname, '../../../../migrations/schema.sql');

async function readCloned(change = ''): Promise<string> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(change);
    return await readSchema(client);
  } finally {
    await client.end();
    await database.drop();
  }
}

test('the recorded schema equals that of the migrations (npm run schema:snapshot)', async () => {
  const recorded = readFileSync(snapshot, 'utf8').split('\n').slice(2).join('\n');
  expect(await readCloned()).toBe(recorded);
});

test('a changed column, constraint or index is visible', async () => {
  const schema = await readCloned(
    'create table drift (id bigint primary key, name text not null default now()); create index drift_name on drift (lower(name))',
  );
  expect(schema).toContain(
    [
      'table drift',
      '  id bigint not null',
      '  name text not null default now()',
      '  constraint drift_pkey PRIMARY KEY (id)',
      '  CREATE INDEX drift_name ON public.drift USING btree (lower(name))',
    ].join('\n'),
  );
});
