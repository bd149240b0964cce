import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startRedis, type RedisServer } from '../../../../test/providers/redis-server.ts';
import { startRealtimeNode, type RealtimeNode, type StreamMember } from '../../../../test/realtime-node.ts';
import { redisBus } from '../bus.ts';
import { openHostedDevices, type HostedDevices } from './hosted-devices.ts';

interface Process {
  readonly node: RealtimeNode;
  readonly devices: HostedDevices;
  /** What this process gave the service. */
  readonly sent: { channel: string; name: string; data: string }[];
}

let database: TestDatabase;
let redis: RedisServer;
const clients: Redis[] = [];
const processes: Process[] = [];

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  for (const name of ['one', 'two']) {
    const client = new Redis(redis.url);
    clients.push(client);
    const node = await startRealtimeNode(database.url, await redisBus(client, name));
    const sent: Process['sent'] = [];
    const push = {
      publish: (channel: string, event: string, data: string) => void sent.push({ channel, name: event, data }),
      close: async () => {},
    };
    const { hub, presence } = node;
    const devices = openHostedDevices({ database: node.database, hub, presence, push, leaseMs: 30_000 });
    processes.push({ node, devices, sent });
  }
});
afterAll(async () => {
  for (const { node, devices } of processes) {
    devices.close();
    await node.close();
  }
  for (const client of clients) client.disconnect();
  await redis.close();
  await database.drop();
});

const deviceOf = (member: StreamMember, socketId = '1.1') => ({
  memberId: member.id,
  sessionId: member.sessionId,
  channel: `${member.channel};${member.id};${socketId}`,
  socketId,
});
const counter = ({ id }: StreamMember) =>
  ({ member_id: id, name: 'counter.read', data: { type: 'likeme', count: 1 } }) as const;
const eventsTo = ({ sent }: Process, channel: string) =>
  sent.filter((one) => one.channel === channel && one.name === 'counter.read').length;

it('is fed by the process that heard it last, once', async () => {
  const [one, two] = processes as [Process, Process];
  const member = await one.node.member();
  const device = deviceOf(member);
  await one.devices.exchange(device, { after: -1, frames: [] });

  await two.devices.exchange(device, { after: 0, frames: [] });
  await vi.waitUntil(() => !one.node.hub.sockets.has(member.id));
  await one.node.emit([counter(member)]);

  await vi.waitUntil(() => eventsTo(two, device.channel) === 1);
  expect(eventsTo(one, device.channel)).toBe(0);
});

it('is fed by the next process that it speaks to after its own was stopped', async () => {
  const [one, two] = processes as [Process, Process];
  const member = await one.node.member();
  const device = deviceOf(member);
  await one.devices.exchange(device, { after: -1, frames: [] });
  for (const socket of [...one.node.hub.sockets.of(member.id)]) socket.close(1012);
  await one.node.emit([counter(member)]);

  const frames = await two.devices.exchange(device, { after: 0, frames: [] });

  expect(one.sent.at(-1)?.name).toBe('missed');
  expect(frames?.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['ready', 'event']);
});

it('gives each of the devices of a member its own copy', async () => {
  const [one, two] = processes as [Process, Process];
  const member = await one.node.member();
  const [phone, laptop] = [deviceOf(member, '1.1'), deviceOf(member, '2.2')];
  await one.devices.exchange(phone, { after: -1, frames: [] });
  await two.devices.exchange(laptop, { after: -1, frames: [] });

  await two.node.emit([counter(member)]);

  await vi.waitUntil(() => eventsTo(one, phone.channel) === 1 && eventsTo(two, laptop.channel) === 1);
  expect(eventsTo(one, laptop.channel) + eventsTo(two, phone.channel)).toBe(0);
});

it('refuses more devices than a member may have sockets', async () => {
  const [one] = processes as [Process];
  const member = await one.node.member();
  for (let nth = 1; nth <= 20; nth += 1)
    expect(await one.devices.exchange(deviceOf(member, `${nth}.1`), { after: -1, frames: [] })).not.toBeNull();

  expect(await one.devices.exchange(deviceOf(member, '21.1'), { after: -1, frames: [] })).toBeNull();
});
