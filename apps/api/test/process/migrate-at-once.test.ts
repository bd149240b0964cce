import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../migrations');
const migrateModule = join(import.meta.dirname, '../../src/platform/db/migrate/migrate.ts');
let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

/** Migrates in a process of its own; answers the names of what it applied. */
function migrateAside(): Promise<string[]> {
  const script = `import { migrate } from ${JSON.stringify(migrateModule)}; process.stdout.write(JSON.stringify(await migrate(process.argv[1])));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, database.url], {
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
}, 60_000);
