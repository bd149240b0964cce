import Type from 'typebox';
import { define, type EndpointSchemas } from './endpoint.ts';
import { NoParams, NoQuery } from './pagination.schema.ts';
import { authenticateSocket } from './realtime.ts';

const closed = { additionalProperties: false } as const;

/** Frames that the program sends on the socket; anything else closes it with 1008. */
/** Ids and numbers as the database holds them. */
const Whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const clientFrames = {
  typing: Type.Object({ type: Type.Literal('typing'), user_id: Whole }, closed),
  delivered: Type.Object({ type: Type.Literal('delivered'), thread_id: Whole, seq: Whole }, closed),
  /** Members on screen whose presence is wanted; replaces the list before. */
  watch: Type.Object({ type: Type.Literal('watch'), user_ids: Type.Array(Whole, { maxItems: 200 }) }, closed),
  /** Asks for the events after a number, when one was missed. */
  resume: Type.Object({ type: Type.Literal('resume'), after: Whole }, closed),
} as const;

export const realtimeSchemas = {
  authenticateSocket: {
    summary: 'A single-use grant of 60 s for one channel and socket; it is the `token` of the websocket address.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { channel_name: Type.String({ maxLength: 100 }), socket_id: Type.String({ pattern: '^[A-Za-z0-9._-]{4,64}$' }) },
      { additionalProperties: false },
    ),
    reply: { 200: Type.Object({ auth: Type.String() }, { additionalProperties: false }) },
    errors: ['session_over', 'grant_refused'],
  },
} as const satisfies EndpointSchemas;

export const realtimeContract = define({ authenticateSocket }, realtimeSchemas);
