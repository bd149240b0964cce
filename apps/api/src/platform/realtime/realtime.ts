import type { ServerFrame } from '@peonia/contract/realtime.ts';
import type { Db } from '../db/statement.ts';
import type { Bus } from './bus.ts';
import { MemberSockets, type MemberSocket } from './member-sockets.ts';

/**
 * What features may ask of the sockets. Everything here is a hint: the database holds the truth, and a lost frame is
 * caught up by number.
 */
export interface Realtime {
  /** Sends a stored event to every device of a member, on whichever process they are. */
  publish(memberId: number, seq: number, name: string, data: unknown): void;
  /** Sends a passing frame (typing, presence) that no one will miss when it is lost. */
  pass(memberId: number, frame: ServerFrame): void;
  /** Tells everyone who watches a member that they came or went. */
  passPresence(memberId: number, online: boolean): void;
  /** Replaces the members whose coming and going a socket is told. Who may see whom is the caller's to check. */
  watch(socket: MemberSocket, memberIds: readonly number[]): void;
  /** Ends that two members watch each other, on every process. */
  part(oneId: number, otherId: number): void;
  /** Changes whenever somebody was parted here. */
  partings(): number;
  /** Closes the sockets of one session, or all of a member. */
  closeSession(memberId: number, sessionId: number | null, code: number): void;
  /** Feature handlers of frames that members send. */
  onFrame<T>(type: string, handler: FrameHandler<T>): void;
}

export interface FrameContext {
  readonly memberId: number;
  readonly db: Db;
  readonly socket: MemberSocket;
}
export type FrameHandler<T> = (frame: T, context: FrameContext) => Promise<void>;

export type PublishedListener = (memberId: number, name: string, data: unknown) => void;

export interface RealtimeHub extends Realtime {
  readonly sockets: MemberSockets;
  handlerOf(type: string): FrameHandler<unknown> | undefined;
  /** Hears every event that this process publishes, after its commit. */
  onPublished(listener: PublishedListener): void;
  /** Calls back when frames of other processes may have been lost. */
  onRejoin(listener: () => void): void;
  close(): Promise<void>;
}

type BusMessage =
  | { readonly kind: 'frame'; readonly member_id: number; readonly text: string; readonly seq: number | null }
  | { readonly kind: 'presence'; readonly member_id: number; readonly online: boolean }
  | { readonly kind: 'part'; readonly one_id: number; readonly other_id: number }
  | { readonly kind: 'close'; readonly member_id: number; readonly session_id: number | null; readonly code: number };

/** Joins this process's sockets with the bus that reaches the other processes. */
export function openRealtime(bus: Bus): RealtimeHub {
  const sockets = new MemberSockets();
  const handlers = new Map<string, FrameHandler<unknown>>();
  const published: PublishedListener[] = [];
  const send = (message: BusMessage) =>
    bus.send(
      () => JSON.stringify(message),
      () => deliver(message),
    );

  function deliver(message: BusMessage): void {
    if (message.kind === 'presence') return sockets.tellWatchers(message.member_id, message.online);
    if (message.kind === 'part') return sockets.part(message.one_id, message.other_id);
    if (message.kind === 'close') return sockets.close(message.member_id, message.session_id, message.code);
    for (const socket of sockets.of(message.member_id)) socket.send(message.text, message.seq);
  }

  bus.onMessage((text) => deliver(JSON.parse(text) as BusMessage));
  return {
    sockets,
    handlerOf: (type) => handlers.get(type),
    onFrame: (type, handler) => void handlers.set(type, handler as FrameHandler<unknown>),
    // The text is made once, however many devices and processes it goes to, and not at all where there are none.
    publish(memberId, seq, name, data) {
      let text: string | null = null;
      const makeText = () => (text ??= JSON.stringify({ type: 'event', seq, name, data }));
      const toHere = () => {
        for (const socket of sockets.of(memberId)) socket.send(makeText(), seq);
      };
      bus.send(
        () => JSON.stringify({ kind: 'frame', member_id: memberId, text: makeText(), seq } satisfies BusMessage),
        toHere,
      );
      for (const listener of published) listener(memberId, name, data);
    },
    onPublished: (listener) => void published.push(listener),
    pass: (memberId, frame) => send({ kind: 'frame', member_id: memberId, text: JSON.stringify(frame), seq: null }),
    passPresence: (memberId, online) => send({ kind: 'presence', member_id: memberId, online }),
    part: (oneId, otherId) => send({ kind: 'part', one_id: oneId, other_id: otherId }),
    partings: () => sockets.partings,
    closeSession: (memberId, sessionId, code) =>
      send({ kind: 'close', member_id: memberId, session_id: sessionId, code }),
    watch: (socket, memberIds) => sockets.watch(socket, memberIds),
    onRejoin: (listener) => bus.onRejoin(listener),
    close: () => bus.close(),
  };
}
