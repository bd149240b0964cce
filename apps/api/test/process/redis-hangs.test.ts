import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openClient } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startRedis, type RedisServer } from '../providers/redis-server.ts';
import { openSocket } from '../socket.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

let database: TestDatabase;
let redis: RedisServer;
let one: ServeProcess;
let two: ServeProcess;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  const settings = { REDIS_URL: redis.url, RATE_LIMITS: '1', LIMIT_REGISTER_CALM_PER_HOUR: '50' };
  [one, two] = await Promise.all([startServe(database.url, settings), startServe(database.url, settings)]);
  [anna, ben] = await Promise.all([one.register('Anna Hangs'), one.register('Ben Hangs')]);
  // From the first answer on either may write as often as they like.
  await send(one, anna, ben, 'hangs-question');
  await send(one, ben, anna, 'hangs-answer');
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await redis.close();
  await database.drop();
});
// It takes connections and answers nothing, unlike one that is gone.
beforeEach(() => redis.signal('SIGSTOP'));
afterEach(() => redis.signal('SIGCONT'));

const at = (server: ServeProcess, member: Member) =>
  openClient(server.address, { language: 'en', token: member.token });
const socketAt = (server: ServeProcess, member: Member) =>
  openSocket(server.address, at(server, member), member.channel);
const send = (server: ServeProcess, from: Member, to: Member, client_id: string) =>
  at(server, from).call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: client_id, client_id },
  });
const isMessage = (client_id: string) => (frame: { type: string; name?: string; data?: unknown }) =>
  frame.type === 'event' && JSON.stringify(frame.data).includes(client_id);

it('answers requests of both processes while Redis hangs', { timeout: 60_000 }, async () => {
  const profile = await at(two, anna).call(profilesContract.getProfile, { params: { id: ben.id } });
  const sent = await send(one, anna, ben, 'hangs-first');
  const guest = await fetch(`${two.address}/v1/front`);

  expect([profile.status, sent.status, guest.status]).toEqual([200, 201, 200]);
});

it('delivers to sockets of the same process while Redis hangs', { timeout: 60_000 }, async () => {
  const socket = await socketAt(one, ben);

  await send(one, anna, ben, 'hangs-here');

  await expect(socket.next(isMessage('hangs-here'), 30_000)).resolves.toMatchObject({ name: 'message.sent' });
  socket.close();
});

it('delivers to sockets of the other process when Redis answers again', { timeout: 60_000 }, async () => {
  redis.signal('SIGCONT');
  const socket = await socketAt(two, ben);
  redis.signal('SIGSTOP');
  await send(one, anna, ben, 'hangs-there');

  redis.signal('SIGCONT');

  await expect(socket.next(isMessage('hangs-there'), 30_000)).resolves.toMatchObject({ name: 'message.sent' });
  socket.close();
});
