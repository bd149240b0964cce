import { beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openMetrics } from './metrics/metrics.ts';
import type { Components } from './readiness.ts';
import { watchComponents } from './watch-components.ts';

const well: Components = { database: 'up', migrations: 'up', redis: 'up', storage: 'up' };
let found: Components;
const log = {
  error: vi.fn<(facts: { part: string }, text: string) => void>(),
  warn: vi.fn<(facts: { part: string }, text: string) => void>(),
};
const metrics = openMetrics();
const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://peonia:secret@db.example.com/peonia',
  REDIS_URL: 'redis://:secret@redis.example.com:6380',
  DATA_DIR: '/srv/peonia',
});
const watch = watchComponents(async () => found, { log: log as never, metrics, config });
const errors = () => log.error.mock.calls;

beforeEach(async () => {
  found = well;
  await watch.look();
  vi.clearAllMocks();
});

it.each([
  [{ redis: 'down' }, 'redis', /^Redis at redis\.example\.com:6380 does not answer: .* Start it/],
  [{ database: 'down', migrations: 'down' }, 'database', /^The database at db\.example\.com:5432 does not answer: /],
  [{ migrations: 'down' }, 'migrations', /lacks a migration: .*`npm run migrate`/],
  [{ storage: 'down' }, 'storage', /^The media store, \/srv\/peonia\/media, does not answer: /],
  [{ storage: 'full' }, 'storage_space', /less than 10 % free\. Free some/],
] as const)('says once that %o, where, and what to do', async (change, part, words) => {
  found = { ...well, ...change };

  await watch.look();
  expect(errors()).toEqual([]);
  await watch.look();
  await watch.look();

  expect(errors().map(([facts]) => facts)).toEqual([{ part }]);
  expect(errors()[0]?.[1]).toMatch(words);
  expect(errors()[0]?.[1]).not.toContain('secret');
});

it('says when a part is there again', async () => {
  found = { ...well, redis: 'down' };
  await watch.look();
  await watch.look();

  found = well;
  await watch.look();

  expect(log.warn.mock.calls).toEqual([
    [{ part: 'redis' }, expect.stringMatching(/^Redis at redis\.example\.com:6380 is there again, after \d+ s\.$/)],
  ]);
});

it('says nothing of a part that one look missed', async () => {
  found = { ...well, database: 'down', migrations: 'down' };
  await watch.look();
  found = well;
  await watch.look();
  found = { ...well, database: 'down', migrations: 'down' };
  await watch.look();

  expect(errors()).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
});

it('says nothing of a part that is not used', async () => {
  found = { ...well, redis: 'off' };

  expect(await metrics.scrape()).not.toContain('component_up{component="redis"}');
});

it('serves the state of each part as a metric', async () => {
  found = { ...well, redis: 'down', storage: 'full' };

  const text = await metrics.scrape();

  expect(
    [...text.matchAll(/^component_up\{component="(\w+)"\} (\d)$/gm)].map(([, part, value]) => [part, value]),
  ).toEqual([
    ['database', '1'],
    ['migrations', '1'],
    ['redis', '0'],
    ['storage', '1'],
    ['storage_space', '0'],
  ]);
});
