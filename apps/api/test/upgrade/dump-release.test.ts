import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createEmptyDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { seedCast } from '@peonia/testing/seed-cast.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { relayOf } from '../fixtures/call-fixture.ts';
import { payForEverything } from '../money/pay-for-everything.ts';
import { connected, countRows, dumpRelease, restoreRelease } from './release-dump.ts';

let api: Api;
let empty: TestDatabase;

beforeAll(async () => {
  api = await startApi(relayOf);
  await seedCast(api.config.databaseUrl, { dataDir: api.config.dataDir });
  await payForEverything(api);
  empty = await createEmptyDatabase();
});
afterAll(async () => {
  await api.close();
  await empty.drop();
});

it('restores every row of a dump of this release', { timeout: 60_000 }, async () => {
  const dump = await dumpRelease(api.config.databaseUrl);
  const name = process.env['RELEASE_FIXTURE'];
  if (name !== undefined) writeFileSync(join(import.meta.dirname, `${name}.json.gz`), gzipSync(JSON.stringify(dump)));

  await restoreRelease(empty.url, dump);

  expect(await dumpRelease(empty.url)).toEqual(dump);
  expect(await counts(empty.url)).toEqual(await counts(api.config.databaseUrl));
});

const counts = (url: string) =>
  connected(url, async (client) => (await countRows(client)).map(({ name, count }) => ({ name, count })));
