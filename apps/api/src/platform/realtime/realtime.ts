import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import type { Db } from '../db/statement.ts';
import { traceparent } from '../tracing/spans.ts';
import { type EventTrace, traceDelivery } from '../tracing/trace-delivery.ts';
import type { Bus } from './bus.ts';
import { MemberSockets, type MemberSocket } from './member-sockets.ts';

/**
 * The sockets' interface for features. Everything is a hint: the database is the truth, and a lost frame is caught up
 * by number.
 */
export interface Realtime {
  /** After the commit, before events are published: what their receivers read from now on contains the commit. */
  beforePublish(memberIds: readonly number[]): Promise<void>;
  /** Publishes a stored event to every device of a member, on all processes. */
  publish(memberId: number, seq: number, name: string, data: unknown): void;
  /** Sends a transient frame (typing indicator, presence); its loss is harmless. */
  pass(memberId: number, frame: ServerFrame): void;
  /** Publishes to all watchers that a member came online or went offline. */
  passPresence(memberId: number, online: boolean): void;
  /** Presence changes of these members reach this process until the returned function is called. */
  followPresence(memberIds: readonly number[]): Promise<() => void>;
  /** Replaces the members whose presence a socket subscribes to. The caller checks access. */
  watch(socket: MemberSocket, memberIds: readonly number[]): void;
  /** Ends the presence subscriptions of two members on every process. */
  part(oneId: number, otherId: number): void;
  /** Ends the presence subscriptions to a member on every process, except those of members who may keep them. */
  hidePresence(memberId: number, exceptIds: readonly number[]): void;
  /** Changes whenever subscriptions were ended here. */
  partings(): number;
  /** Closes the sockets of one session, or all of a member. */
  closeSession(memberId: number, sessionId: number | null, code: number): void;
  /** Policies run in the order in which features register them. */
  onReplay(policy: ReplayPolicy): void;
  /** Handlers of client frames by feature. */
  onFrame<T>(type: string, handler: FrameHandler<T>): void;
}

/** An event as it is stored. In a replay `payload` is null where it may not be shown any more. */
export interface LoggedEvent {
  readonly seq: number;
  readonly name: string;
  readonly payload: object | null;
}

/** Gives stored events their present content before they are sent again; same order and length. */
export type ReplayPolicy = (db: Db, memberId: number, events: readonly LoggedEvent[]) => Promise<LoggedEvent[]>;

export interface FrameContext {
  readonly memberId: number;
  readonly db: Db;
  readonly socket: MemberSocket;
}
export type FrameHandler<T> = (frame: T, context: FrameContext) => Promise<void>;

type PublishedListener = (memberId: number, name: string, data: unknown) => void;

export interface RealtimeHub extends Realtime {
  readonly sockets: MemberSockets;
  readonly replay: ReplayPolicy;
  /** Resolves when frames for a member with a socket here arrive from all processes. */
  followed(memberId: number): Promise<void>;
  /** A device of the hosted service is not at other processes any more; with `isGone` not here either. */
  passLeft(memberId: number, device: string, isGone: boolean): void;
  handlerOf(type: string): FrameHandler<unknown> | undefined;
  /** Called for every event that this process publishes, after its commit. */
  onPublished(listener: PublishedListener): void;
  /** Called when frames of other processes may have been lost. */
  onRejoin(listener: () => void): void;
  close(): Promise<void>;
}

type BusMessage =
  | {
      readonly kind: 'frame';
      readonly member_id: number;
      readonly text: string;
      readonly seq: number | null;
      readonly trace?: EventTrace;
    }
  | { readonly kind: 'presence'; readonly member_id: number; readonly online: boolean }
  | { readonly kind: 'part'; readonly one_id: number; readonly other_id: number }
  | { readonly kind: 'hide'; readonly hidden_id: number; readonly except_ids: readonly number[] }
  | { readonly kind: 'left'; readonly member_id: number; readonly device: string }
  | { readonly kind: 'close'; readonly member_id: number; readonly session_id: number | null; readonly code: number };

/** Frames for the sockets of a member. */
const memberTopic = (memberId: number) => `member:${memberId}`;
/** Presence of a member, for those who watch. */
const presenceTopic = (memberId: number) => `presence:${memberId}`;

/** Joins this process's sockets with the bus to the other processes. */
export function openRealtime(bus: Bus, beforePublish: Realtime['beforePublish'] = async () => {}): RealtimeHub {
  const follow = (topic: string, isWanted: boolean) => (isWanted ? bus.follow(topic) : bus.leave(topic));
  const sockets = new MemberSockets({
    onMember: (memberId, isHere) => follow(memberTopic(memberId), isHere),
    onWatched: (memberId, isWatched) => follow(presenceTopic(memberId), isWatched),
  });
  const handlers = new Map<string, FrameHandler<unknown>>();
  const published: PublishedListener[] = [];
  const policies: ReplayPolicy[] = [];
  const send = (topic: string, message: BusMessage) =>
    bus.send(
      topic,
      () => JSON.stringify(message),
      () => deliver(message),
    );

  function deliver(message: BusMessage): void {
    if (message.kind === 'presence') return sockets.tellWatchers(message.member_id, message.online);
    if (message.kind === 'part') return sockets.part(message.one_id, message.other_id);
    if (message.kind === 'hide') return sockets.hide(message.hidden_id, message.except_ids);
    if (message.kind === 'left') return sockets.left(message.member_id, message.device);
    if (message.kind === 'close') return sockets.close(message.member_id, message.session_id, message.code);
    for (const socket of sockets.of(message.member_id)) socket.send(message.text, message.seq);
    if (message.trace !== undefined) traceDelivery(message.trace, sockets.count(message.member_id));
  }

  bus.onMessage((text) => deliver(JSON.parse(text) as BusMessage));
  return {
    sockets,
    beforePublish,
    handlerOf: (type) => handlers.get(type),
    onFrame: (type, handler) => void handlers.set(type, handler as FrameHandler<unknown>),
    // Serialised once for all devices and processes, and not at all without any.
    publish(memberId, seq, name, data) {
      let text: string | null = null;
      const makeText = () => (text ??= JSON.stringify({ type: 'event', seq, name, data }));
      const parent = traceparent();
      const traced = parent === null ? {} : { trace: { event: name, parent } };
      const toHere = () => {
        for (const socket of sockets.of(memberId)) socket.send(makeText(), seq);
        if (traced.trace !== undefined) traceDelivery(traced.trace, sockets.count(memberId));
      };
      const makeMessage = (): BusMessage => ({ kind: 'frame', member_id: memberId, text: makeText(), seq, ...traced });
      bus.send(memberTopic(memberId), () => JSON.stringify(makeMessage()), toHere);
      for (const listener of published) listener(memberId, name, data);
    },
    onReplay: (policy) => void policies.push(policy),
    async replay(db, memberId, events) {
      let shown = [...events];
      for (const policy of policies) shown = await policy(db, memberId, shown);
      return shown;
    },
    onPublished: (listener) => void published.push(listener),
    pass: (memberId, frame) =>
      send(memberTopic(memberId), { kind: 'frame', member_id: memberId, text: JSON.stringify(frame), seq: null }),
    passPresence: (memberId, online) =>
      send(presenceTopic(memberId), { kind: 'presence', member_id: memberId, online }),
    part(oneId, otherId) {
      for (const id of [oneId, otherId]) send(memberTopic(id), { kind: 'part', one_id: oneId, other_id: otherId });
    },
    hidePresence: (memberId, exceptIds) =>
      send(presenceTopic(memberId), { kind: 'hide', hidden_id: memberId, except_ids: exceptIds }),
    partings: () => sockets.partings,
    passLeft(memberId, device, isGone) {
      const message: BusMessage = { kind: 'left', member_id: memberId, device };
      bus.send(
        memberTopic(memberId),
        () => JSON.stringify(message),
        () => isGone && deliver(message),
      );
    },
    closeSession: (memberId, sessionId, code) =>
      send(memberTopic(memberId), { kind: 'close', member_id: memberId, session_id: sessionId, code }),
    async followPresence(memberIds) {
      const topics = memberIds.map(presenceTopic);
      for (const topic of topics) bus.follow(topic);
      await Promise.all(topics.map((topic) => bus.followed(topic)));
      return () => {
        for (const topic of topics) bus.leave(topic);
      };
    },
    followed: (memberId) => bus.followed(memberTopic(memberId)),
    watch: (socket, memberIds) => sockets.watch(socket, memberIds),
    onRejoin: (listener) => bus.onRejoin(listener),
    close: () => bus.close(),
  };
}
