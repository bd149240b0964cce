import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './encounters.schema.ts';

export type EncounterCard = Static<typeof schema.EncounterCard>;

export const listEncounters = endpoint<typeof schema.encountersSchemas.listEncounters>({
  method: 'GET',
  path: '/encounters',
  audience: 'member',
  idempotency: 'safe',
});

export const passEncounter = endpoint<typeof schema.encountersSchemas.passEncounter>({
  method: 'POST',
  path: '/encounters',
  audience: 'member',
  idempotency: 'natural',
});

export const undoEncounter = endpoint<typeof schema.encountersSchemas.undoEncounter>({
  method: 'DELETE',
  path: '/encounters/:id',
  audience: 'member',
  idempotency: 'natural',
});
