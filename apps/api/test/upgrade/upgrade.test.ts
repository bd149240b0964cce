import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { readSchema } from '../../src/platform/db/read-schema.sql.ts';
import { proveBooks } from '../prove-books.ts';
import { createEmptyDatabase, type EmptyDatabase } from './empty-database.ts';
import { connected, countRows, restoreRelease, type ReleaseDump } from './release-dump.ts';

const migrations = join(import.meta.dirname, '../../migrations');
const fixtures = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json.gz'));

let database: EmptyDatabase;
afterEach(() => database.drop());

describe.each(fixtures)('a database of %s', (file) => {
  it('migrates to the schema of today without losing a row', { timeout: 60_000 }, async () => {
    const dump = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, file))).toString()) as ReleaseDump;
    database = await createEmptyDatabase(file.replace('.json.gz', '').replaceAll('-', '_'));
    await restoreRelease(database.url, dump);
    const before = await counts(database.url);
    expect(before.filter(({ count }) => count > 0).length).toBeGreaterThan(40);

    const applied = await migrate(database.url);

    const names = readdirSync(migrations).filter((name) => /^\d{4}_.*\.sql$/.test(name));
    expect(applied).toEqual(names.filter((name) => !dump.migrations.includes(name)).toSorted());
    const after = await counts(database.url);
    for (const { id, name, count } of before.filter((table) => table.name !== 'migration'))
      expect({ name, count: after.find((table) => table.id === id)?.count }).toEqual({ name, count });
    const schema = readFileSync(join(migrations, 'schema.sql'), 'utf8');
    expect(schema.endsWith(await connected(database.url, readSchema))).toBe(true);
    expect(await broken(database.url)).toEqual([]);
  });
});

const counts = (url: string) => connected(url, countRows);

async function broken(url: string) {
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 30_000, name: 'upgrade' });
  return proveBooks(db).finally(() => db.end());
}
