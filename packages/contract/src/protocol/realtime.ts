import type { Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import type { events } from './events.schema.ts';
import type * as schema from './realtime.schema.ts';

export const authenticateSocket = endpoint<typeof schema.realtimeSchemas.authenticateSocket>({
  method: 'POST',
  path: '/pusher/authenticate',
  audience: 'member',
  idempotency: 'once',
  alwaysServed: true,
});

export const exchangeFrames = endpoint<typeof schema.realtimeSchemas.exchangeFrames>({
  method: 'POST',
  path: '/realtime/frames',
  audience: 'member',
  idempotency: 'natural',
  alwaysServed: true,
});

/**
 * Channel of one device at the hosted service: the member's channel, the member and the socket. A device whose session
 * ended listens to a channel that nobody writes to any more.
 */
export const hostedChannel = (channel: string, memberId: number, socketId: string): string =>
  `${channel};${memberId};${socketId}`;

export type EventName = keyof typeof events;

export type EventData<N extends EventName> = Static<(typeof events)[N]>;

export type MemberEvent = {
  [N in EventName]: { readonly seq: number; readonly name: N; readonly data: EventData<N> };
}[EventName];

export type ClientFrame = {
  [N in keyof typeof schema.clientFrames]: Static<(typeof schema.clientFrames)[N]>;
}[keyof typeof schema.clientFrames];

type PassingFrame = {
  [N in keyof typeof schema.serverFrames]: Static<(typeof schema.serverFrames)[N]>;
}[keyof typeof schema.serverFrames];

/** Frames of the server: a numbered event of the member's channel, or one that passes without a number. */
export type ServerFrame = ({ readonly type: 'event' } & MemberEvent) | PassingFrame;

/** Close codes. After 1005 (closed by this program itself) a client does not connect again. */
export const closeCodes = { restart: 1012, policy: 1008, overload: 1013, kick: 4001, session_over: 4003 } as const;
