import { callStatuses } from '@peonia/core/calls/call-state.ts';
import Type from 'typebox';
import { callKinds, getCallTerms, startCall, getCurrentCall, getCall, updateCall, sendCallSignals } from './calls.ts';
import { MemberCard } from './profiles/member-card.schema.ts';
import { oneOf, nullable } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, NoQuery, IdParams, Done } from './protocol/pagination.schema.ts';

const closed = { additionalProperties: false } as const;

/**
 * An id that each window makes for itself and keeps while it is open, over a reload too: two tabs of one browser are
 * two devices. A call runs on one device of each of the two.
 */
const DeviceId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

/** A call as one of the two sees it. It holds no secrets and no addresses: events keep it. */
export const Call = Type.Object(
  {
    call_id: Type.Integer(),
    kind: oneOf(callKinds),
    status: described(
      'As `packages/core/src/calls/call-state.ts` has it. Keep the later of what arrives: `changeCall`.',
      oneOf(callStatuses),
    ),
    caller: described('Member ids: who calls, and who the other is to the reader.', Type.Integer()),
    user_id: Type.Integer(),
    device: described(
      "The reader's own device that the call runs on; null while no device of theirs has taken it. On every other one it is over.",
      nullable(Type.String()),
    ),
    direct: described(
      "Both are friends and the caller agrees to be reached directly, which shows each the other's network address.",
      Type.Boolean(),
    ),
    relay_only: described(
      'Media go through the relay alone. True until it is certain that both agree; final from `connecting` on.',
      Type.Boolean(),
    ),
    created_at: Type.String(),
    rings_until: described('An unanswered call is missed at this time.', Type.String()),
    connected_at: nullable(Type.String()),
    seconds: described(
      "Since it was connected, by the server's clock at the time of this reply or event; final once it is over.",
      Type.Integer(),
    ),
    price: described(
      "What follows is the caller's alone and null to the other. Gold per started minute, fixed when the call began.",
      nullable(Type.Number()),
    ),
    gold: described(
      'Gold paid for this call so far, and minutes that the VIP share has given.',
      nullable(Type.Number()),
    ),
    free_minutes: nullable(Type.Integer()),
    paid_until: described(
      'Until when the talk is paid for or free; the next minute begins then.',
      nullable(Type.String()),
    ),
    short: described(
      'There is too little gold for the next minute: recharge, or it ends at `paid_until`.',
      Type.Boolean(),
    ),
  },
  closed,
);

/** For `RTCPeerConnection`. The password runs out at `ice_until`; GET call/{id} answers a fresh one. */
export const IceServer = Type.Object(
  { urls: Type.Array(Type.String()), username: Type.String(), credential: Type.String() },
  closed,
);

const ice = { ice_servers: Type.Array(IceServer), ice_until: nullable(Type.String()) } as const;

/** A call with what is needed to connect; empty of relays where it is over or connects directly with no relay here. */
export const CallSetup = Type.Object({ call: Call, ...ice }, closed);

export const CallTerms = Type.Object(
  {
    price: described('Gold per started minute.', Type.Object({ voice: Type.Number(), video: Type.Number() }, closed)),
    free_seconds: Type.Integer(),
    free_minutes: described('Voice minutes of today that VIP does not pay for: in all, and left.', Type.Integer()),
    free_minutes_left: Type.Integer(),
    enough: described(
      'The first minute is paid for or free.',
      Type.Object({ voice: Type.Boolean(), video: Type.Boolean() }, closed),
    ),
    can_be_direct: described('The two are friends: they may connect directly where both agree.', Type.Boolean()),
    has_relay: described('A relay is set up here. Without one, only friends who agree can talk.', Type.Boolean()),
  },
  closed,
);

/**
 * What one device tells the other of the two. `text` is the SDP of an offer or an answer, the line of a candidate (''
 * ends them), or of `media` what is switched on, such as `microphone,camera`. `restart` asks the other for a new
 * offer.
 */
export const CallSignal = Type.Object(
  {
    type: oneOf(['offer', 'answer', 'candidate', 'restart', 'media']),
    text: Type.String({ maxLength: 30_000 }),
    mid: Type.Optional(
      described('Of a candidate: `sdpMid` and `sdpMLineIndex`.', nullable(Type.String({ maxLength: 64 }))),
    ),
    line: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 64 }))),
  },
  closed,
);

const refusedToWriters = [
  'session_over',
  'not_found',
  'call_unanswered',
  'member_blocked_by_me',
  'message_not_accepted',
  'message_to_self',
  'conversations_used_up',
  'steps_missing',
  'messages_slowed',
  'call_not_accepted',
] as const;

export const callsSchemas = {
  getCallTerms: {
    summary:
      'What calling a member costs and needs, before anything rings. Who may not be called is refused as the call would be.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object({ user_id: Type.Integer({ minimum: 1 }) }, closed),
    body: null,
    reply: { 200: CallTerms },
    errors: refusedToWriters,
  },
  startCall: {
    summary:
      'Calls a member. `dialing` until a device of theirs rings, or `busy` at once. A client id that was used before answers its call as it stands.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        user_id: Type.Integer({ minimum: 1 }),
        kind: oneOf(callKinds),
        direct: described('The caller agrees to be reached directly; it counts only between friends.', Type.Boolean()),
        device: DeviceId,
        client_id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
      },
      closed,
    ),
    reply: { 201: CallSetup },
    errors: [
      ...refusedToWriters,
      'gold_short',
      'call_minutes_used_up',
      'call_running',
      'call_relay_missing',
      'key_reused',
    ],
  },
  getCurrentCall: {
    summary: 'The call that the member is in, or that rings for them; null where there is none.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ call: nullable(Call), user: nullable(MemberCard) }, closed) },
    errors: ['session_over'],
  },
  getCall: {
    summary: 'One’s own call as it stands, with a fresh password of the relay while it lives.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ call: Call, user: nullable(MemberCard), ...ice }, closed) },
    errors: ['session_over', 'not_found'],
  },
  updateCall: {
    summary:
      'Moves a call on: it rings here, is taken (`connecting`), media flow (`connected`), or it ends. Without a status it is the notice every 10 s that this device is still in it. `seconds` is the log of the one who was called.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        device: Type.Optional(described('Needed but for the log alone.', DeviceId)),
        status: Type.Optional(oneOf(['ringing', 'connecting', 'connected', 'busy', 'reject', 'cancel', 'hangup'])),
        direct: Type.Optional(
          described('With `connecting`: anyone who takes the call agrees to be reached directly.', Type.Boolean()),
        ),
        seconds: Type.Optional(
          described(
            'Length of the talk, told by the one who was called.',
            Type.Integer({ minimum: 0, maximum: 86_400 }),
          ),
        ),
      },
      closed,
    ),
    reply: { 200: CallSetup },
    errors: [
      'session_over',
      'not_found',
      'call_over',
      'call_not_yours',
      'call_out_of_order',
      'call_elsewhere',
      'call_direct_needed',
    ],
  },
  sendCallSignals: {
    summary:
      'Passes offers, answers and candidates to the device of the other, while the call connects or runs. Nothing of it is kept.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        device: DeviceId,
        items: described('Signals in their order.', Type.Array(CallSignal, { minItems: 1, maxItems: 30 })),
      },
      closed,
    ),
    reply: { 200: Done },
    errors: ['session_over', 'not_found', 'call_over', 'call_out_of_order', 'call_elsewhere', 'call_signals_full'],
  },
} as const satisfies EndpointSchemas;

export const callsContract = define(
  { getCallTerms, startCall, getCurrentCall, getCall, updateCall, sendCallSignals },
  callsSchemas,
);
