import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobStoreError } from './blobs/blob-store-error.ts';
import { ConfigError } from './config/config.ts';
import { describeStartError } from './describe-start-error.ts';

let database: TestDatabase;
/** A port on which nothing listens. */
let closed: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  closed = (server.address() as AddressInfo).port;
  server.close();
});
afterAll(() => database.drop());

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

async function queryFailure(url: string, sql = 'select 1'): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  const failed = await failureOf(client.connect().then(() => client.query(sql)));
  await client.end().catch(() => {});
  return failed;
}

it('repeats what is wrong with a setting', () => {
  expect(describeStartError(new ConfigError('PORT must be a number.'), {})).toBe('PORT must be a number.');
});

it('knows nothing about a fault of the program', () => {
  expect(describeStartError(new TypeError('x is not a function'), {})).toBeNull();
});

it('names what the media store failed with', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });

  expect(describeStartError(new BlobStoreError('media store', { cause }), {})).toBe(
    'ENOSPC: no space left on device, write: free some of the disk.',
  );
});

it('names a port that another process has', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const second = createServer();
  const failed = once(second, 'error');
  second.listen(port, '127.0.0.1');

  const [error] = (await failed) as [unknown];

  expect(describeStartError(error, {})).toBe(
    `Port ${port} of 127.0.0.1 is taken: stop the process that listens there, or set PORT.`,
  );
  first.close();
});

it('names the address of Redis that is away, without its password', async () => {
  const env = { REDIS_URL: `redis://:password@127.0.0.1:${closed}` };
  const redis = new Redis(env.REDIS_URL, { maxRetriesPerRequest: 0 });
  redis.on('error', () => {});

  expect(describeStartError(await failureOf(redis.ping()), env)).toBe(
    `Redis at 127.0.0.1:${closed} does not answer: start it, or correct REDIS_URL.`,
  );
  redis.disconnect();
});

describe('the database', () => {
  it('is named where it is away, without its password', async () => {
    const url = `postgres://peonia:password@127.0.0.1:${closed}/peonia`;

    expect(describeStartError(await queryFailure(url), { DATABASE_URL: url })).toBe(
      `The database at 127.0.0.1:${closed} is away, nothing listens there: start it, or correct DATABASE_URL.`,
    );
  });

  it('is named by the direct address where there is a pooler', async () => {
    const url = `postgres://peonia@127.0.0.1:${closed}/peonia`;
    const env = { DATABASE_URL: 'postgres://127.0.0.1:6432/peonia', DATABASE_DIRECT_URL: url };

    expect(describeStartError(await queryFailure(url), env)).toContain('correct DATABASE_DIRECT_URL.');
  });

  it('is not blamed for another service that is away', async () => {
    const failed = await queryFailure(`postgres://127.0.0.1:${closed}/peonia`);

    expect(describeStartError(failed, { DATABASE_URL: 'postgres://127.0.0.1:5432/peonia' })).toBeNull();
  });

  it('does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/nowhere';

    expect(describeStartError(await queryFailure(url.href), { DATABASE_URL: url.href })).toMatch(
      /^The database at [\w.-]+:\d+ has no such database: create it, or correct DATABASE_URL\.$/,
    );
  });

  it.each([
    ['select 1 from table_of_tomorrow', 'was not migrated with this release'],
    ['select column_of_tomorrow from account', 'was not migrated with this release'],
    ['begin read only; create table x ()', 'takes no writes, like a replica'],
  ])('fails at %j with a reason', async (sql, reason) => {
    const said = describeStartError(await queryFailure(database.url, sql), { DATABASE_URL: database.url });

    expect(said).toContain(reason);
    expect(said).not.toContain('\n');
  });
});
