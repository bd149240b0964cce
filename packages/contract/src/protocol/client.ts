import type { Static } from 'typebox';
import type * as schema from './client.schema.ts';
import { endpoint } from './endpoint.ts';

/** Version of the programs that members use: the web app and the shells around it. */
export const clientVersion = '1.0.0';

/** Seconds until a reminder of a new version may come again. Source: specification section 9. */
export const updateReminderSeconds = 604_800;

export const checkVersion = endpoint<typeof schema.clientSchemas.checkVersion, 'visitor'>({
  method: 'GET',
  path: '/version/:client/:platform',
  audience: 'visitor',
  idempotency: 'safe',
});

/**
 * Classes of errors that are counted by name; any other is `Other`, so that nobody can fill the figures with words of
 * theirs.
 */
export const errorClasses = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'InvariantError',
  'ChunkError',
  'NetworkError',
  'Other',
] as const;

export type ErrorReport = Static<typeof schema.ErrorReport>;

export const reportError = endpoint<typeof schema.clientSchemas.reportError, 'visitor'>({
  method: 'POST',
  path: '/error',
  audience: 'visitor',
  idempotency: 'natural',
});
