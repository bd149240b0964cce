import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { IdParams, NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { deskFileKinds, readDeskFile, sendDeskFile } from './deskfiles.ts';

/** A file of a message to a desk of the staff. */
export const DeskFile = Type.Object(
  {
    id: Type.Integer(),
    name: described('As the sender named it, with the ending of what is stored.', Type.String()),
    kind: oneOf(deskFileKinds),
    bytes: Type.Integer(),
  },
  { additionalProperties: false },
);

/** Ids of own files that a message takes. Each is taken once. */
export const DeskFileIds = limited(
  { maxItems: 'desk_files_per_message' },
  Type.Array(Type.Integer({ minimum: 1 }), { uniqueItems: true }),
);

export const deskFilesSchemas = {
  sendDeskFile: {
    summary:
      'Takes one PDF or picture for a message to a desk of the staff. Pictures are re-encoded without metadata. A file that no message takes is deleted after a day.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: 'multipart',
    reply: { 201: DeskFile },
    errors: [
      'session_over',
      'file_missing',
      'desk_file_kind',
      'desk_file_too_large',
      'desk_files_used_up',
      'file_broken',
      'picture_too_large',
      'upload_incomplete',
    ],
  },
  readDeskFile: {
    summary: 'The file, to its sender and to who may read the message.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    /** A file, not JSON: `application/pdf` or `image/webp`. */
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/pdf' }) },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const deskFilesContract = define({ sendDeskFile, readDeskFile }, deskFilesSchemas);
