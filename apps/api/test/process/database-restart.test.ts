import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts';
import { readPostmaster } from '../../src/platform/db/embedded/embedded-postmaster.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startServe, waitUntilReady, type ServeProcess } from './serve-process.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let server: ServeProcess;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'peonia-restart-'));
  // The database's own account has to pass; inside, its folder is private.
  chmodSync(dataDir, 0o711);
  postgres = await startEmbeddedPostgres({ dataDir });
  server = await startServe(postgres.url);
  [anna, ben] = await Promise.all([server.register('Anna Restart'), server.register('Ben Restart')]);
  await send(anna, ben, 'client-first');
  await send(ben, anna, 'client-answer');
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (from: Member, to: Member, clientId: string) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: clientId, client_id: clientId },
  });

async function writeUntilHealed(name: string): Promise<{ acknowledged: string[]; statuses: Set<number> }> {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  for (let i = 0, healed = 0; healed < 20 && i < 3_000; i += 1) {
    const clientId = `${name}-${String(i).padStart(5, '0')}`;
    const { status } = await send(anna, ben, clientId);
    statuses.add(status);
    if (status === 201) acknowledged.push(clientId);
    if (status !== 201) await sleep(20);
    healed = status === 201 && statuses.has(503) ? healed + 1 : 0;
  }
  return { acknowledged, statuses };
}

async function storedIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let max: number | undefined; max !== -1;) {
    const { body } = await anna.call(messageThreadsContract.getThread, {
      params: { id: ben.id },
      query: { user: 1, max_id: max },
    });
    ids.push(...body.items.map((message) => message.client_id));
    max = body.max_id;
  }
  return ids;
}

it('a database that is killed under load costs 503 for a while and nothing that was acknowledged', async () => {
  const socket = await ben.socket();
  const writing = writeUntilHealed('killed');
  await sleep(300);
  const postmaster = readPostmaster(join(dataDir, 'postgres'));
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  const { acknowledged, statuses } = await writing;
  expect([...statuses].toSorted()).toEqual([201, 503]);
  expect(await storedIds()).toEqual(expect.arrayContaining(acknowledged));
  // The socket lived on: what was sent after the restart reached it, and all numbers with it.
  await socket.next(
    (frame) =>
      frame.type === 'event' && frame.name === 'message.sent' && frame.data.message.client_id === acknowledged.at(-1),
    10_000,
  );
  const seqs = socket.frames.flatMap((frame) => (frame.type === 'event' ? [frame.seq] : []));
  expect(seqs).toEqual(seqs.map((_seq, i) => (seqs[0] ?? 0) + i));
  socket.close();
}, 60_000);

it('a database that is away for longer answers 503 with a reason, and the program heals by itself', async () => {
  await postgres.stop();
  const away = await send(anna, ben, 'client-away');
  expect([away.status, away.code]).toEqual([503, 503_000]);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  postgres = await startEmbeddedPostgres({ dataDir });
  await waitUntilReady(server.address);
  expect((await send(anna, ben, 'client-away')).status).toBe(201);
  const socket = await ben.socket();
  expect(socket.frames[0]?.type).toBe('reset');
  socket.close();
}, 60_000);
