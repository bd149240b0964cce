import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allStatements } from '../../src/platform/db/statement.ts';
import { startApi, type Api } from '../api.ts';

interface OlderStatement {
  readonly name: string;
  readonly text: string;
}

const suffix = '.statements.gz';
let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('writes down the statements of this release when it is asked to', () => {
  const statements = allStatements()
    .filter((one) => !one.name.startsWith('test_'))
    .map(({ name: called, text }): OlderStatement => ({ name: called, text }));
  const name = process.env['RELEASE_FIXTURE'];
  if (name !== undefined)
    writeFileSync(join(import.meta.dirname, `${name}${suffix}`), gzipSync(JSON.stringify(statements), { level: 9 }));

  expect(statements.length).toBeGreaterThan(500);
});

const fixtures = readdirSync(import.meta.dirname).filter((file) => file.endsWith(suffix));

describe.each(fixtures)('%s', (file) => {
  const statements = JSON.parse(
    gunzipSync(readFileSync(join(import.meta.dirname, file))).toString(),
  ) as readonly OlderStatement[];

  it('holds the statements of a whole release', () => {
    expect(statements.length).toBeGreaterThan(500);
  });

  it('is served by the schema of today: a process of that release works on while this one has migrated', async () => {
    const broken: string[] = [];
    for (const { name, text } of statements)
      await api.sql(`prepare checked as ${text}`).then(
        () => api.sql('deallocate all'),
        (error: Error) => broken.push(`${name}: ${error.message}`),
      );

    expect(broken).toEqual([]);
  });
});
