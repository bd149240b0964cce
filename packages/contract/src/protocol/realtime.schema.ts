import Type from 'typebox';
import { CallSignal } from '../calls.schema.ts';
import { nullable } from './choice.schema.ts';
import { described } from './described.ts';
import { define, type EndpointSchemas } from './endpoint.ts';
import { NoParams, NoQuery } from './pagination.schema.ts';
import { authenticateSocket, exchangeFrames } from './realtime.ts';

const closed = { additionalProperties: false } as const;

/** Ids and numbers as the database holds them. */
const Whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Frames that the program sends on the socket; anything else closes it with 1008. */
export const clientFrames = {
  typing: described(
    'The reader is typing to this member.',
    Type.Object({ type: Type.Literal('typing'), user_id: Whole }, closed),
  ),
  delivered: described(
    'This device has the messages of the thread up to `seq`.',
    Type.Object({ type: Type.Literal('delivered'), thread_id: Whole, seq: Whole }, closed),
  ),
  watch: described(
    'Members on screen whose presence is wanted; replaces the list before.',
    Type.Object({ type: Type.Literal('watch'), user_ids: Type.Array(Whole, { maxItems: 200 }) }, closed),
  ),
  resume: described(
    'Asks for the events after a number, when one was missed.',
    Type.Object({ type: Type.Literal('resume'), after: Whole }, closed),
  ),
} as const;

const ofPost = (type: 'feed.posted' | 'feed.removed') =>
  Type.Object({ type: Type.Literal(type), post_id: Type.Integer(), user_id: Type.Integer() }, closed);

/**
 * Frames of the server beside `event`. `typing`, `presence`, the news of posts, `switches` and `call.signal` are
 * passing and carry no number.
 */
export const serverFrames = {
  ready: described(
    'Comes first, with the newest number.',
    Type.Object({ type: Type.Literal('ready'), seq: Type.Integer() }, closed),
  ),
  reset: described(
    'Comes instead of events: the gap is too old to fill. Fetch fresh snapshots.',
    Type.Object({ type: Type.Literal('reset'), seq: Type.Integer() }, closed),
  ),
  switches: described(
    'A switch of the operators has changed: fetch `me` again, or the status while there is maintenance.',
    Type.Object({ type: Type.Literal('switches'), maintenance: Type.Boolean() }, closed),
  ),
  typing: described(
    'This member is typing to the reader.',
    Type.Object({ type: Type.Literal('typing'), user_id: Type.Integer() }, closed),
  ),
  presence: described(
    'A watched member came or went.',
    Type.Object({ type: Type.Literal('presence'), user_id: Type.Integer(), online: Type.Boolean() }, closed),
  ),
  'feed.posted': described(
    "To the author's devices and friends: there is something new to fetch.",
    ofPost('feed.posted'),
  ),
  'feed.removed': described('Takes a post off the screen.', ofPost('feed.removed')),
  'feed.liked': described(
    "To the author and the member who likes. `liked` is null where the reader's own like stays as it is.",
    Type.Object(
      {
        type: Type.Literal('feed.liked'),
        post_id: Type.Integer(),
        user_id: Type.Integer(),
        likes: described('How many members like the post now.', Type.Integer()),
        liked: nullable(Type.Boolean()),
      },
      closed,
    ),
  ),
  'call.signal': described(
    'For the one device that it names; one that was lost is made good by a new offer.',
    Type.Object(
      {
        type: Type.Literal('call.signal'),
        call_id: Type.Integer(),
        device: Type.String(),
        items: Type.Array(CallSignal),
      },
      closed,
    ),
  ),
} as const;

/** Ids that the hosted service gives. */
export const hostedSocketId = '^\\d{1,20}\\.\\d{1,20}$';

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
  exchangeFrames: {
    summary:
      'Frames of a device that gets its events from the hosted push-channel service: it tells its last number every 20 s, and what it would send on a socket.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        socket_id: described('Id of its socket at the service.', Type.String({ pattern: hostedSocketId })),
        after: described('The last event it has; -1 before the first snapshot.', Type.Integer({ minimum: -1 })),
        age: Type.Optional(
          described(
            'Milliseconds since the page of a device without an event began: it is `ready` if nothing came since.',
            Type.Integer({ minimum: 0 }),
          ),
        ),
        frames: described(
          'What the device would send on a socket; empty to be heard.',
          Type.Array(
            Type.Union([clientFrames.typing, clientFrames.delivered, clientFrames.watch, clientFrames.resume]),
            { maxItems: 20 },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: {
      200: Type.Object(
        {
          frames: described(
            'Frames as a socket would bring them, as JSON: `ready` or `reset` of a new device, missed events, replies.',
            Type.Array(Type.String()),
          ),
        },
        { additionalProperties: false },
      ),
    },
    errors: ['session_over', 'grant_refused'],
  },
} as const satisfies EndpointSchemas;

export const realtimeContract = define({ authenticateSocket, exchangeFrames }, realtimeSchemas);
