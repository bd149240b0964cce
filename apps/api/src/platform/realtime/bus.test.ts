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
/** What the other process got from Redis. */
const heardThere: string[] = [];

async function startNode(name: string, heard: string[] = []): Promise<RealtimeNode> {
  const client = new Redis(redis.url, { maxRetriesPerRequest: 2 });
  clients.push(client);
  const bus = await redisBus(client, name);
  bus.onMessage((text) => void heard.push(text));
  return startRealtimeNode(database.url, bus);
}

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  [here, there] = await Promise.all([startNode('here'), startNode('there', heardThere)]);
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

const changed = (memberId: number) => ({ member_id: memberId, name: 'account.changed' as const, data: {} });

it('gives a process the frames of its own members alone', async () => {
  const [mine, theirs] = [await here.member(), await there.member()];
  const [near, far] = [await here.join(mine), await there.join(theirs)];
  heardThere.length = 0;

  for (let i = 0; i < 3; i += 1) await here.emit([changed(mine.id)]);
  here.hub.pass(mine.id, { type: 'typing', user_id: theirs.id });
  await here.emit([changed(theirs.id)]);
  await vi.waitUntil(() => numbers(far).length === 1 && numbers(near).length === 3);

  expect(heardThere.map((text) => (JSON.parse(text) as { member_id: number }).member_id)).toEqual([theirs.id]);
  near.raw.close();
  far.raw.close();
});

it('follows nobody whose last device has gone', async () => {
  const member = await there.member();
  const [first, second] = [await there.join(member), await there.join(member)];
  const channels = async () => {
    const names = (await clients[0]?.pubsub('CHANNELS', `peonia:realtime:member:${member.id}`)) as string[];
    return names.length;
  };
  expect(await channels()).toBe(1);

  first.raw.close();
  await first.closed;
  expect(await channels()).toBe(1);
  second.raw.close();

  await vi.waitUntil(async () => (await channels()) === 0, 5_000);
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
