import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, NoQuery, Page } from './paging.ts';

export const messageTypes = ['text', 'sayhi', 'gift'] as const;

/** The gift of a message as it was when it was sent. */
export const SentGift = Type.Object(
  {
    gift_id: Type.Integer(),
    /** In the reader's language. */
    name: Type.String(),
    /** Gold that the sender paid, frozen at sending: 0 from the VIP share. Null to the receiver, who is told of no price. */
    price: nullable(Type.Number()),
    src: Type.String(),
  },
  { additionalProperties: false },
);
export type SentGift = Static<typeof SentGift>;

export const Message = Type.Object(
  {
    id: Type.Integer(),
    thread_id: Type.Integer(),
    /** Gapless number in the thread, from 1: the order of the conversation. */
    seq: Type.Integer(),
    sender: Type.Integer(),
    message_type: oneOf(messageTypes),
    /** Of a gift: the note, which may be empty. */
    message_content: Type.String(),
    gift: nullable(SentGift),
    /** The id that the sender's program gave it: sent twice, stored once. */
    client_id: Type.String(),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);
export type Message = Static<typeof Message>;

/**
 * What the reader may do next in a thread, so the composer can say so before anything is typed: write; wait for an answer;
 * lift their own block first; nothing, because the other takes messages from friends only.
 */
export const Composer = oneOf(['open', 'wait', 'blocking', 'closed']);
export type Composer = Static<typeof Composer>;

export const Thread = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    user: MemberCard,
    unread: Type.Integer(),
    /** Newest message; null when all were deleted. */
    summary: nullable(Message),
    last_seq: Type.Integer(),
    /** How far I have read, and how far the other has received and read what is in the thread. */
    read_seq: Type.Integer(),
    peer_delivered_seq: Type.Integer(),
    peer_read_seq: Type.Integer(),
    updated_at: Type.String(),
    top: Type.Boolean(),
    /** First message of a stranger that waits in the request folder. */
    request: Type.Boolean(),
    /** The other wrote last. */
    your_turn: Type.Boolean(),
    composer: Composer,
  },
  { additionalProperties: false },
);
export type Thread = Static<typeof Thread>;

const ClientId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages',
  summary: 'Sends a message to a member. The client id makes a repeated call answer the message that was stored first.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'client_id',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      user_id: Type.Integer({ minimum: 1 }),
      message_type: oneOf(['text', 'gift']),
      message_content: Type.String({ maxLength: 20_000 }),
      /** Of a gift: which one, and the price that the member saw (0 from the VIP share); another price is refused. */
      gift_id: Type.Optional(Type.Integer({ minimum: 1 })),
      expected: Type.Optional(Type.Number({ minimum: 0 })),
      client_id: ClientId,
    },
    { additionalProperties: false },
  ),
  reply: { 201: Message },
  errors: ['session_over', 'not_found', 'message_unanswered', 'member_blocked_by_me', 'message_not_accepted', 'message_to_self', 'message_too_long', 'conversations_used_up', 'steps_missing', 'gift_unknown', 'gold_short', 'price_changed', 'payment_locked', 'spending_capped'],
});

export const sayHi = endpoint({
  method: 'POST',
  path: '/sayhi',
  summary: 'Sends the member’s own greeting, or the default one in the receiver’s language, as the first message.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ user_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  reply: { 201: Message },
  errors: ['session_over', 'not_found', 'message_unanswered', 'member_blocked_by_me', 'message_not_accepted', 'message_to_self', 'conversations_used_up', 'steps_missing'],
});

export const listThreads = endpoint({
  method: 'GET',
  path: '/message_threads',
  summary: 'Conversations, pinned first, then the newest; `q` searches names.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })), page: Type.Optional(Type.Integer({ minimum: -1 })) }, { additionalProperties: false }),
  body: null,
  /** `max_id` is the `page` to ask for next, -1 at the end. */
  reply: { 200: Page(Thread) },
  errors: ['session_over'],
});

export const getThread = endpoint({
  method: 'GET',
  path: '/message_threads/:id',
  summary: 'A page of a conversation, newest first, by thread id, or by the other’s member id with `user=1`.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: Type.Object(
    { max_id: Type.Optional(Type.Integer({ minimum: -1 })), user: Type.Optional(Type.Literal(1)) },
    { additionalProperties: false },
  ),
  body: null,
  reply: {
    200: Type.Object(
      { user: MemberCard, thread: nullable(Thread), composer: Composer, items: Type.Array(Message), max_id: Type.Integer() },
      { additionalProperties: false },
    ),
  },
  errors: ['session_over', 'not_found'],
});

export const updateThread = endpoint({
  method: 'PUT',
  path: '/message_threads/:id',
  summary: 'Marks a conversation as read up to a message, pins it, or accepts a request.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: Type.Object(
    { read_seq: Type.Optional(Type.Integer({ minimum: 0 })), top: Type.Optional(Type.Boolean()), accept: Type.Optional(Type.Literal(true)) },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

export const chatContract = { sendMessage, sayHi, listThreads, getThread, updateThread } as const;
