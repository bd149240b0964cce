import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRedis, type RedisServer } from '../../../test/providers/redis-server.ts';
import { keepMs, positionsInMemory, positionsInRedis, type WrittenPositions } from './written-positions.ts';

let server: RedisServer;
let redis: Redis;

beforeAll(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.close();
});

describe.each<[string, () => WrittenPositions]>([
  ['in memory', () => positionsInMemory()],
  ['in Redis', () => positionsInRedis(redis)],
])('positions %s', (_name, open) => {
  it('keeps the larger position of a member', async () => {
    const positions = open();

    await positions.raise([1, 2], 9_007_199_254_740_000);
    await positions.raise([1], 12);

    expect([await positions.find(1), await positions.find(2), await positions.find(3)]).toEqual([
      9_007_199_254_740_000, 9_007_199_254_740_000, 0,
    ]);
  });
});

it('forgets a position after its time', async () => {
  let now = 0;
  const positions = positionsInMemory(() => now);
  await positions.raise([1], 10);

  now = keepMs;

  expect(await positions.find(1)).toBe(0);
});

it('fails without Redis', async () => {
  const away = new Redis({ port: 1, lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  away.on('error', () => {});

  await expect(positionsInRedis(away).raise([1], 10)).rejects.toThrow('Connection');
});
