import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { callsContract } from '@peonia/contract/calls.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../client.ts';
import { deviceOf, put, relayOf, toldOf } from '../fixtures/call-fixture.ts';
import type { Member } from '../fixtures/register-member.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { giveGold } from '../money/give-gold.ts';
import { startRedis, type RedisServer } from '../providers/redis-server.ts';
import { openSocket } from '../socket.ts';
import { there } from '../there.ts';
import { withDatabase } from './money-fixture.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

let database: TestDatabase;
let redis: RedisServer;
let one: ServeProcess;
let two: ServeProcess;
let anna: Member;
let ben: Member;
let files: string;

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  // Both have the same files, as they have in an object store.
  files = await mkdtemp(join(tmpdir(), 'peonia-files-'));
  const settings = {
    REDIS_URL: redis.url,
    RATE_LIMITS: '1',
    DATA_DIR: files,
    LIMIT_REGISTER_CALM_PER_HOUR: '50',
    ...relayOf,
  };
  [one, two] = await Promise.all([startServe(database.url, settings), startServe(database.url, settings)]);
  [anna, ben] = await Promise.all([one.register('Anna Node'), one.register('Ben Node')]);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await redis.close();
  await database.drop();
  await rm(files, { recursive: true, force: true });
});

/** The member's program, connected to this process. */
const at = (server: ServeProcess, member: Member) =>
  openClient(server.address, { language: 'en', token: member.token });
const socketAt = (server: ServeProcess, member: Member) =>
  openSocket(server.address, at(server, member), member.channel);
const send = (server: ServeProcess, from: Member, to: Member, clientId: string) =>
  at(server, from).call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: clientId, client_id: clientId },
  });

it('carries messages, read marks, typing and presence from one to the other', async () => {
  const atAnna = await socketAt(one, anna);
  atAnna.send({ type: 'watch', user_ids: [ben.id] });
  await atAnna.next((frame) => frame.type === 'presence' && !frame.online);
  const atBen = await socketAt(two, ben);
  await atAnna.next((frame) => frame.type === 'presence' && frame.user_id === ben.id && frame.online);

  const { body } = await send(one, anna, ben, 'client-to-ben');
  await atBen.next(
    (frame) => frame.type === 'event' && frame.name === 'message.sent' && frame.data.message.id === body.id,
  );
  await send(two, ben, anna, 'client-to-anna');
  await atAnna.next(
    (frame) =>
      frame.type === 'event' && frame.name === 'message.sent' && frame.data.message.client_id === 'client-to-anna',
  );
  await at(two, ben).call(messageThreadsContract.updateThread, {
    params: { id: body.thread_id },
    body: { read_seq: 1 },
  });
  await atAnna.next((frame) => frame.type === 'event' && frame.name === 'message.read');
  atAnna.send({ type: 'delivered', thread_id: body.thread_id, seq: 2 });
  await atBen.next((frame) => frame.type === 'event' && frame.name === 'message.delivered');
  atBen.send({ type: 'typing', user_id: anna.id });
  await atAnna.next((frame) => frame.type === 'typing' && frame.user_id === ben.id);

  const known = atAnna.frames.length;
  atBen.close();
  const gone = await atAnna.next((frame) => frame.type === 'presence' && atAnna.frames.indexOf(frame) >= known, 8_000);
  expect(gone).toEqual({ type: 'presence', user_id: ben.id, online: false });
  atAnna.close();
});

it('carries a call with its signals, and a block at one ends it at the other within two seconds', async () => {
  const [dora, emil] = await Promise.all([one.register('Dora Calls'), two.register('Emil Calls')]);
  await withDatabase(database.url, (db) => giveGold(db, dora, 5));
  const [atDora, atEmil] = await Promise.all([socketAt(one, dora), socketAt(two, emil)]);
  const start = {
    user_id: emil.id,
    kind: 'voice',
    direct: false,
    device: deviceOf(dora),
    client_id: 'call-over-two',
  } as const;
  const { call_id: id } = (await at(one, dora).call(callsContract.startCall, { body: start })).body.call;
  await atEmil.next(
    (frame) => frame.type === 'event' && frame.name === 'call.ringing' && frame.data.call.call_id === id,
  );
  await put(emil, id, { status: 'connecting' }, at(two, emil));
  await toldOf(atDora, id, 'connecting');
  const signal = (server: ServeProcess, from: Member, text: string) =>
    at(server, from).call(callsContract.sendCallSignals, {
      params: { id },
      body: { device: deviceOf(from), items: [{ type: 'media', text }] },
    });
  await Promise.all([signal(one, dora, 'from-dora'), signal(two, emil, 'from-emil')]);
  expect(await atEmil.next((frame) => frame.type === 'call.signal')).toEqual({
    type: 'call.signal',
    call_id: id,
    device: deviceOf(emil),
    items: [{ type: 'media', text: 'from-dora' }],
  });
  expect(await atDora.next((frame) => frame.type === 'call.signal')).toMatchObject({
    device: deviceOf(dora),
    items: [{ text: 'from-emil' }],
  });
  await put(dora, id, { status: 'connected' }, at(one, dora));
  await at(two, emil).call(relationshipsContract.blockMember, { body: { user_id: dora.id } });
  await atDora.next(
    (frame) => frame.type === 'event' && frame.name === 'call.changed' && frame.data.call.status === 'hangup',
    8_000,
  );
  for (const socket of [atDora, atEmil]) socket.close();
});

it('a logout at one closes the sockets at the other, and neither takes the token again', async () => {
  const leaving = await one.register('Carla Node');
  const socket = await socketAt(two, leaving);
  await at(one, leaving).call(accountsContract.logout);
  expect(await socket.closed).toBe(4003);
  expect((await at(two, leaving).call(accountsContract.getCounters)).status).toBe(401);
});

it('counts calls of a member together', async () => {
  const busy = await one.register('Dora Node');
  const calls = Array.from({ length: chatContract.sayHi.limit.max + 5 }, (_, i) =>
    at(i % 2 === 0 ? one : two, busy).call(chatContract.sayHi, { body: { user_id: 999_999 } }),
  );
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
});

/** Address of a private photo of the owner's, as the process gives it to a guest of the folder. */
async function grantAlbumAccess(owner: Member, guest: Member): Promise<string> {
  const [file] = (await uploadPicture(one.address, owner)).body.files;
  await at(one, owner).call(mediaContract.updateUpload, {
    params: { id: there(file).id },
    body: { folder: 'private' },
  });
  await at(one, owner).call(albumContract.grantAlbumAccess, { params: { id: guest.id }, body: { let_in: true } });
  const [photo] = (
    await at(two, guest).call(albumContract.listPhotos, { params: { id: owner.id }, query: { folder: 'private' } })
  ).body.items;
  return `${two.address}${there(there(photo).src)}`;
}

it('a block at one ends everything at the other within two seconds', async () => {
  const luc = await one.register('Luc Node');
  const address = await grantAlbumAccess(anna, ben);
  const [atAnna, atBen, atLuc] = [await socketAt(one, anna), await socketAt(two, ben), await socketAt(two, luc)];
  for (const socket of [atBen, atLuc]) {
    socket.send({ type: 'watch', user_ids: [anna.id] });
    await socket.next((frame) => frame.type === 'presence' && frame.user_id === anna.id && frame.online);
  }
  const benReads = async () => {
    const client = at(two, ben);
    const [profile, threads, message] = await Promise.all([
      client.call(profilesContract.getProfile, { params: { id: anna.id } }),
      client.call(messageThreadsContract.listThreads),
      client.call(chatContract.sendMessage, {
        body: { user_id: anna.id, message_type: 'text', message_content: 'Hello?', client_id: randomUUID() },
      }),
    ]);
    return {
      profile: profile.status,
      threads: threads.body.items.length,
      message: message.status,
      photo: (await fetch(address)).status,
    };
  };
  expect(await benReads()).toEqual({ profile: 200, threads: 1, message: 201, photo: 200 });
  const known = atBen.frames.length;

  await at(one, anna).call(relationshipsContract.blockMember, { body: { user_id: ben.id } });
  await atBen.next(
    (frame) => frame.type === 'event' && frame.name === 'member.gone' && frame.data.user_id === anna.id,
    8_000,
  );
  await atBen.next((frame) => frame.type === 'presence' && frame.user_id === anna.id && !frame.online, 8_000);
  expect(await benReads()).toEqual({ profile: 404, threads: 0, message: 404, photo: 404 });

  // He was told once that she is gone, and of what she does from here on he hears nothing, no matter who else does.
  atAnna.send({ type: 'typing', user_id: ben.id });
  atAnna.close();
  await atLuc.next((frame) => frame.type === 'presence' && frame.user_id === anna.id && !frame.online, 8_000);
  expect(atBen.frames.slice(known).map((frame) => (frame.type === 'event' ? frame.name : frame.type))).toEqual([
    'member.gone',
    'presence',
  ]);
  for (const socket of [atBen, atLuc]) socket.close();
  await at(one, anna).call(relationshipsContract.unblockMember, { query: { user_id: ben.id } });
});

it('a killed process leaves the other serving', async () => {
  const socket = await socketAt(two, anna);
  one.signal('SIGKILL');
  await one.exited;
  expect((await send(two, ben, anna, 'client-after-kill')).status).toBe(201);
  await socket.next(
    (frame) =>
      frame.type === 'event' && frame.name === 'message.sent' && frame.data.message.client_id === 'client-after-kill',
  );
  socket.close();
});
