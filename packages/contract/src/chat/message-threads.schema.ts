import Type from 'typebox';
import { MediaItem } from '../media/media.schema.ts';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, Page, IdParams, NoQuery, Done, PageQuery, pagePlace } from '../protocol/pagination.schema.ts';
import { remarkMax } from '../social/relationships.ts';
import { SentGift, Thread, Composer, Message } from './chat.schema.ts';
import { threadEngines } from './chat.ts';
import {
  threadFilters,
  listThreads,
  getThread,
  updateThread,
  deleteThread,
  getThreadDetails,
  saveDraft,
} from './message-threads.ts';

/** A photo or video of a conversation, and the message that brought it. */
const SharedFile = Type.Object(
  { message_id: Type.Integer(), seq: Type.Integer(), sender: Type.Integer(), file: MediaItem },
  { additionalProperties: false },
);

const SharedGift = Type.Object(
  { seq: Type.Integer(), sender: Type.Integer(), gift: SentGift, created_at: Type.String() },
  { additionalProperties: false },
);

export const messageThreadsSchemas = {
  listThreads: {
    summary:
      'Conversations, pinned first, then the newest; `q` searches names; `filter` leaves only the unread, those where the other wrote last, or the requests.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        q: Type.Optional(Type.String({ maxLength: 100 })),
        ...pagePlace,
        filter: Type.Optional(oneOf(threadFilters)),
      },
      { additionalProperties: false },
    ),
    body: null,
    /** `max_id` is the `page` to ask for next, -1 at the end. */
    reply: { 200: Page(Thread) },
    errors: ['session_over'],
  },
  getThread: {
    summary: 'A page of a conversation, newest first, by thread id, or by the other’s member id with `user=1`.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: Type.Object(
      {
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
        down_to: Type.Optional(
          described(
            'Makes the page longer, so that it reaches this number where it can.',
            Type.Integer({ minimum: 1 }),
          ),
        ),
        user: Type.Optional(described('1 where `id` is the number of the other member.', Type.Literal(1))),
      },
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
  },
  updateThread: {
    summary:
      'Changes the reader’s side of a conversation: read up to a message, pinned, accepted as a request, how it is translated, muted, a private note about the other. What is left out stays.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        read_seq: Type.Optional(Type.Integer({ minimum: 0 })),
        top: Type.Optional(Type.Boolean()),
        accept: Type.Optional(Type.Literal(true)),
        engine: Type.Optional(nullable(oneOf(threadEngines))),
        mute: Type.Optional(Type.Boolean()),
        remark: Type.Optional(Type.String({ maxLength: remarkMax })),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Done },
    errors: ['session_over', 'not_found'],
  },
  deleteThread: {
    summary: 'Deletes a conversation for oneself. The next message brings it back, without what was before.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'not_found'],
  },
  getThreadDetails: {
    summary:
      'What a conversation holds: since when, photos and videos of both newest first and paged, the newest gifts, and whether the other offers contact information.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: PageQuery,
    body: null,
    reply: {
      200: Type.Object(
        {
          since: Type.String(),
          contact: described(
            'The reader may open or buy the other’s contact information: `GET contact` tells the price.',
            Type.Boolean(),
          ),
          photos: Page(SharedFile),
          gifts: Type.Array(SharedGift),
        },
        { additionalProperties: false },
      ),
    },
    errors: ['session_over', 'not_found'],
  },
  saveDraft: {
    summary: 'Keeps what is typed to a member for all own devices; empty forgets it. Sending a text forgets it too.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { user_id: Type.Integer({ minimum: 1 }), message_content: Type.String({ maxLength: 20_000 }) },
      { additionalProperties: false },
    ),
    reply: { 200: Done },
    errors: ['session_over', 'not_found', 'message_too_long'],
  },
} as const satisfies EndpointSchemas;

export const messageThreadsContract = define(
  { listThreads, getThread, updateThread, deleteThread, getThreadDetails, saveDraft },
  messageThreadsSchemas,
);
