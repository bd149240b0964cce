import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Connection, type Socket } from './connect.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

function setUp({ grant = async () => {}, random = 0 } = {}) {
  const sockets: FakeSocket[] = [];
  const states: Connection[] = [];
  const frames: ServerFrame[] = [];
  const asked: number[] = [];
  const ended = vi.fn<() => void>();
  let after = -1;
  const connection = connect({
    async open(_id, from) {
      asked.push(from);
      await grant();
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    after: () => after,
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
    onEnded: ended,
    random: () => random,
  });
  return { connection, sockets, states, frames, asked, ended, setAfter: (seq: number) => (after = seq) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('connect', () => {
  it('connects again 2 s after a loss and asks for what it missed', async () => {
    const { sockets, states, asked, setAfter } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    sockets[0]?.onopen?.();
    expect(states.at(-1)).toBe('online');
    setAfter(17);
    sockets[0]?.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
    expect(asked).toEqual([-1, 17]);
  });

  it('adds up to a second, so that browsers return one after the other', async () => {
    const { sockets } = setUp({ random: 0.5 });
    await vi.advanceTimersByTimeAsync(0);
    sockets[0]?.onclose?.({ code: 1006 });

    await vi.advanceTimersByTimeAsync(2_499);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
  });

  it('asks for a grant again after 5 s', async () => {
    let isDown = true;
    const { sockets } = setUp({
      grant: async () => {
        if (isDown) throw new Error('no grant');
      },
    });
    await vi.advanceTimersByTimeAsync(4_999);
    isDown = false;
    expect(sockets).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(1);
  });

  // covers: Socket reconnects after 2 s except close code 1005; the grant is retried every 5 s
  it('stays closed after 1005', async () => {
    const { sockets } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    sockets[0]?.onclose?.({ code: 1005 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it.each([4001, 4003])('ends the session on %i', async (code) => {
    const { sockets, ended } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    sockets[0]?.onclose?.({ code });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
  });

  it('sends only while open and survives what is no frame', async () => {
    const { connection, sockets, frames } = setUp();
    expect(connection.send({ type: 'typing', user_id: 1 })).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    sockets[0]?.onopen?.();
    expect(connection.send({ type: 'typing', user_id: 1 })).toBe(true);
    expect(sockets[0]?.sent).toEqual(['{"type":"typing","user_id":1}']);
    sockets[0]?.onmessage?.({ data: 'not json' });
    sockets[0]?.onmessage?.({ data: '{"type":"ready","seq":3}' });
    expect(frames).toEqual([{ type: 'ready', seq: 3 }]);
  });

  it('closes what opens after it was stopped', async () => {
    const { connection, sockets, states } = setUp();
    connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(states.at(-1)).toBe('offline');
  });
});
