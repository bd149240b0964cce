import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { folders, MediaItem } from './media.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, NoQuery, Page } from './paging.ts';

/** Where a thing for sale is seen. */
export const paidPlaces = ['album', 'feed', 'message'] as const;
export type PaidPlace = (typeof paidPlaces)[number];

export const AlbumPage = Type.Object(
  {
    items: Type.Array(MediaItem),
    /** The `page` to ask for next, -1 at the end. */
    max_id: Type.Integer(),
    /** How many there are in each folder that the reader may know of. */
    counts: Type.Object(
      { public: Type.Integer(), private: Type.Integer(), secret: Type.Integer() },
      { additionalProperties: false },
    ),
    /** Whether the reader was let into the private folder. */
    let_in: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type AlbumPage = Static<typeof AlbumPage>;

export const listPhotos = endpoint({
  method: 'GET',
  path: '/photos/:id',
  summary: 'A folder of a member’s album, newest first, 16 a page.',
  audience: 'anyone',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: Type.Object(
    { folder: Type.Optional(oneOf(folders)), page: Type.Optional(Type.Integer({ minimum: -1 })) },
    { additionalProperties: false },
  ),
  body: null,
  reply: { 200: AlbumPage },
  errors: ['not_found'],
});

export const listAttachments = endpoint({
  method: 'GET',
  path: '/attachments/:id',
  summary: 'Photos and videos of a member’s posts, newest first, 16 a page.',
  audience: 'anyone',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: -1 })) }, { additionalProperties: false }),
  body: null,
  reply: { 200: Page(MediaItem) },
  errors: ['not_found'],
});

export const listLetIn = endpoint({
  method: 'GET',
  path: '/album/let_in',
  summary: 'Whom the member has let into the private folder.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object({ max_id: Type.Optional(Type.Integer({ minimum: -1 })) }, { additionalProperties: false }),
  body: null,
  reply: { 200: Page(MemberCard) },
  errors: ['session_over'],
});

export const letIn = endpoint({
  method: 'PUT',
  path: '/album/let_in/:id',
  summary: 'Lets a member into the private folder, or out of it again.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: Type.Object({ let_in: Type.Boolean() }, { additionalProperties: false }),
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

export const payUpload = endpoint({
  method: 'PUT',
  path: '/uploads/pay',
  summary:
    'Buys a secret file once; `related_id` and `type` name where it was seen: the album’s owner, the post or the thread. `expected` is the price that was shown.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'key',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      upload_id: Type.Integer({ minimum: 1 }),
      related_id: Type.Integer({ minimum: 1 }),
      type: oneOf(paidPlaces),
      expected: Type.Number(),
    },
    { additionalProperties: false },
  ),
  reply: { 200: MediaItem },
  errors: ['session_over', 'not_found', 'gold_short', 'price_changed', 'payment_locked', 'spending_capped'],
});

export const albumContract = { listPhotos, listAttachments, listLetIn, letIn, payUpload } as const;
