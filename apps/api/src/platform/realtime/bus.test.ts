import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startRedis, type RedisServer } from '../../../test/providers/redis-server.ts';
import { startRealtimeNode, type Dialled, type RealtimeNode } from '../../../test/realtime-node.ts';
import { redisBus } from './bus.ts';

let database: TestDatabase;
let redis: RedisServer;
const clients: Redis[] = [];
let here: RealtimeNode;
let there: RealtimeNode;

async function startNode(name: string): Promise<RealtimeNode> {
  const client = new Redis(redis.url, { maxRetriesPerRequest: 2 });
  clients.push(client);
  return startRealtimeNode(database.url, await redisBus(client, name));
}

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  [here, there] = await Promise.all([startNode('here'), startNode('there')]);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  for (const client of clients) client.disconnect();
  await redis.close();
  await database.drop();
});

const numbers = ({ frames }: Dialled) => frames.flatMap((frame) => (frame.type === 'event' ? [frame.seq] : []));

it('passes events, transient frames, presence and closing to the other process', async () => {
  const member = await here.member();
  const [near, far] = [await here.join(member), await there.join(member)];
  const watched = await here.member();
  const [socket] = there.hub.sockets.of(member.id);
  if (socket !== undefined) there.hub.watch(socket, [watched.id]);

  await here.emit([{ member_id: member.id, name: 'account.changed', data: {} }]);
  here.hub.pass(member.id, { type: 'typing', user_id: watched.id });
  const away = await here.join(watched);
  for (const device of [near, far])
    await vi.waitUntil(() => device.frames.some((frame) => frame.type === 'typing') && numbers(device).length === 1);
  await vi.waitUntil(() =>
    far.frames.some((frame) => frame.type === 'presence' && frame.user_id === watched.id && frame.online),
  );

  here.hub.closeSession(member.id, null, 4001);
  expect(await Promise.all([near.closed, far.closed])).toEqual([4001, 4001]);
  away.raw.close();
});

it('serves its own members without Redis, and the others catch up when it is back', async () => {
  const member = await here.member();
  const [near, far] = [await here.join(member), await there.join(member)];
  await redis.kill();
  for (let i = 0; i < 3; i += 1) await here.emit([{ member_id: member.id, name: 'account.changed', data: {} }]);
  await vi.waitUntil(() => numbers(near).length === 3);
  expect(numbers(far)).toEqual([]);
  await redis.start();
  await vi.waitUntil(() => numbers(far).length === 3, 10_000);
  expect(numbers(far)).toEqual([1, 2, 3]);
  for (const device of [near, far]) device.raw.close();
});
