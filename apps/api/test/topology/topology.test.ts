import { callsContract } from '@peonia/contract/calls.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developmentSecret } from '../../src/platform/config/config-settings.ts';
import { dial, put } from '../fixtures/call-fixture.ts';
import type { Member } from '../fixtures/register-member.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { giveGold } from '../money/give-gold.ts';
import { begin, notify, sandboxWebhook } from '../money/pay.ts';
import { proveBooks } from '../money/prove-books.ts';
import { cheapestGift, withDatabase } from '../process/money-fixture.ts';
import { openTopology, type Topology } from './open-topology.ts';

// The whole of an installation. Each test is a part of what two strangers do there, one after the other.
let topology: Topology;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  topology = await openTopology();
  [anna, ben] = [await topology.register('Topology Anna'), await topology.register('Topology Ben')];
}, 300_000);
afterAll(() => topology.close(), 60_000);

const send = (from: Member, to: Member, client_id: string) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: client_id, client_id },
  });

async function readsBy(): Promise<Map<string, number>> {
  const texts = await Promise.all(topology.apis.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()));
  const counts = new Map<string, number>();
  for (const [, by = '', count] of texts.join('\n').matchAll(/^database_replica_reads_total\{by="(\w+)"\} (\d+)/gm))
    counts.set(by, (counts.get(by) ?? 0) + Number(count));
  return counts;
}

it('lets strangers find each other and read profiles on the replica', { timeout: 120_000 }, async () => {
  expect((await anna.call(searchContract.searchPeople, { body: { q: 'Topology' } })).status).toBe(200);
  await expect
    .poll(
      async () => {
        expect((await anna.call(profilesContract.getProfile, { params: { id: ben.id } })).body.name).toBe(ben.name);
        return (await readsBy()).get('replica') ?? 0;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
});

it('carries messages to sockets on other processes, and pictures over the store', { timeout: 120_000 }, async () => {
  const sockets = await Promise.all([ben.socket(), ben.socket(), ben.socket()]);

  expect((await send(anna, ben, 'topology-question')).status).toBe(201);

  for (const socket of sockets)
    await socket.next(
      (frame) =>
        frame.type === 'event' && frame.name === 'message.sent' && frame.data.message.client_id === 'topology-question',
      20_000,
    );
  expect((await send(ben, anna, 'topology-answer')).status).toBe(201);
  const { body } = await anna.call(messageThreadsContract.getThread, { params: { id: ben.id }, query: { user: 1 } });
  expect(body.items.map(({ client_id }) => client_id).toSorted()).toEqual(['topology-answer', 'topology-question']);
  const [picture] = (await uploadPicture(topology.address, anna)).body.files;
  expect((await fetch(`${topology.address}${picture?.src}`)).status).toBe(200);
  for (const socket of sockets) socket.close();
});

it('credits a payment once, and a gift is paid with it', { timeout: 120_000 }, async () => {
  await withDatabase(topology.databaseUrl, (db) =>
    db.query({ text: 'update account set verified_at = now() where id = $1', values: [anna.id] }),
  );
  const { order } = await begin(anna, 'sandbox', { amount: 10 });
  const webhook = sandboxWebhook({ config: { secret: developmentSecret } }, order);

  const replies = [await notify(topology, 'sandbox', webhook), await notify(topology, 'sandbox', webhook)];

  expect(replies).toEqual([204, 204]);
  await expect
    .poll(async () => (await anna.call(paymentsContract.getOrder, { params: { id: order.id } })).body.state, {
      timeout: 60_000,
    })
    .toBe('credited');
  const gift = await cheapestGift(anna);
  const sent = await anna.call(chatContract.sendMessage, {
    body: {
      user_id: ben.id,
      message_type: 'gift',
      message_content: '',
      gift_id: gift.id,
      expected: gift.price,
      client_id: 'topology-gift',
    },
  });
  expect(sent.status).toBe(201);
  expect(await withDatabase(topology.databaseUrl, proveBooks)).toEqual([]);
});

it('connects a call and writes it down', { timeout: 120_000 }, async () => {
  await withDatabase(topology.databaseUrl, (db) => giveGold(db, anna, 10));
  const call = (await dial(anna, ben)).body.call;
  await put(ben, call.call_id, { status: 'connecting' });
  await put(anna, call.call_id, { status: 'connected' });

  await put(ben, call.call_id, { status: 'connected' });

  expect((await anna.call(callsContract.getCall, { params: { id: call.call_id } })).body.call.status).toBe('connected');
  await put(anna, call.call_id, { status: 'hangup' });
  expect((await ben.call(callsContract.getCall, { params: { id: call.call_id } })).body.call.status).toBe('hangup');
});

it('serves on after the primary is lost, with everything that was acknowledged', { timeout: 180_000 }, async () => {
  expect((await send(ben, anna, 'topology-before')).status).toBe(201);

  await topology.failOver();

  await expect.poll(async () => (await send(anna, ben, 'topology-after')).status, { timeout: 60_000 }).toBe(201);
  const { body } = await ben.call(messageThreadsContract.getThread, { params: { id: anna.id }, query: { user: 1 } });
  expect(body.items.map(({ client_id }) => client_id)).toEqual(
    expect.arrayContaining(['topology-question', 'topology-answer', 'topology-before', 'topology-after']),
  );
  expect(await withDatabase(topology.databaseUrl, proveBooks)).toEqual([]);
});
