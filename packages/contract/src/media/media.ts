import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './media.schema.ts';

export const mediaTypes = ['image', 'video', 'audio'] as const;

export const mediaStates = ['working', 'ready', 'failed'] as const;

/** `public` is the default folder; `private` is shown to whom the owner lets in; `secret` is for sale. */
export const folders = ['public', 'private', 'secret'] as const;

export type Folder = (typeof folders)[number];

export const reviewStates = ['none', 'waiting', 'approved', 'removed'] as const;

export type ReviewState = (typeof reviewStates)[number];

export type MediaItem = Static<typeof schema.MediaItem>;

export type StaffFile = Static<typeof schema.StaffFile>;

export type OwnUpload = Static<typeof schema.OwnUpload>;

export type RefusedFile = Static<typeof schema.RefusedFile>;

export const uploadFiles = endpoint<typeof schema.mediaSchemas.uploadFiles>({
  method: 'POST',
  path: '/uploads',
  audience: 'member',
  idempotency: 'natural',
  stoppedBy: 'uploads',
});

export const listUploads = endpoint<typeof schema.mediaSchemas.listUploads>({
  method: 'GET',
  path: '/uploads',
  audience: 'member',
  idempotency: 'safe',
});

export const updateUpload = endpoint<typeof schema.mediaSchemas.updateUpload>({
  method: 'PUT',
  path: '/uploads/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const deleteUploads = endpoint<typeof schema.mediaSchemas.deleteUploads>({
  method: 'DELETE',
  path: '/uploads',
  audience: 'member',
  idempotency: 'natural',
});
