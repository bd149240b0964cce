import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { callHttp, measure, type Measured } from '../measure.ts';
import type { Pair, Reader } from '../readers.ts';

/** Sends a message and resolves once it has arrived on the other's socket and was acknowledged. */
type SendOne = (worker: number, clientId: string) => Promise<void>;

export interface SendTarget {
  readonly send: SendOne;
  close(): void;
}

export async function openOurs(address: string, pairs: readonly Pair[]): Promise<SendTarget> {
  const inbox = openInbox();
  const sockets = await Promise.all(pairs.map(({ other }) => joinOurs(address, other, inbox.arrived)));
  return {
    async send(worker, clientId) {
      const { one, other } = pairs[worker % pairs.length] as Pair;
      const body = JSON.stringify({
        user_id: other.id,
        message_type: 'text',
        message_content: `Hello ${clientId}`,
        client_id: clientId,
      });
      await Promise.all([
        inbox.wait(clientId),
        callHttp({
          method: 'POST',
          address: `${address}/v1/messages`,
          headers: { authorization: `Bearer ${one.token}` },
          body,
        }),
      ]);
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

/** A socket of a member. */
export async function joinOurs(address: string, reader: Reader, arrived: (text: string) => void): Promise<WebSocket> {
  return listen(await grantOf(address, reader), arrived);
}

/** The address of a socket that a member may open. */
export async function grantOf(address: string, { token, channel }: Reader): Promise<string> {
  const socket_id = 'bench-socket';
  const headers = { authorization: `Bearer ${token}` };
  const { auth } = JSON.parse(
    await callHttp({
      method: 'POST',
      address: `${address}/v1/pusher/authenticate`,
      headers,
      body: JSON.stringify({ channel_name: channel, socket_id }),
    }),
  ) as { auth: string };
  return `${address.replace('http', 'ws')}/v1/realtime?${new URLSearchParams({ channel, socket_id, token: auth })}`;
}

/** With `path` `/send-ours` the bare program sends our own statement. */
export async function openBare(
  address: string,
  pairs: readonly Pair[],
  path: '/send' | '/send-ours' = '/send',
): Promise<SendTarget> {
  const inbox = openInbox();
  const sockets = await Promise.all(
    pairs.map(({ other }) => listen(`${address.replace('http', 'ws')}/?member=${other.id}`, inbox.arrived)),
  );
  // The server notes a socket a moment after the client sees it open.
  await sleep(200);
  return {
    async send(worker, clientId) {
      const { one, other } = pairs[worker % pairs.length] as Pair;
      const body = JSON.stringify({
        from: one.id,
        token: one.token,
        user_id: other.id,
        client_id: clientId,
        message_content: `Hello ${clientId}`,
      });
      await Promise.all([inbox.wait(clientId), callHttp({ method: 'POST', address: `${address}${path}`, body })]);
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

let number = 0;

export function measureSends({ send }: SendTarget, atOnce: number, seconds: number): Promise<Measured> {
  return measure(atOnce, seconds, (worker) => send(worker, `bench-${process.pid}-${(number += 1)}`));
}

function openInbox() {
  const waiting = new Map<string, () => void>();
  return {
    wait: (clientId: string) => new Promise<void>((resolve) => void waiting.set(clientId, resolve)),
    arrived(text: string) {
      const clientId = /"client_id":"([^"]+)"/.exec(text)?.[1] ?? '';
      waiting.get(clientId)?.();
      waiting.delete(clientId);
    },
  };
}

/** A socket at an address, once it is open. */
export function listen(address: string, arrived: (text: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on('message', (data: Buffer) => arrived(data.toString()));
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
