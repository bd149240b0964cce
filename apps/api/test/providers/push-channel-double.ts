import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** An event as the service got it from the server. */
interface PublishedEvent {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
}

/**
 * A hosted push-channel service, written from its published pages: HTTP API with signed calls, websocket protocol 7,
 * private channels, webhooks. It checks what the service checks.
 */
export interface PushChannelDouble {
  /** The settings that lead to it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly published: PublishedEvent[];
  /** Calls that were refused, with the reason. */
  readonly refused: string[];
  /** Events are taken and not passed on, as far as a receiver can tell. */
  loses: boolean;
  /** Webhooks go there from now on. */
  webhooksTo(url: string): void;
  /** Channels with a listener. */
  channels(): string[];
  /** Closes every socket with this code. */
  cut(code: number): void;
  close(): Promise<void>;
}

const app = { id: '180018', key: 'peonia-test-key', secret: 'peonia-test-secret-of-the-app' };
const sign = (text: string) => createHmac('sha256', app.secret).update(text).digest('hex');
const channelName = /^[\w\-=@,.;]{1,164}$/;
const mostEvents = 10;
const mostBytes = 10_240;
const clockSeconds = 600;

export async function openPushChannelDouble(): Promise<PushChannelDouble> {
  const published: PublishedEvent[] = [];
  const refused: string[] = [];
  const listeners = new Map<string, Set<WebSocket>>();
  let webhookUrl = '';
  let isLossy = false;

  /** Why the service would refuse a call; null where it takes it. */
  function problemOf(request: IncomingMessage, body: string): string | null {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname !== `/apps/${app.id}/batch_events`) return 'unknown path';
    const words = [...searchParams].filter(([name]) => name !== 'auth_signature');
    const query = words
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name.toLowerCase()}=${value}`)
      .join('&');
    if (searchParams.get('auth_key') !== app.key) return 'unknown key';
    if (searchParams.get('body_md5') !== createHash('md5').update(body).digest('hex')) return 'wrong MD5';
    if (Math.abs(Date.now() / 1_000 - Number(searchParams.get('auth_timestamp'))) > clockSeconds) return 'too old';
    if (searchParams.get('auth_signature') !== sign(`${request.method}\n${pathname}\n${query}`)) return 'not signed';
    const { batch } = JSON.parse(body) as { batch: PublishedEvent[] };
    if (batch.length > mostEvents) return 'too many events';
    if (batch.some(({ data }) => Buffer.byteLength(data) > mostBytes)) return 'data too large';
    return batch.every(({ channel }) => channelName.test(channel)) ? null : 'not a channel';
  }

  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const problem = problemOf(request, body);
    if (problem !== null) {
      refused.push(problem);
      return reply.writeHead(401).end(problem);
    }
    for (const event of (JSON.parse(body) as { batch: PublishedEvent[] }).batch) {
      published.push(event);
      const text = JSON.stringify({ event: event.name, channel: event.channel, data: event.data });
      if (!isLossy) for (const socket of listeners.get(event.channel) ?? []) socket.send(text);
    }
    return reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  const sockets = new WebSocketServer({ server });
  let opened = 0;
  sockets.on('connection', (socket, request) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname !== `/app/${app.key}` || url.searchParams.get('protocol') !== '7')
      return socket.close(4001, 'Application does not exist');
    const socketId = `${1_000 + (opened += 1)}.${Math.floor(Math.random() * 1e9)}`;
    const tell = (event: string, data: object, channel?: string) =>
      socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
    tell('pusher:connection_established', { socket_id: socketId, activity_timeout: 120 });
    socket.on('message', (message: Buffer) => {
      const { event, data } = JSON.parse(message.toString()) as { event: string; data: Record<string, string> };
      if (event === 'pusher:ping') return tell('pusher:pong', {});
      if (event !== 'pusher:subscribe') return undefined;
      const { channel = '', auth = '' } = data;
      if (channel.startsWith('private-') && auth !== `${app.key}:${sign(`${socketId}:${channel}`)}`)
        return tell('pusher:subscription_error', { type: 'AuthError', status: 401 }, channel);
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(socket));
      return tell('pusher_internal:subscription_succeeded', {}, channel);
    });
    socket.on('close', () => {
      for (const [channel, open] of listeners) {
        if (!open.delete(socket) || open.size > 0) continue;
        listeners.delete(channel);
        void webhook([{ name: 'channel_vacated', channel }]);
      }
    });
    return undefined;
  });

  async function webhook(events: readonly object[]): Promise<void> {
    if (webhookUrl === '') return;
    const body = JSON.stringify({ time_ms: Date.now(), events });
    const headers = {
      'content-type': 'application/json',
      'x-pusher-key': app.key,
      'x-pusher-signature': sign(body),
    };
    await fetch(webhookUrl, { method: 'POST', headers, body }).catch(() => {});
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      PUSHER_APP_ID: app.id,
      PUSHER_KEY: app.key,
      PUSHER_SECRET: app.secret,
      PUSHER_API_URL: `http://${host}`,
      PUSHER_SOCKET_URL: `ws://${host}`,
    },
    published,
    refused,
    get loses() {
      return isLossy;
    },
    set loses(value) {
      isLossy = value;
    },
    webhooksTo(url) {
      webhookUrl = url;
    },
    channels: () => [...listeners.keys()],
    cut(code) {
      for (const socket of sockets.clients) socket.close(code);
    },
    async close() {
      webhookUrl = '';
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
