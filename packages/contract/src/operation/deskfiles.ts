import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './deskfiles.schema.ts';

export const deskFileKinds = ['pdf', 'picture'] as const;

export type DeskFileKind = (typeof deskFileKinds)[number];

export type DeskFile = Static<typeof schema.DeskFile>;

export const sendDeskFile = endpoint<typeof schema.deskFilesSchemas.sendDeskFile>({
  method: 'POST',
  path: '/desk_files',
  audience: 'member',
  idempotency: 'natural',
  stoppedBy: 'uploads',
});

export const readDeskFile = endpoint<typeof schema.deskFilesSchemas.readDeskFile>({
  method: 'GET',
  path: '/desk_files/:id',
  audience: 'member',
  idempotency: 'safe',
});
