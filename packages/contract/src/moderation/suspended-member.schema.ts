import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import {
  downloadSuspendedExport,
  readSuspendedMember,
  setSuspendedErasure,
  startSuspendedExport,
} from './suspended-member.ts';

const closed = { additionalProperties: false } as const;

/** Token of the link in the mail about a suspension. */
const token = Type.String({ maxLength: 200 });
const TokenBody = Type.Object({ token }, closed);

/** What a suspended member may still do besides appealing. */
export const SuspendedMember = Type.Object(
  {
    name: Type.String(),
    erase_at: described(
      'When the account is deleted, if the member asked for it. An open case about them delays it.',
      nullable(Type.String()),
    ),
    archive: described(
      'The newest archive that is being made or can be downloaded.',
      nullable(Type.Object({ ready: Type.Boolean(), percent: Type.Integer(), expires_at: Type.String() }, closed)),
    ),
  },
  closed,
);

export const suspendedMemberSchemas = {
  readSuspendedMember: {
    summary: 'What a suspended member, known by the link of the mail, may still do: archive and deletion of the data.',
    limit: { max: 120, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: TokenBody,
    reply: { 200: SuspendedMember },
    errors: ['link_invalid'],
  },
  startSuspendedExport: {
    summary: 'Begins the archive of a suspended member’s data, known by the link of the mail.',
    limit: { max: 20, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: TokenBody,
    reply: { 202: SuspendedMember },
    errors: ['link_invalid', 'export_too_often'],
  },
  downloadSuspendedExport: {
    summary: 'The newest archive of a suspended member, known by the link of the mail.',
    limit: { max: 30, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: TokenBody,
    /** A file, not JSON: `application/zip`. */
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/zip' }) },
    errors: ['link_invalid', 'export_gone'],
  },
  setSuspendedErasure: {
    summary: 'Asks for the deletion of a suspended account after the grace period, or withdraws it.',
    limit: { max: 20, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ token, wanted: Type.Boolean() }, closed),
    reply: { 200: SuspendedMember },
    errors: ['link_invalid'],
  },
} as const satisfies EndpointSchemas;

export const suspendedMemberContract = define(
  { readSuspendedMember, startSuspendedExport, downloadSuspendedExport, setSuspendedErasure },
  suspendedMemberSchemas,
);
