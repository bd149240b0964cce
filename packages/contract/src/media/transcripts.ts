import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './transcripts.schema.ts';

export type Transcript = Static<typeof schema.Transcript>;

export const transcribe = endpoint<typeof schema.transcriptsSchemas.transcribe>({
  method: 'POST',
  path: '/transcripts/:id',
  audience: 'member',
  idempotency: 'natural',
});
