import Type from 'typebox';
import { Composer, Message, SentGift, Thread, threadEngines } from './chat.ts';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MediaItem } from './media.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, NoQuery, Page, PageQuery } from './paging.ts';

/** A photo or video of a conversation, and the message that brought it. */
const SharedFile = Type.Object(
  { message_id: Type.Integer(), seq: Type.Integer(), sender: Type.Integer(), file: MediaItem },
  { additionalProperties: false },
);
const SharedGift = Type.Object(
  { seq: Type.Integer(), sender: Type.Integer(), gift: SentGift, created_at: Type.String() },
  { additionalProperties: false },
);

export const threadFilters = ['unread', 'your_turn', 'requests'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

export const listThreads = endpoint({
  method: 'GET',
  path: '/message_threads',
  summary:
    'Conversations, pinned first, then the newest; `q` searches names; `filter` leaves only the unread, those where the other wrote last, or the requests.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object(
    {
      q: Type.Optional(Type.String({ maxLength: 100 })),
      page: Type.Optional(Type.Integer({ minimum: -1 })),
      filter: Type.Optional(oneOf(threadFilters)),
    },
    { additionalProperties: false },
  ),
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
      {
        user: MemberCard,
        thread: nullable(Thread),
        composer: Composer,
        draft: Type.String(),
        items: Type.Array(Message),
        max_id: Type.Integer(),
      },
      { additionalProperties: false },
    ),
  },
  errors: ['session_over', 'not_found'],
});

export const updateThread = endpoint({
  method: 'PUT',
  path: '/message_threads/:id',
  summary:
    'Changes the reader’s side of a conversation: read up to a message, pinned, accepted as a request, how it is translated, muted, a private note about the other. What is left out stays.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: Type.Object(
    {
      read_seq: Type.Optional(Type.Integer({ minimum: 0 })),
      top: Type.Optional(Type.Boolean()),
      accept: Type.Optional(Type.Literal(true)),
      engine: Type.Optional(nullable(oneOf(threadEngines))),
      mute: Type.Optional(Type.Boolean()),
      remark: Type.Optional(Type.String({ maxLength: 500 })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/message_threads/:id',
  summary: 'Deletes a conversation for oneself. The next message brings it back, without what was before.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

export const getThreadDetails = endpoint({
  method: 'GET',
  path: '/message_threads/:id/details',
  summary:
    'What a conversation holds: since when, photos and videos of both newest first and paged, and the newest gifts.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: PageQuery,
  body: null,
  reply: {
    200: Type.Object(
      { since: Type.String(), photos: Page(SharedFile), gifts: Type.Array(SharedGift) },
      { additionalProperties: false },
    ),
  },
  errors: ['session_over', 'not_found'],
});

export const saveDraft = endpoint({
  method: 'POST',
  path: '/draft',
  summary: 'Keeps what is typed to a member for all own devices; empty forgets it. Sending a text forgets it too.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    { user_id: Type.Integer({ minimum: 1 }), message_content: Type.String({ maxLength: 20_000 }) },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['session_over', 'not_found', 'message_too_long'],
});

export const messageThreadsContract = {
  listThreads,
  getThread,
  updateThread,
  deleteThread,
  getThreadDetails,
  saveDraft,
} as const;
