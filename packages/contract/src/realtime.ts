import Type, { type Static } from 'typebox';
import type { CallSignal } from './calls.ts';
import { endpoint } from './endpoint.ts';
// The program needs the names of events alone: by a type import no page carries what they are made of.
import type { events } from './events.ts';
import { NoParams, NoQuery } from './paging.ts';

export const authenticateSocket = endpoint({
  method: 'POST',
  path: '/pusher/authenticate',
  summary: 'A single-use grant of 60 s for one channel and socket; it is the `token` of the websocket address.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'once',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    { channel_name: Type.String({ maxLength: 100 }), socket_id: Type.String({ pattern: '^[A-Za-z0-9._-]{4,64}$' }) },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ auth: Type.String() }, { additionalProperties: false }) },
  errors: ['session_over', 'grant_refused'],
});

const closed = { additionalProperties: false } as const;

export type EventName = keyof typeof events;
export type EventData<N extends EventName> = Static<(typeof events)[N]>;
export type MemberEvent = {
  [N in EventName]: { readonly seq: number; readonly name: N; readonly data: EventData<N> };
}[EventName];

/** Frames that the program sends on the socket; anything else closes it with 1008. */
export const clientFrames = {
  typing: Type.Object({ type: Type.Literal('typing'), user_id: Type.Integer() }, closed),
  delivered: Type.Object({ type: Type.Literal('delivered'), thread_id: Type.Integer(), seq: Type.Integer() }, closed),
  /** Members on screen whose presence is wanted; replaces the list before. */
  watch: Type.Object({ type: Type.Literal('watch'), user_ids: Type.Array(Type.Integer(), { maxItems: 200 }) }, closed),
  /** Asks for the events after a number, when one was missed. */
  resume: Type.Object({ type: Type.Literal('resume'), after: Type.Integer({ minimum: 0 }) }, closed),
} as const;
export type ClientFrame = {
  [N in keyof typeof clientFrames]: Static<(typeof clientFrames)[N]>;
}[keyof typeof clientFrames];

/**
 * Frames of the server. `ready` comes first with the newest number; `reset` instead of events says that the gap is too
 * old to fill: fetch fresh snapshots. `typing`, `presence` and the news of posts are passing and carry no number:
 * `feed.posted` tells the author's devices and friends that there is something new to fetch, `feed.removed` takes a
 * post off the screen. `call.signal` is for the one device that it names; one that was lost is made good by a new
 * offer.
 */
export type ServerFrame =
  | { readonly type: 'ready'; readonly seq: number }
  | { readonly type: 'reset'; readonly seq: number }
  | ({ readonly type: 'event' } & MemberEvent)
  | { readonly type: 'typing'; readonly user_id: number }
  | { readonly type: 'presence'; readonly user_id: number; readonly online: boolean }
  | { readonly type: 'feed.posted' | 'feed.removed'; readonly post_id: number; readonly user_id: number }
  | {
      readonly type: 'call.signal';
      readonly call_id: number;
      readonly device: string;
      readonly items: readonly CallSignal[];
    };

/** Close codes. After 1005 (closed by this program itself) a client does not connect again. */
export const closeCodes = { restart: 1012, policy: 1008, overload: 1013, kick: 4001, session_over: 4003 } as const;

export const realtimeContract = { authenticateSocket } as const;
