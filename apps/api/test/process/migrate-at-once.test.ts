import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const name = `migrate_at_once_${process.pid}`;
const folder = join(import.meta.dirname, '../../migrations');
const migrateModule = join(import.meta.dirname, '../../src/platform/db/migrate.ts');
let url: string;

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer').url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

beforeAll(async () => {
  await administer(`create database ${name}`);
  const address = new URL(inject('databaseServer').url);
  address.pathname = `/${name}`;
  url = address.href;
});
afterAll(() => administer(`drop database ${name} with (force)`));

/** Migrates in a process of its own; answers the names of what it applied. */
function migrateAside(): Promise<string[]> {
  const script = `import { migrate } from ${JSON.stringify(migrateModule)}; process.stdout.write(JSON.stringify(await migrate(process.argv[1])));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output) as string[]) : reject(new Error(`migrate ended with ${code}`)),
    );
  });
}

it('several processes that start together apply every migration once', async () => {
  const applied = await Promise.all([migrateAside(), migrateAside(), migrateAside()]);
  const names = readdirSync(folder).filter((file) => /^\d{4}_.*\.sql$/.test(file));
  expect(applied.flat().toSorted()).toEqual(names.toSorted());
  expect(applied.filter((one) => one.length > 0)).toHaveLength(1);
});
