import type { Static } from 'typebox';
import type { CallSignal } from '../calls.ts';
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

export type EventName = keyof typeof events;

export type EventData<N extends EventName> = Static<(typeof events)[N]>;

export type MemberEvent = {
  [N in EventName]: { readonly seq: number; readonly name: N; readonly data: EventData<N> };
}[EventName];

export type ClientFrame = {
  [N in keyof typeof schema.clientFrames]: Static<(typeof schema.clientFrames)[N]>;
}[keyof typeof schema.clientFrames];

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
  /** A switch of the operators has changed: fetch `me` again, or the status while there is maintenance. */
  | { readonly type: 'switches'; readonly maintenance: boolean }
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
