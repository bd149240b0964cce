import { randomBytes } from 'node:crypto';
import { realtimeContract } from '@peonia/contract/protocol/realtime.schema.ts';
import { type ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { WebSocket } from 'ws';
import { checkFrame } from './check-frame.ts';
import type { Client } from './client.ts';

/** A device's open socket. */
export interface Socket {
  /** Everything that has arrived, oldest first. A frame that the documents do not describe fails the run. */
  readonly frames: ServerFrame[];
  /** The first frame, arrived already or to come, that is as asked. */
  next(matches: (frame: ServerFrame) => boolean, withinMs?: number): Promise<ServerFrame>;
  send(frame: object | string): void;
  close(code?: number): void;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
}

/** Opens the member's channel as the program does: grant, then socket. Resolves after the first frame. */
export async function openSocket(
  address: string,
  client: Client,
  channel: string,
  { after = -1 }: { after?: number } = {},
): Promise<Socket> {
  const socketId = randomBytes(6).toString('hex');
  const { body } = await client.call(realtimeContract.authenticateSocket, {
    body: { channel_name: channel, socket_id: socketId },
  });
  const query = new URLSearchParams({ channel, socket_id: socketId, token: body.auth, after: String(after) });
  const socket = follow(new WebSocket(`${address.replace('http', 'ws')}/v1/realtime?${query}`));
  await Promise.race([socket.next((frame) => frame.type === 'ready' || frame.type === 'reset'), socket.closed]);
  return socket;
}

function follow(raw: WebSocket): Socket {
  const frames: ServerFrame[] = [];
  const waiting = new Set<(frame: ServerFrame) => void>();
  raw.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as ServerFrame;
    frames.push(frame);
    checkFrame(frame);
    for (const look of waiting) look(frame);
  });
  const closed = new Promise<number>((resolve) => {
    raw.once('close', (code) => resolve(code));
    raw.on('error', () => {});
  });
  return {
    frames,
    closed,
    next(matches, withinMs = 5_000) {
      const found = frames.find(matches);
      if (found !== undefined) return Promise.resolve(found);
      return new Promise((resolve, reject) => {
        const look = (frame: ServerFrame) => {
          if (!matches(frame)) return;
          clearTimeout(deadline);
          waiting.delete(look);
          resolve(frame);
        };
        const deadline = setTimeout(() => {
          waiting.delete(look);
          reject(
            new Error(
              `No such frame within ${withinMs} ms; ${frames.length} others: ${JSON.stringify(frames).slice(0, 500)}`,
            ),
          );
        }, withinMs);
        waiting.add(look);
      });
    },
    send: (frame) => raw.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    close: (code) => raw.close(code),
  };
}
