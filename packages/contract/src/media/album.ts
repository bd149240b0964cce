import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './album.schema.ts';

/** Where a thing for sale is seen. */
export const paidPlaces = ['album', 'feed', 'message'] as const;

export type PaidPlace = (typeof paidPlaces)[number];

export type AlbumPage = Static<typeof schema.AlbumPage>;

export const listPhotos = endpoint<typeof schema.albumSchemas.listPhotos, 'anyone'>({
  method: 'GET',
  path: '/photos/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const listAttachments = endpoint<typeof schema.albumSchemas.listAttachments, 'anyone'>({
  method: 'GET',
  path: '/attachments/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const listAlbumAccess = endpoint<typeof schema.albumSchemas.listAlbumAccess>({
  method: 'GET',
  path: '/album/let_in',
  audience: 'member',
  idempotency: 'safe',
});

export const grantAlbumAccess = endpoint<typeof schema.albumSchemas.grantAlbumAccess>({
  method: 'PUT',
  path: '/album/let_in/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const payUpload = endpoint<typeof schema.albumSchemas.payUpload>({
  method: 'PUT',
  path: '/uploads/pay',
  audience: 'member',
  idempotency: 'key',
});
