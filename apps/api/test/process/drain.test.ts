import { once } from 'node:events';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { realtimeContract } from '@peonia/contract/protocol/realtime.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openClient } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startServe } from './serve-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('SIGTERM sends every device to another process, lets what runs finish, and ends within ten seconds', async () => {
  const server = await startServe(database.url);
  try {
    const [anna, ben] = await Promise.all([server.register('Anna Drain'), server.register('Ben Drain')]);
    const devices = await Promise.all([anna.socket(), anna.socket(), ben.socket()]);
    const running = anna.call(chatContract.sendMessage, {
      body: { user_id: ben.id, message_type: 'text', message_content: 'Last words', client_id: 'client-last' },
    });
    const deadline = AbortSignal.timeout(10_000);
    server.signal('SIGTERM');
    expect((await running).status).toBe(201);
    expect(await Promise.all(devices.map(({ closed }) => closed))).toEqual([1012, 1012, 1012]);
    expect(await server.exited).toBe(0);
    expect(deadline.aborted).toBe(false);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed');
  } finally {
    await server.close();
  }
}, 120_000);

it('does not wait for a device that does not take the end of its socket', async () => {
  const server = await startServe(database.url);
  try {
    const anna = await server.register('Anna Deaf');
    const device = await openDeaf(server.address, anna);

    server.signal('SIGTERM');

    expect(await server.exited).toBe(0);
    device.terminate();
  } finally {
    await server.close();
  }
}, 60_000);

it('turns /readyz 503 and serves on during the drain delay', async () => {
  const server = await startServe(database.url, { DRAIN_SECONDS: '4' });
  try {
    const anna = await server.register('Anna Delay');
    const socket = await anna.socket();
    server.signal('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503);

    const during = await anna.call(messageThreadsContract.listThreads);

    expect(during.status).toBe(200);
    expect(await socket.closed).toBe(1012);
    expect(await server.exited).toBe(0);
  } finally {
    await server.close();
  }
}, 60_000);

/** A socket whose device reads nothing any more. */
async function openDeaf(address: string, { token, channel }: Member): Promise<WebSocket> {
  const client = openClient(address, { language: 'en', token });
  const { body } = await client.call(realtimeContract.authenticateSocket, {
    body: { channel_name: channel, socket_id: 'deaf' },
  });
  const query = new URLSearchParams({ channel, socket_id: 'deaf', token: body.auth });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/realtime?${query}`);
  await once(socket, 'message');
  socket.pause();
  return socket;
}
