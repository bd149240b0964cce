import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { NoParams, NoQuery } from './paging.ts';

export const UploadedFile = Type.Object(
  {
    id: Type.Integer(),
    type: Type.Literal('image'),
    /** Upright size of the picture as kept. */
    width: Type.Integer(),
    height: Type.Integer(),
    /** Re-encoded picture, at most 1600 px, for the crop dialog. */
    src: Type.String(),
  },
  { additionalProperties: false },
);
export type UploadedFile = Static<typeof UploadedFile>;

export const uploadFiles = endpoint({
  method: 'POST',
  path: '/uploads',
  summary: 'Takes pictures, types them by content, re-encodes them without metadata and keeps them as the member’s uploads.',
  audience: 'member',
  limit: { max: 60, seconds: 600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: 'multipart',
  reply: { 201: Type.Object({ files: Type.Array(UploadedFile) }, { additionalProperties: false }) },
  errors: ['session_over', 'file_missing', 'file_kind_refused', 'file_broken', 'picture_too_large', 'file_too_large'],
});

export const mediaContract = { uploadFiles } as const;
