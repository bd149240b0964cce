import { createHash } from 'node:crypto';
import { closeCodes, type ClientFrame } from '@peonia/contract/protocol/realtime.ts';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { errorCodeOf, type Database } from '../db/database.ts';
import { framesAfter, readMissed, readStart } from './catch-up.ts';
import { takeGrant } from './grant.sql.ts';
import type { MemberSocket } from './member-sockets.ts';
import { OrderedSender, type NumberedFrame } from './ordered-sender.ts';
import type { Presence } from './presence.ts';
import type { RealtimeHub } from './realtime.ts';
import { receiveFrames } from './receive-frames.ts';
import { socketLimits } from './socket-limits.ts';

export interface JoinContext {
  readonly database: Database;
  readonly hub: RealtimeHub;
  readonly presence: Presence;
}

/** Accepts a device with its grant, sends missed events, and then passes frames both ways. */
export async function joinMember(
  socket: WebSocket,
  request: FastifyRequest,
  context: JoinContext & { isStopping(): boolean },
): Promise<void> {
  const { database, hub, presence } = context;
  const close = (code: number) => closeSoon(socket, code);
  const words = readWords(request.query as Record<string, unknown>);
  if (words === null) return close(closeCodes.policy);
  const { channel, socket_id, token, after, age } = words;
  const early = keepEarlyFrames(socket, close);
  const grant = await takeGrant.first(database, {
    hash: createHash('sha256').update(token).digest(),
    channel,
    socket_id,
  });
  if (grant === undefined || hub.sockets.count(grant.member_id) >= socketLimits.socketsPerMember)
    return close(closeCodes.policy);
  // It would stay on the list of a process that has closed all others, and hold up its end.
  if (context.isStopping()) return close(closeCodes.restart);
  // The device may have disconnected during the lookup; then nothing would remove it from the list.
  if (socket.readyState !== socket.OPEN) return;

  const memberId = grant.member_id;
  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > socketLimits.backlogBytes) return close(closeCodes.overload);
    socket.send(text);
  };
  const member = orderedSocket({ memberId, sessionId: grant.session_id, write, close });
  const isFirst = hub.sockets.add(member);
  keepAlive(socket);
  socket.once('close', () => {
    if (hub.sockets.remove(member)) presence.leave(memberId);
  });
  // Frames from now on arrive; what was sent before is read below.
  await hub.followed(memberId);
  if (isFirst) await presence.appear(memberId);

  const missed = await (after < 0 && age !== null
    ? readStart(context, memberId, age)
    : readMissed(context, memberId, after));
  write(JSON.stringify({ type: missed.type, seq: missed.seq }));
  for (const frame of missed.frames) write(frame.text);
  member.begin(
    new OrderedSender({
      last: missed.seq,
      write,
      readAfter: (seq) => framesAfter(context, memberId, seq),
      giveUp: () => close(closeCodes.overload),
    }),
  );
  early.handOver(receiveFrames(close, (frame) => accept(frame, { request, member, context, write })));
}

/** Words of the socket's address, or null where one is repeated, holds a control character or is no number. */
function readWords({ channel = '', socket_id = '', token = '', after = '-1', age = '' }: Record<string, unknown>) {
  const isText = (word: unknown): word is string => typeof word === 'string' && !/\p{Cc}/u.test(word);
  if (!isText(channel) || !isText(socket_id) || !isText(token) || !isText(after) || !isText(age)) return null;
  if (!/^-?\d{1,15}$/.test(after) || !/^\d{0,15}$/.test(age)) return null;
  return { channel, socket_id, token, after: Number(after), age: age === '' ? null : Number(age) };
}

/** Frames may arrive while the grant is checked; a few of them wait. */
function keepEarlyFrames(
  socket: WebSocket,
  close: (code: number) => void,
): { handOver(receive: (text: string) => void): void } {
  const early: string[] = [];
  let receive = (text: string) => {
    if (early.push(text) > socketLimits.framesPerSecond) close(closeCodes.policy);
  };
  socket.on('message', (data: Buffer) => {
    if (socket.readyState === socket.OPEN) receive(data.toString());
  });
  return {
    handOver(next) {
      receive = next;
      for (const text of early.splice(0)) next(text);
    },
  };
}

/** A socket that keeps numbered frames until `begin`, and orders them from then on. */
export function orderedSocket({
  write,
  ...socket
}: Omit<MemberSocket, 'watched' | 'send' | 'expect'> & {
  readonly write: (text: string) => void;
}): MemberSocket & { begin(sender: OrderedSender): void } {
  const held: NumberedFrame[] = [];
  let ordered: OrderedSender | null = null;
  return {
    ...socket,
    watched: new Set(),
    send(text, seq) {
      if (seq === null) write(text);
      else if (ordered === null) held.push({ seq, text });
      else ordered.send({ seq, text });
    },
    expect: (seq) => ordered?.expect(seq),
    begin(sender) {
      ordered = sender;
      for (const frame of held.splice(0)) sender.send(frame);
    },
  };
}

function accept(
  frame: ClientFrame,
  {
    request,
    member,
    context,
    write,
  }: { request: FastifyRequest; member: MemberSocket; context: JoinContext; write: (text: string) => void },
): void {
  const failed = (error: unknown) => {
    // A value that no column can hold, such as a number beyond 2^63.
    if (errorCodeOf(error).startsWith('22')) return member.close(closeCodes.policy);
    request.log.warn({ err: error, frame: frame.type }, 'frame failed');
  };
  if (frame.type === 'resume') return void resume(context, member.memberId, frame.after, write).catch(failed);
  context.hub
    .handlerOf(frame.type)?.(frame, { memberId: member.memberId, db: context.database, socket: member })
    .catch(failed);
}

/** Sends the events after a number again; the device drops known ones. */
async function resume(
  context: JoinContext,
  memberId: number,
  after: number,
  write: (text: string) => void,
): Promise<void> {
  const missed = await readMissed(context, memberId, after);
  if (missed.type === 'reset') write(JSON.stringify({ type: 'reset', seq: missed.seq }));
  for (const frame of missed.frames) write(frame.text);
}

/** Closes with a code, and terminates a socket that does not reply. */
function closeSoon(socket: WebSocket, code: number): void {
  socket.close(code);
  const cut = setTimeout(() => socket.terminate(), socketLimits.closeMs);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
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
  }, socketLimits.pingMs);
  socket.once('close', () => clearInterval(timer));
}
