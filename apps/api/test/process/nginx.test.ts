import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import {
  startNginx,
  testNginxConfiguration,
  writeCertificate,
  writeNginxConfiguration,
  type NginxServer,
} from '../providers/nginx-server.ts';
import { freePort } from '../providers/redis-server.ts';
import { openSocket } from '../socket.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

let database: TestDatabase;
let server: ServeProcess;
let nginx: NginxServer | undefined;
let address: string;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServe(database.url, { TRUSTED_PROXIES: 'loopback' });
  // The second process of the configuration is not there.
  nginx = await startNginx([Number(new URL(server.address).port), await freePort()]);
  ({ address } = nginx);
  [anna, ben] = await Promise.all([server.register('Anna Proxy'), server.register('Ben Proxy')]);
}, 150_000);
afterAll(async () => {
  await nginx?.close();
  await server.close();
  await database.drop();
});

const at = (member: Member) => openClient(address, { language: 'en', token: member.token });

it('sends every request past a process that is gone', async () => {
  const statuses = [];
  for (let nth = 0; nth < 20; nth += 1) {
    const client_id = `client-proxy-${nth}`;
    const body = { user_id: ben.id, message_type: 'text', message_content: client_id, client_id } as const;
    const reply = await (nth === 0 ? anna : at(anna)).call(chatContract.sendMessage, { body });
    statuses.push(reply.status);
    if (nth === 0)
      await at(ben).call(chatContract.sendMessage, {
        body: { user_id: anna.id, message_type: 'text', message_content: 'Yes', client_id: 'client-proxy-answer' },
      });
  }

  expect(statuses).toEqual(Array(20).fill(201));
});

it('carries sockets', async () => {
  const socket = await openSocket(address, at(ben), ben.channel);
  const client_id = 'client-proxy-socket';

  await at(anna).call(chatContract.sendMessage, {
    body: { user_id: ben.id, message_type: 'text', message_content: client_id, client_id },
  });

  const arrived = await socket.next(
    (frame) => frame.type === 'event' && frame.name === 'message.sent' && frame.data.message.client_id === client_id,
  );
  expect(arrived).toMatchObject({ name: 'message.sent' });
  socket.close();
});

it('keeps metrics from the outside', async () => {
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
});

it('is a configuration that nginx takes, with TLS', async () => {
  const place = await mkdtemp(join(tmpdir(), 'peonia-nginx-'));
  writeCertificate(place);
  const file = await writeNginxConfiguration(place, { ports: [3001, 3002], port: await freePort(), tls: true });

  expect(testNginxConfiguration(file)).toBe('');
  await writeFile(file, 'nonsense;');
  expect(testNginxConfiguration(file)).toContain('nonsense');
  await rm(place, { recursive: true });
});
