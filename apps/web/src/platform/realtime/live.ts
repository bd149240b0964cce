import {
  authenticateSocket,
  type ClientFrame,
  type EventData,
  type EventName,
  type MemberEvent,
  type ServerFrame,
} from '@peonia/contract/protocol/realtime.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { currentMe } from '../session/current-member.ts';
import { endSession, onSessionEnd } from '../session/token.ts';
import { settings } from '../settings.ts';
import { type Signal, signal } from '../signal.ts';
import { browserStore } from '../store/browser-store.ts';
import { useOnline } from '../use-online.ts';
import { connect, type Connection, type Socket } from './connect.ts';
import { type EventOrder, orderEvents } from './event-order.ts';
import { makePresence, useWatched } from './presence.ts';

/** Frame: a post was published, deleted, liked or no longer liked. */
export type NewsFrame = Extract<ServerFrame, { readonly post_id: number }>;
/** Frame: call signal from the other browser. */
export type CallFrame = Extract<ServerFrame, { readonly call_id: number }>;

const events = new Map<EventName, Signal<[data: never, seq: number]>>();
const reset = signal();
const ready = signal();
const typing = signal<[userId: number]>();
const news = signal<[news: NewsFrame]>();
const callFrames = signal<[frame: CallFrame]>();
const switches = signal<[isMaintenance: boolean]>();
const stateChanged = signal();
/** Events of the first half minute, for parts that are still loading. Those of another account are dropped. */
let earlyEvents: MemberEvent[] = [];
let isEarly = true;
const EARLY_MS = 30_000;
/** A first answer that took longer says nothing about the page. The server adds twice as much to the page's age. */
const WAY_MS = 5_000;
/** Position in the event log per account, for the lifetime of the page. */
const orders = new Map<number, EventOrder>();
const presence = makePresence((ids) => sendFrame({ type: 'watch', user_ids: [...ids] }));

let connection: ReturnType<typeof connect> | null = null;
let state: Connection = 'offline';
let connectedAs: number | null = null;
/** False once the page has connected, or may have fetched something as somebody else. */
let isStarting = true;

/** Calls back for each event of this name, in order and exactly once. Returns an unsubscribe function. */
export function onLive<N extends EventName>(name: N, handler: (data: EventData<N>, seq: number) => void): () => void {
  const event = events.get(name) ?? signal<[data: never, seq: number]>();
  events.set(name, event);
  return event.subscribe(handler as (data: never, seq: number) => void);
}

/**
 * `onLive` for parts that load after the page: calls back at once for what came since the page connected, for the first
 * half minute.
 */
export function onLiveFromStart<N extends EventName>(
  name: N,
  handler: (data: EventData<N>, seq: number) => void,
): () => void {
  for (const early of earlyEvents) if (early.name === name) handler(early.data as EventData<N>, early.seq);
  return onLive(name, handler);
}

/** `onLiveFromStart` while a component is mounted; the handler may change with every render. */
export function useLiveFromStart<N extends EventName>(
  name: N,
  handler: (data: EventData<N>, seq: number) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onLiveFromStart(name, (data, seq) => latest(data, seq)), [name]);
}

/** `onLive` while a component is mounted; the handler may change with every render. */
export function useLive<N extends EventName>(name: N, handler: (data: EventData<N>, seq: number) => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onLive(name, (data, seq) => latest(data, seq)), [name]);
}

/** Calls back when events cannot fill the gap: fetch fresh snapshots. Also after the first connection of a page. */
export const onReset = reset.subscribe;

/** Calls back when the events that the page has are all there are. Also after the first connection of a young page. */
export const onReady = ready.subscribe;

/** `onReset` for as long as a component is mounted; the handler may change with every render. */
export function useReset(handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onReset(() => latest()), []);
}

/** Triggers a refetch of everything, as after a gap that events cannot fill. */
export const refreshSnapshots = reset.emit;

export const onTyping = typing.subscribe;

/** Calls back when the connection stands again. Returns an unsubscribe function. */
export const onConnected = (callback: () => void): (() => void) =>
  stateChanged.subscribe(() => state === 'online' && callback());

/**
 * Calls back for each post that the member or a friend publishes or deletes, and for likes. Missed frames are not
 * repeated.
 */
export const onNews = news.subscribe;

/** Calls back for call signals to any device of the member. Signals during a disconnect are lost. */
export const onCallFrame = callFrames.subscribe;

/** Calls back when operators have changed a switch. */
export const onSwitches = switches.subscribe;

/** Sends a frame. Returns false without a connection; nothing is queued. */
export function sendFrame(frame: ClientFrame): boolean {
  return connection?.send(frame) ?? false;
}

/**
 * Online state of these members, updated live. A member without a known state is not in the map (use `online` of the
 * card). While this browser is offline nobody is shown as online.
 */
export function usePresence(ids: readonly number[]): ReadonlyMap<number, boolean> {
  const known = useWatched(presence, ids);
  return useOnline() ? known : new Map(ids.map((id) => [id, false]));
}

export function isConnected(): boolean {
  return state === 'online';
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    stateChanged.subscribe,
    () => state,
    () => 'offline' as const,
  );
}

/** Connects while a member is signed in. Call once at the start. */
export function startLive(
  openSocket: (address: string) => Socket = (address) => new WebSocket(address) as Socket,
): void {
  const follow = () => {
    const id = currentMe()?.id ?? null;
    if (id === connectedAs) return;
    connection?.stop();
    connection = null;
    connectedAs = id;
    earlyEvents = [];
    if (id !== null) connection = open(id, openSocket);
  };
  browserStore.subscribe('account', follow);
  browserStore.subscribe('token', follow);
  onSessionEnd(follow);
  // Source: specification section 4, "A block event naming the current user forces logout".
  onLive('block', ({ user_id }) => user_id === currentMe()?.id && endSession());
  // Friendship and blocks decide who may be watched, so the server checks the list again.
  onLive('friend.changed', () => sendFrame({ type: 'watch', user_ids: [...presence.watched()] }));
  addEventListener('online', () => connection?.retryNow());
  addEventListener('offline', () => setState('offline'));
  setTimeout(() => {
    isEarly = false;
    earlyEvents = [];
  }, EARLY_MS);
  follow();
  isStarting = false;
}

function open(accountId: number, openSocket: (address: string) => Socket): ReturnType<typeof connect> {
  const order = orders.get(accountId) ?? orderEvents(publish);
  orders.set(accountId, order);
  let askedAt: number | null = null;
  let isFirst = isStarting;
  return connect({
    open: async (socketId, after) => {
      const { pushChannel: service } = settings();
      // A later attempt may follow a time without a network, in which the page showed what it had kept.
      const isYoung = isFirst && after < 0;
      isFirst = false;
      const age = () => (askedAt = isYoung ? pageAge() : null);
      if (!service) return openSocket(await socketAddress(socketId, after, age()));
      const { openHostedSocket } = await import('./hosted-socket.ts');
      const member = { id: accountId, channel: currentMe()?.channel ?? '' };
      return openHostedSocket({ service, member, call, after: order.last, age, open: openSocket });
    },
    after: order.last,
    onFrame: (frame) => receive(frame, order, () => askedAt !== null && pageAge() - askedAt < WAY_MS),
    onState: setState,
    onEnded: () => endSession(),
  });
}

/** `isInTime`: a first `ready` is still true of what the page fetched. */
function receive(frame: ServerFrame, order: EventOrder, isInTime: () => boolean): void {
  if (frame.type === 'event') {
    if (order.take(frame)) sendFrame({ type: 'resume', after: order.last() });
  } else if (frame.type === 'presence') presence.heard(frame.user_id, frame.online);
  else if (frame.type === 'switches') switches.emit(frame.maintenance);
  else if (frame.type === 'typing') typing.emit(frame.user_id);
  else if (frame.type === 'call.signal') callFrames.emit(frame);
  else if ('post_id' in frame) news.emit(frame);
  else {
    sendFrame({ type: 'watch', user_ids: [...presence.watched()] });
    const isStart = order.last() < 0;
    if (frame.type === 'ready' && (!isStart || isInTime())) {
      if (isStart) order.reset(frame.seq);
      return ready.emit();
    }
    order.reset(frame.seq);
    refreshSnapshots();
  }
}

function publish(event: MemberEvent): void {
  if (isEarly) earlyEvents.push(event);
  events.get(event.name)?.emit(event.data as never, event.seq);
}

/** Milliseconds since the page began to load. The clock of a page may rest while the device sleeps. */
function pageAge(): number {
  return Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin));
}

/** `age`: milliseconds of the oldest snapshot, or null where all are to be fetched again. */
async function socketAddress(socketId: string, after: number, age: number | null): Promise<string> {
  const channel = currentMe()?.channel ?? '';
  const { auth } = await call(authenticateSocket, { body: { channel_name: channel, socket_id: socketId } });
  const query = new URLSearchParams({ channel, socket_id: socketId, token: auth, after: String(after) });
  if (age !== null) query.set('age', String(age));
  return `${location.origin.replace(/^http/, 'ws')}/v1/realtime?${query}`;
}

function setState(next: Connection): void {
  state = next;
  stateChanged.emit();
}
