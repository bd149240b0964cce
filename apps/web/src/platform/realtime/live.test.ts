import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { MemberEvent, ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Socket } from './connect.ts';

const values = new Map<string, string>();

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(): void {}
  close(): void {}
  receive(...frames: readonly ServerFrame[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const message = (seq: number) =>
  ({ type: 'event', seq, name: 'message.sent', data: { user_id: seq } as never }) satisfies MemberEvent & {
    type: 'event';
  };

/** A page that is connected and knows all events up to number 5, told by `first` after `firstMs`. */
async function openPage({ first = 'reset', firstMs = 0 }: { first?: 'ready' | 'reset'; firstMs?: number } = {}) {
  vi.resetModules();
  const live = await import('./live.ts');
  const { browserStore } = await import('../store/browser-store.ts');
  const sockets: FakeSocket[] = [];
  const addresses: URL[] = [];
  let resets = 0;
  live.onReset(() => (resets += 1));
  live.startLive((address) => {
    const socket = new FakeSocket();
    sockets.push(socket);
    addresses.push(new URL(address));
    return socket;
  });
  const connect = async () => {
    await vi.advanceTimersByTimeAsync(100);
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('No socket was opened');
    socket.onopen?.();
    await vi.advanceTimersByTimeAsync(firstMs);
    socket.receive({ type: first, seq: 5 });
    return socket;
  };
  const age = () => addresses.at(-1)?.searchParams.get('age') ?? null;
  return { ...live, browserStore, connect, age, resets: () => resets, socket: await connect() };
}

beforeEach(() => {
  vi.useFakeTimers();
  values.clear();
  values.set('app.token', '"token"');
  values.set('app.tokenTime', String(Date.now() + 3_600_000));
  values.set('app.account', '{"id":1,"channel":"c"}');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:', origin: 'https://peonia.example' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ auth: 'grant' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells a part that loads late what came since the page connected, once and in order', async () => {
  const { socket, onLiveFromStart } = await openPage();
  const heard: number[] = [];
  socket.receive(message(7), message(6));

  onLiveFromStart('message.sent', (_data, seq) => heard.push(seq));
  expect(heard).toEqual([6, 7]);

  socket.receive(message(8), message(7));
  expect(heard).toEqual([6, 7, 8]);
});

it('tells other listeners only what comes after them', async () => {
  const { socket, onLive } = await openPage();
  const heard: number[] = [];
  socket.receive(message(6));

  onLive('message.sent', (_data, seq) => heard.push(seq));
  socket.receive(message(7));

  expect(heard).toEqual([7]);
});

it('repeats nothing after half a minute', async () => {
  const { socket, onLiveFromStart } = await openPage();
  const heard: number[] = [];
  socket.receive(message(6));
  await vi.advanceTimersByTimeAsync(30_000);
  socket.receive(message(7));

  onLiveFromStart('message.sent', (_data, seq) => heard.push(seq));

  expect(heard).toEqual([]);
});

it('repeats nothing of another account', async () => {
  const { socket, browserStore, connect, onLiveFromStart } = await openPage();
  const heard: number[] = [];
  socket.receive(message(6));

  browserStore.set('account', { id: 2, channel: 'd' } as Account);
  await connect();
  onLiveFromStart('message.sent', (_data, seq) => heard.push(seq));

  expect(heard).toEqual([]);
});

it('keeps what a young page fetched when nothing came since, and goes on from there', async () => {
  const { socket, onLive, resets, age } = await openPage({ first: 'ready' });
  const heard: number[] = [];
  onLive('message.sent', (_data, seq) => heard.push(seq));
  expect(age()).toMatch(/^\d+$/);
  expect(resets()).toBe(0);

  socket.receive(message(5), message(6));
  expect(heard).toEqual([6]);
});

it('fetches all again when the first answer was long on its way', async () => {
  expect((await openPage({ first: 'ready', firstMs: 6_000 })).resets()).toBe(1);
});

it('names its age at its first attempt alone, and for no account that comes later', async () => {
  const { browserStore, connect, age, socket } = await openPage({ first: 'ready' });
  socket.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(age()).toBeNull();

  browserStore.set('account', { id: 2, channel: 'd' } as Account);
  await connect();
  expect(age()).toBeNull();
});
