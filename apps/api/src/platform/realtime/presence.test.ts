import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startRealtimeNode, type Dialled, type RealtimeNode, type StreamMember } from '../../../test/realtime-node.ts';

let database: TestDatabase;
let node: RealtimeNode;
let other: RealtimeNode;

beforeAll(async () => {
  database = await createTestDatabase();
  [node, other] = await Promise.all([startRealtimeNode(database.url), startRealtimeNode(database.url)]);
});
afterAll(async () => {
  await node.close();
  await other.close();
  await database.drop();
});

/** By the list and by key, which must agree. */
async function isOnline({ id }: StreamMember): Promise<boolean> {
  const { rows } = await node.database.query<{ listed: boolean; by_key: boolean }>({
    text: `select exists (select from online_member where member_id = $1) as listed,
      exists (select from online_by_key where member_id = $1) as by_key`,
    values: [id],
  });
  expect(rows[0]?.by_key).toBe(rows[0]?.listed);
  return rows[0]?.listed === true;
}
const heard = ({ frames }: Dialled) =>
  frames.flatMap((frame) => (frame.type === 'presence' ? [[frame.user_id, frame.online]] : []));

async function watcherOf(where: RealtimeNode, member: StreamMember): Promise<Dialled> {
  const watcher = await where.member();
  const device = await where.join(watcher);
  const [socket] = where.hub.sockets.of(watcher.id);
  if (socket !== undefined) where.hub.watch(socket, [member.id]);
  return device;
}

it('publishes when a member comes online, and offline with their last device', async () => {
  const member = await node.member();
  const watcher = await watcherOf(node, member);
  const [phone, laptop] = [await node.join(member), await node.join(member)];
  await vi.waitUntil(() => heard(watcher).length === 1);
  expect(await isOnline(member)).toBe(true);
  phone.raw.close();
  laptop.raw.close();
  await vi.waitUntil(() => heard(watcher).length === 2, 6_000);
  expect(heard(watcher)).toEqual([
    [member.id, true],
    [member.id, false],
  ]);
  expect(await isOnline(member)).toBe(false);
});

it('hides a page reload', async () => {
  const member = await node.member();
  const watcher = await watcherOf(node, member);
  (await node.join(member)).raw.close();
  const again = await node.join(member);
  await new Promise((resume) => setTimeout(resume, 3_400));
  expect(heard(watcher)).toEqual([[member.id, true]]);
  expect(await isOnline(member)).toBe(true);
  again.raw.close();
});

it('leaves a member online who is still connected to another process', async () => {
  const member = await node.member();
  const watcher = await watcherOf(node, member);
  const [here, there] = [await node.join(member), await other.join(member)];
  here.raw.close();
  await new Promise((resume) => setTimeout(resume, 3_400));
  expect(heard(watcher)).toEqual([[member.id, true]]);
  expect(await isOnline(member)).toBe(true);
  there.raw.close();
});

it('removes the members of a killed process, and publishes it', async () => {
  const member = await other.member();
  const watcher = await watcherOf(node, member);
  await other.join(member);
  await node.database.query({
    text: "update realtime_node set seen_at = now() - interval '61 seconds' where node_id = $1",
    values: [other.id],
  });
  expect(await isOnline(member)).toBe(false);
  await node.presence.pulse();
  await vi.waitUntil(() => heard(watcher).length === 1);
  expect(heard(watcher)).toEqual([[member.id, false]]);
  // It was suspended, not dead: with its next heartbeat its members are back.
  await other.presence.pulse();
  expect(await isOnline(member)).toBe(true);
});

it('stores presence again after the database lost it', async () => {
  const member = await node.member();
  const device = await node.join(member);
  await node.database.query({ text: 'truncate presence, realtime_node', values: [] });
  expect(await isOnline(member)).toBe(false);
  await node.presence.pulse();
  expect(await isOnline(member)).toBe(true);
  device.raw.close();
});

it('removes everybody when the process ends', async () => {
  const ending = await startRealtimeNode(database.url);
  const member = await ending.member();
  const device = await ending.join(member);
  await ending.close();
  expect(await device.closed).toBe(1012);
  expect(await isOnline(member)).toBe(false);
});
