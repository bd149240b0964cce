import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './safety.schema.ts';

/** Days of decisions that the public figures look back on. */
export const safetyDays = 28;

export type SafetyFigures = Static<typeof schema.SafetyFigures>;

export const getSafety = endpoint<typeof schema.safetySchemas.getSafety, 'anyone'>({
  method: 'GET',
  path: '/safety',
  audience: 'anyone',
  idempotency: 'safe',
});
