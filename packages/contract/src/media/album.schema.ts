import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, Page, NoParams, NoQuery, Done, pagePlace } from '../protocol/pagination.schema.ts';
import { paidPlaces, listPhotos, listAttachments, listAlbumAccess, grantAlbumAccess, payUpload } from './album.ts';
import { MediaItem } from './media.schema.ts';
import { folders } from './media.ts';

export const AlbumPage = Type.Object(
  {
    items: Type.Array(MediaItem),
    max_id: described('The `page` to ask for next, -1 at the end.', Type.Integer()),
    counts: described(
      'How many there are in each folder that the reader may know of.',
      Type.Object(
        { public: Type.Integer(), private: Type.Integer(), secret: Type.Integer() },
        { additionalProperties: false },
      ),
    ),
    let_in: described('Whether the reader was let into the private folder.', Type.Boolean()),
  },
  { additionalProperties: false },
);

export const albumSchemas = {
  listPhotos: {
    summary: 'A folder of a member’s album, newest first, 16 a page.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: Type.Object({ folder: Type.Optional(oneOf(folders)), ...pagePlace }, { additionalProperties: false }),
    body: null,
    reply: { 200: AlbumPage },
    errors: ['not_found'],
  },
  listAttachments: {
    summary: 'Photos and videos of a member’s posts, newest first, 16 a page.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: Type.Object(pagePlace, { additionalProperties: false }),
    body: null,
    reply: { 200: Page(MediaItem) },
    errors: ['not_found'],
  },
  listAlbumAccess: {
    summary: 'Whom the member has let into the private folder.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: Type.Object({ max_id: Type.Optional(Type.Integer({ minimum: -1 })) }, { additionalProperties: false }),
    body: null,
    reply: { 200: Page(MemberCard) },
    errors: ['session_over'],
  },
  grantAlbumAccess: {
    summary: 'Lets a member into the private folder, or out of it again.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ let_in: Type.Boolean() }, { additionalProperties: false }),
    reply: { 200: Done },
    errors: ['session_over', 'not_found'],
  },
  payUpload: {
    summary:
      'Buys a secret file once; `related_id` and `type` name where it was seen: the album’s owner, the post or the thread. `expected` is the price that was shown.',
    limit: { max: 60, seconds: 60 },
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
  },
} as const satisfies EndpointSchemas;

export const albumContract = define(
  { listPhotos, listAttachments, listAlbumAccess, grantAlbumAccess, payUpload },
  albumSchemas,
);
