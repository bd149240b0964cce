import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import fastify from 'fastify';
import { WebSocket } from 'ws';
import { openDatabase, type Database } from '../src/platform/db/database.ts';
import { localBus, type Bus } from '../src/platform/realtime/bus.ts';
import { publishEvents, storeEvents, type PendingEvent } from '../src/platform/realtime/event-log.ts';
import { storeGrant } from '../src/platform/realtime/grant.sql.ts';
import { openPresence, type Presence } from '../src/platform/realtime/presence.ts';
import { openRealtime, type RealtimeHub } from '../src/platform/realtime/realtime.ts';
import { socketRoute } from '../src/platform/realtime/socket-route.ts';

/** The sockets alone, without the product: what one process of the program has of them. */
export interface RealtimeNode {
  readonly id: string;
  readonly database: Database;
  readonly hub: RealtimeHub;
  readonly presence: Presence;
  /** A member with a session and a stream. */
  member(): Promise<StreamMember>;
  grant(member: StreamMember, options?: { channel?: string; socketId?: string; seconds?: number }): Promise<string>;
  /** Opens the websocket with exactly these words; resolves once it is open. */
  dial(query: Readonly<Record<string, string>> | string): Promise<Dialled>;
  /** Grant and socket as a device does both; resolves with the first frame. */
  join(member: StreamMember, after?: number): Promise<Dialled>;
  /** Stores events and sends them, as a route does. */
  emit(events: readonly PendingEvent[]): Promise<void>;
  close(): Promise<void>;
}

export interface StreamMember {
  readonly id: number;
  readonly sessionId: number;
  readonly channel: string;
}

export interface Dialled {
  readonly raw: WebSocket;
  readonly frames: ServerFrame[];
  readonly closed: Promise<number>;
}

export async function startRealtimeNode(databaseUrl: string, bus: Bus = localBus()): Promise<RealtimeNode> {
  const id = randomUUID();
  const database = openDatabase({ url: databaseUrl, pool: 5, statementTimeoutMs: 5_000, name: 'test' });
  const hub = openRealtime(bus);
  const presence = await openPresence(database, hub, { id, role: 'all' });
  const server = fastify();
  await socketRoute(server, { database, hub, presence });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;

  const query = async <R extends object>(text: string, values: unknown[]) =>
    (await database.query<R & Record<string, unknown>>({ text, values })).rows[0] as R;
  async function member(): Promise<StreamMember> {
    const channel = `private-${randomBytes(8).toString('hex')}`;
    const account = await query<{ id: number }>(
      "insert into account (name, name_key, email, email_key, password_hash, language, channel) values ($1, $1, $1, $1, '', 'en', $1) returning id",
      [channel],
    );
    const session = await query<{ id: number }>(
      "insert into session (account_id, access_hash, access_until, refresh_until) values ($1, $2, now() + interval '1 hour', now() + interval '1 hour') returning id",
      [account.id, randomBytes(32)],
    );
    await query('insert into member_stream (member_id) values ($1)', [account.id]);
    return { id: account.id, sessionId: session.id, channel };
  }
  async function grant(
    { id: memberId, sessionId, channel }: StreamMember,
    options: { channel?: string; socketId?: string; seconds?: number } = {},
  ): Promise<string> {
    const token = randomBytes(16).toString('hex');
    const hash = createHash('sha256').update(token).digest();
    await storeGrant.run(database, {
      hash,
      channel: options.channel ?? channel,
      socket_id: options.socketId ?? 'socket-1',
      member_id: memberId,
      session_id: sessionId,
      seconds: options.seconds ?? 60,
    });
    return token;
  }
  async function dial(words: Readonly<Record<string, string>> | string): Promise<Dialled> {
    const raw = new WebSocket(`ws://127.0.0.1:${port}/v1/realtime?${new URLSearchParams(words)}`);
    const frames: ServerFrame[] = [];
    raw.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as ServerFrame));
    const closed = new Promise<number>((resolve) => void raw.once('close', resolve));
    raw.on('error', () => {});
    await new Promise((resolve) => void raw.once('open', resolve));
    return { raw, frames, closed };
  }
  return {
    id,
    database,
    hub,
    presence,
    member,
    grant,
    dial,
    async join(one, after = -1) {
      const dialled = await dial({
        channel: one.channel,
        socket_id: 'socket-1',
        token: await grant(one),
        after: String(after),
      });
      await Promise.race([new Promise((resolve) => void dialled.raw.once('message', resolve)), dialled.closed]);
      return dialled;
    },
    async emit(events) {
      publishEvents(hub, await database.transaction((db) => storeEvents(db, events)));
    },
    async close() {
      await server.close();
      await presence.close();
      await hub.close();
      await database.end();
    },
  };
}
