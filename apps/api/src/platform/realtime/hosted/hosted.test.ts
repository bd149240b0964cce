import { randomUUID } from 'node:crypto';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { realtimeContract } from '@peonia/contract/protocol/realtime.schema.ts';
import { type ClientFrame, hostedChannel, type ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { openPushChannelDouble, type PushChannelDouble } from '../../../../test/providers/push-channel-double.ts';

let api: Api;
let service: PushChannelDouble;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  service = await openPushChannelDouble();
  api = await startApi(service.settings);
  service.webhooksTo(`${api.address}/v1/pusher/webhook`);
  [anna, ben] = await Promise.all([api.register('Anna Hosted'), api.register('Ben Hosted')]);
});
afterAll(async () => {
  await api.close();
  await service.close();
});

interface Device {
  readonly socketId: string;
  readonly channel: string;
  /** Names of what the service brought, and its frames. */
  readonly names: string[];
  readonly frames: ServerFrame[];
  /** Exchanges frames with our server; throws the status of a refusal. */
  tell(frames?: readonly ClientFrame[], after?: number): Promise<ServerFrame[]>;
  close(): void;
}

/** A device as the published protocol wants it: connect, grant, subscribe; then the first exchange with our server. */
async function join(member: Member, after = -1, age?: number): Promise<Device & { readonly first: ServerFrame[] }> {
  const raw = new WebSocket(
    `${service.settings['PUSHER_SOCKET_URL']}/app/${service.settings['PUSHER_KEY']}?protocol=7`,
  );
  const names: string[] = [];
  const frames: ServerFrame[] = [];
  let socketId = '';
  raw.on('message', (text: Buffer) => {
    const { event, data } = JSON.parse(text.toString()) as { event: string; data: string };
    names.push(event);
    if (event === 'pusher:connection_established') socketId = (JSON.parse(data) as { socket_id: string }).socket_id;
    else if (!event.startsWith('pusher')) frames.push(JSON.parse(data) as ServerFrame);
  });
  await vi.waitUntil(() => socketId !== '');
  const channel = hostedChannel(member.channel, member.id, socketId);
  const { body } = await member.call(realtimeContract.authenticateSocket, {
    body: { channel_name: member.channel, socket_id: socketId },
  });
  raw.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: body.auth } }));
  await vi.waitUntil(() => names.includes('pusher_internal:subscription_succeeded'));
  const tell = async (told: readonly ClientFrame[] = [], from = -1, pageAge?: number) => {
    const reply = await member.call(realtimeContract.exchangeFrames, {
      body: { socket_id: socketId, after: from, ...(pageAge === undefined ? {} : { age: pageAge }), frames: [...told] },
    });
    if (reply.status !== 200) throw new Error(`answered ${reply.status}`);
    return reply.body.frames.map((text) => JSON.parse(text) as ServerFrame);
  };
  return { socketId, channel, names, frames, tell, first: await tell([], after, age), close: () => raw.close() };
}

async function write(from: Member, to: Member, text = 'good evening'): Promise<void> {
  const body = { user_id: to.id, client_id: randomUUID(), message_type: 'text', message_content: text };
  expect((await from.call(chatContract.sendMessage, { body })).status).toBe(201);
}

const eventsOf = (frames: readonly ServerFrame[]) => frames.flatMap((one) => (one.type === 'event' ? [one] : []));

// covers: Hosted push-channel service, cluster ap1
describe('a device at the hosted service', () => {
  it('gets the events of its member on its own channel, with the same names and numbers', async () => {
    const device = await join(ben);
    expect(device.first[0]?.type).toBe('reset');
    const { seq } = device.first[0] as { seq: number };

    await write(anna, ben);

    await vi.waitUntil(() => eventsOf(device.frames).some(({ name }) => name === 'message.sent'));
    expect(eventsOf(device.frames)[0]?.seq).toBe(seq + 1);
    expect(service.published.every(({ channel }) => channel === device.channel)).toBe(true);
    expect(service.refused).toEqual([]);
    device.close();
  });

  it('leaves the snapshots of a young page as they are if none came since', async () => {
    const young = await api.register('Young Hosted');
    const first = async (age: number) => {
      const device = await join(young, -1, age);
      device.close();
      return device.first[0]?.type;
    };
    const made = (seconds: number) =>
      api.sql('update member_event set created_at = now() - make_interval(secs => $1) where member_id = $2', [
        seconds,
        young.id,
      ]);
    await emitCounter(young);

    expect([await first(0), await first(20_001)]).toEqual(['reset', 'reset']);
    await made(13);
    expect([await first(2_000), await first(4_000)]).toEqual(['ready', 'reset']);
  });

  it('reads what the service lost with the next exchange', async () => {
    const device = await join(ben);
    const { seq } = device.first[0] as { seq: number };
    service.loses = true;
    await emitCounter(ben);
    await vi.waitUntil(() => service.published.some(({ data }) => data.includes(`"seq":${seq + 1}`)));
    service.loses = false;

    expect(device.frames).toEqual([]);
    expect(eventsOf(await device.tell([], seq)).map((event) => event.seq)).toEqual([seq + 1]);
    device.close();
  });

  it('is told who of the watched members is online, and each change', async () => {
    const fritz = await api.register('Fritz Hosted');
    const watcher = await join(anna);
    const told = await watcher.tell([{ type: 'watch', user_ids: [fritz.id] }]);
    expect(told).toContainEqual({ type: 'presence', user_id: fritz.id, online: false });

    const device = await join(fritz);

    await vi.waitUntil(() => watcher.frames.some((frame) => frame.type === 'presence' && frame.online));
    expect(service.channels()).toContain(device.channel);
    watcher.close();
    device.close();
  });

  it('leaves when the service reports that its channel is empty', async () => {
    const gisa = await api.register('Gisa Hosted');
    const device = await join(gisa);
    await vi.waitUntil(() => isConnected(gisa));

    device.close();

    await vi.waitFor(async () => expect(await isConnected(gisa)).toBe(false), { timeout: 10_000 });
  });

  it('is closed with its session and gets nothing after it', async () => {
    const leaving = await api.register('Clara Hosted');
    const device = await join(leaving);

    await leaving.call(accountsContract.logout);

    await vi.waitUntil(() => device.names.includes('closed'));
    expect(device.frames.at(-1)).toEqual({ type: 'closed', code: 4003 });
    await expect(device.tell()).rejects.toThrow('answered 401');
    device.close();
  });

  it('gets no grant for the channel of another member', async () => {
    const device = await join(anna);

    const { status } = await anna.call(realtimeContract.authenticateSocket, {
      body: { channel_name: ben.channel, socket_id: device.socketId },
    });

    expect(status).toBe(403);
    device.close();
  });
});

it('asks a device to read an event that is too large for the service', async () => {
  const [dora, emil] = await Promise.all([api.register('Dora Hosted'), api.register('Emil Hosted')]);
  const device = await join(emil);
  const { seq } = device.first[0] as { seq: number };

  await write(dora, emil, 'ö'.repeat(4_900));

  await vi.waitUntil(() => device.names.includes('missed'));
  const texts = eventsOf(await device.tell([], seq)).filter(({ name }) => name === 'message.sent');
  expect(texts).toHaveLength(1);
  device.close();
});

it('takes no webhook that the service did not sign', async () => {
  const headers = { 'x-pusher-key': service.settings['PUSHER_KEY'] ?? '', 'x-pusher-signature': 'f'.repeat(64) };

  const reply = await fetch(`${api.address}/v1/pusher/webhook`, { method: 'POST', headers, body: '{"events":[]}' });

  expect(reply.status).toBe(401);
});

const isConnected = async ({ id }: Member) =>
  (await api.sql('select 1 from online_member where member_id = $1', [id])).length > 0;

/** Any numbered event of a member. */
const emitCounter = (member: Member) =>
  member.call(accountsContract.readCounter, { body: { type: 'likeme' } as never });
