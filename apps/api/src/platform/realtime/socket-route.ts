import websocket from '@fastify/websocket';
import { clientFrames, closeCodes } from '@peonia/contract/realtime.ts';
import { Ajv } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Database } from '../db/database.ts';
import { eventsAfter, lastEvent } from './event-log.sql.ts';
import { takeGrant } from './grant.sql.ts';
import type { MemberSocket } from './member-sockets.ts';
import { OrderedSender, type NumberedFrame } from './ordered-sender.ts';
import type { Presence } from './presence.ts';
import type { RealtimeHub } from './realtime.ts';

const limits = {
  frameBytes: 64 * 1024,
  /** A reader that lets this much pile up is closed and catches up by number. */
  backlogBytes: 1024 * 1024,
  framesPerSecond: 20,
  socketsPerMember: 20,
  /** More missed events than this, or older than the log: fetch snapshots instead. */
  catchUp: 500,
  pingMs: 25_000,
} as const;

const ajv = new Ajv({ strict: false });
const validators = new Map(Object.entries(clientFrames).map(([type, schema]) => [type, ajv.compile<object>(schema)]));

interface Options {
  readonly database: Database;
  readonly hub: RealtimeHub;
  readonly presence: Presence;
}

/** The websocket: `GET /v1/realtime?channel&socket_id&token&after`. Source: specification section 7, decisions "Realtime". */
export async function socketRoute(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(websocket, { options: { maxPayload: limits.frameBytes, perMessageDeflate: false, clientTracking: false } });
  app.get('/v1/realtime', { websocket: true }, (socket, request) => {
    // Frames may arrive while the grant is being checked; they wait in this list.
    const early: string[] = [];
    const keepEarly = (data: Buffer) => void early.push(data.toString());
    socket.on('message', keepEarly);
    socket.on('error', () => socket.terminate());
    join(socket, request, options)
      .then((receive) => {
        socket.off('message', keepEarly);
        if (receive === null) return;
        socket.on('message', (data: Buffer) => receive(data.toString()));
        for (const text of early) receive(text);
      })
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'socket failed');
        socket.close(closeCodes.overload);
      });
  });
}

async function join(socket: WebSocket, request: FastifyRequest, { database, hub, presence }: Options): Promise<((text: string) => void) | null> {
  const { channel = '', socket_id = '', token = '', after = '-1' } = request.query as Record<string, string>;
  const grant = await takeGrant.first(database, { hash: createHash('sha256').update(token).digest(), channel, socket_id });
  if (grant === undefined || [...hub.sockets.of(grant.member_id)].length >= limits.socketsPerMember) {
    socket.close(closeCodes.policy);
    return null;
  }
  const memberId = grant.member_id;
  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.backlogBytes) return socket.close(closeCodes.overload);
    socket.send(text);
  };
  const readAfter = (seq: number) => framesAfter(database, memberId, seq);

  const held: NumberedFrame[] = [];
  let ordered: OrderedSender | null = null;
  const member: MemberSocket = {
    memberId,
    sessionId: grant.session_id,
    watched: new Set(),
    send(text, seq) {
      if (seq === null) write(text);
      else if (ordered === null) held.push({ seq, text });
      else ordered.send({ seq, text });
    },
    close: (code) => socket.close(code),
  };
  const first = hub.sockets.add(member);
  keepAlive(socket);
  socket.once('close', () => {
    if (hub.sockets.remove(member)) void presence.leave(memberId);
  });
  if (first) await presence.appear(memberId);
  ordered = await catchUp({ database, memberId, after: Number(after), write, readAfter });
  for (const frame of held) ordered.send(frame);
  return receiver(socket, member, { database, hub, readAfter, write });
}

/** Sends `ready` and what was missed, or `reset` where that is too much, and answers the sender that goes on from there. */
async function catchUp(state: { database: Database; memberId: number; after: number; write: (text: string) => void; readAfter: (seq: number) => Promise<NumberedFrame[]> }): Promise<OrderedSender> {
  const { database, memberId, after, write, readAfter } = state;
  const last = (await lastEvent.first(database, { member_id: memberId }))?.last_seq ?? 0;
  const missed = after >= 0 && after < last ? await readAfter(after) : [];
  const fits = after >= 0 && after <= last && (after === last || (missed[0]?.seq === after + 1 && missed.length < limits.catchUp));
  const from = fits ? (missed.at(-1)?.seq ?? last) : last;
  write(JSON.stringify({ type: fits ? 'ready' : 'reset', seq: from }));
  if (fits) for (const frame of missed) write(frame.text);
  return new OrderedSender({ last: from, write, readAfter });
}

async function framesAfter(database: Database, memberId: number, seq: number): Promise<NumberedFrame[]> {
  const rows = await eventsAfter.all(database, { member_id: memberId, after: seq, most: limits.catchUp });
  return rows.map((row) => ({ seq: row.seq, text: JSON.stringify({ type: 'event', seq: row.seq, name: row.name, data: row.payload }) }));
}

/** Checks and hands on what the device sends; whoever sends anything else, or too much, is closed with a code. */
function receiver(
  socket: WebSocket,
  member: MemberSocket,
  { database, hub, readAfter, write }: { database: Database; hub: RealtimeHub; readAfter: (seq: number) => Promise<NumberedFrame[]>; write: (text: string) => void },
): (text: string) => void {
  let windowStart = Date.now();
  let frames = 0;
  return (text) => {
    if (Date.now() - windowStart > 1_000) [windowStart, frames] = [Date.now(), 0];
    frames += 1;
    const frame = frames <= limits.framesPerSecond ? parseFrame(text) : null;
    if (frame === null) return socket.close(closeCodes.policy);
    if (frame.type === 'resume') {
      void readAfter((frame as unknown as { after: number }).after).then((missed) => missed.forEach((one) => write(one.text)), () => {});
      return;
    }
    const handler = hub.handlerOf(frame.type);
    if (handler !== undefined) void handler(frame, { memberId: member.memberId, db: database, socket: member }).catch(() => {});
  };
}

function parseFrame(text: string): { type: string } | null {
  try {
    const frame = JSON.parse(text) as { type?: unknown };
    const valid = typeof frame.type === 'string' && (validators.get(frame.type)?.(frame) ?? false);
    return valid ? (frame as { type: string }) : null;
  } catch {
    return null;
  }
}

function keepAlive(socket: WebSocket): void {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, limits.pingMs);
  socket.once('close', () => clearInterval(timer));
}
