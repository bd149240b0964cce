import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../api/make-call.ts';
import type { Socket } from './connect.ts';
import { openHostedSocket } from './hosted-socket.ts';

/** The service's end of the socket. */
class RawSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { event: string; data: Record<string, unknown> }[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as RawSocket['sent'][number]);
  }
  close(): void {
    this.isClosed = true;
  }
  brings(event: string, data: object | string = {}, channel?: string): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.onmessage?.({ data: JSON.stringify({ event, channel, data: text }) });
  }
}

const channel = 'private-of-anna;7;12.34';

function setUp({ isRefused = false, age = null as number | null } = {}) {
  const raw = new RawSocket();
  const addresses: string[] = [];
  const exchanged: { after: number; frames: unknown[] }[] = [];
  const replies: string[][] = [];
  const opened = vi.fn<() => void>();
  const closed = vi.fn<(code: number) => void>();
  const brought: unknown[] = [];
  const call = (async ({ path }: { path: string }, { body }: { body: never }) => {
    if (isRefused) throw new Error('refused');
    if (path === '/pusher/authenticate') return { auth: 'key:signature' };
    exchanged.push(body);
    return { frames: replies.shift() ?? [] };
  }) as unknown as Call;
  const socket = openHostedSocket({
    service: { url: 'wss://ws-ap1.example.test', key: 'app-key' },
    member: { id: 7, channel: 'private-of-anna' },
    call,
    after: () => 41,
    age: () => age,
    open(address) {
      addresses.push(address);
      return raw;
    },
  });
  socket.onopen = opened;
  socket.onmessage = ({ data }) => brought.push(data);
  socket.onclose = ({ code }) => closed(code);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  async function join(first: string[] = ['ready']): Promise<void> {
    replies.push(first);
    raw.brings('pusher:connection_established', { socket_id: '12.34', activity_timeout: 120 });
    await settle();
    raw.brings('pusher_internal:subscription_succeeded', {}, channel);
    await settle();
  }
  return { raw, socket, addresses, exchanged, replies, opened, closed, brought, join, settle };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('connects by protocol 7 and subscribes to the private channel of this device', async () => {
  const { raw, addresses, join, opened } = setUp();

  await join();

  expect(addresses).toEqual(['wss://ws-ap1.example.test/app/app-key?protocol=7&client=peonia&version=1&flash=false']);
  expect(raw.sent[0]).toEqual({ event: 'pusher:subscribe', data: { channel, auth: 'key:signature' } });
  expect(opened).toHaveBeenCalledOnce();
});

it('brings events of its channel after the first reply of the server', async () => {
  const { raw, replies, brought, settle } = setUp();
  replies.push(['first']);
  raw.brings('pusher:connection_established', { socket_id: '12.34' });
  await settle();
  raw.brings('pusher_internal:subscription_succeeded', {}, channel);
  raw.brings('message.sent', 'early', channel);
  raw.brings('message.sent', 'of another channel', 'private-of-ben;8;1.2');

  await settle();
  raw.brings('message.sent', 'later', channel);

  expect(brought).toEqual(['first', 'early', 'later']);
});

it('sends frames to our server with its last number, and shows the replies', async () => {
  const { socket, join, exchanged, replies, brought, settle } = setUp();
  await join();
  replies.push(['reply']);

  socket.send('{"type":"typing","user_id":8}');
  await settle();

  expect(exchanged.at(-1)).toEqual({ socket_id: '12.34', after: 41, frames: [{ type: 'typing', user_id: 8 }] });
  expect(brought).toEqual(['ready', 'reply']);
});

it('names the age of a young page when it joins, and never again', async () => {
  const { socket, join, exchanged, settle } = setUp({ age: 900 });
  await join();

  socket.send('{"type":"typing","user_id":8}');
  await settle();

  expect(exchanged).toEqual([
    { socket_id: '12.34', after: 41, age: 900, frames: [] },
    { socket_id: '12.34', after: 41, frames: [{ type: 'typing', user_id: 8 }] },
  ]);
});

it('asks for what it missed when it is told to, and every 20 s', async () => {
  const { raw, join, exchanged } = setUp();
  await join();

  raw.brings('missed', '{"type":"missed"}', channel);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exchanged).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(19_000);

  expect(exchanged).toHaveLength(3);
});

it('counts as cut off when the service is silent', async () => {
  const { join, closed } = setUp();
  await join();

  await vi.advanceTimersByTimeAsync(60_000);

  expect(closed).toHaveBeenCalledExactlyOnceWith(1006);
});

it('passes on the code with which our server ends it', async () => {
  const { raw, join, closed } = setUp();
  await join();

  raw.brings('closed', { type: 'closed', code: 4003 }, channel);

  expect(closed).toHaveBeenCalledExactlyOnceWith(4003);
  expect(raw.isClosed).toBe(true);
});

it.each([
  { code: 4001, waits: 60_000 },
  { code: 4009, waits: 0 },
  { code: 4200, waits: 0 },
  { code: 1006, waits: 0 },
])('never takes code $code of the service for the end of the session', async ({ code, waits }) => {
  const { raw, join, closed } = setUp();
  await join();

  raw.onclose?.({ code });
  expect(closed).toHaveBeenCalledTimes(waits === 0 ? 1 : 0);
  await vi.advanceTimersByTimeAsync(waits);

  expect(closed).toHaveBeenCalledExactlyOnceWith(1006);
});

it('counts as cut off when no grant is given', async () => {
  const { raw, closed, settle } = setUp({ isRefused: true });

  raw.brings('pusher:connection_established', { socket_id: '12.34' });
  await settle();

  expect(closed).toHaveBeenCalledExactlyOnceWith(1006);
});

it('answers pings of the service', async () => {
  const { raw, join } = setUp();
  await join();

  raw.brings('pusher:ping');

  expect(raw.sent.at(-1)?.event).toBe('pusher:pong');
});
