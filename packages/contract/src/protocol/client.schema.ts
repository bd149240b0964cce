import Type from 'typebox';
import { oneOf } from './choice.schema.ts';
import { errorClasses, checkVersion, reportError } from './client.ts';
import { described } from './described.ts';
import { define, type EndpointSchemas } from './endpoint.ts';
import { NoQuery, NoParams, Done } from './pagination.schema.ts';

/**
 * What a program may tell about its own failure: an allow-list without messages, addresses or values, because those may
 * hold what a member wrote.
 */
export const ErrorReport = Type.Object(
  {
    kind: oneOf(errorClasses),
    frames: described(
      'Places in our own files: `assets/app-1a2b3c.js:12:345`.',
      Type.Array(Type.String({ pattern: '^assets/[A-Za-z0-9._-]{1,80}:[0-9]{1,7}:[0-9]{1,7}$' }), {
        maxItems: 10,
      }),
    ),
    route: described(
      'Pattern of the route, `/profile/:id`, never the path itself.',
      Type.String({ pattern: '^/[a-z0-9:/-]{0,60}$' }),
    ),
    client: Type.String({ pattern: '^[0-9.]{1,14}$' }),
  },
  { additionalProperties: false },
);

export const clientSchemas = {
  checkVersion: {
    summary: 'Which version a program should have, and where to get it. Below `minimum` it does not work any more.',
    limit: { max: 60, seconds: 60 },
    params: Type.Object(
      {
        client: Type.String({ pattern: '^[0-9]{1,4}(?:\\.[0-9]{1,4}){0,2}$' }),
        platform: Type.String({ pattern: '^[a-z0-9-]{1,20}$' }),
      },
      { additionalProperties: false },
    ),
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        { latest: Type.String(), minimum: Type.String(), url: Type.String() },
        { additionalProperties: false },
      ),
    },
    errors: [],
  },
  reportError: {
    summary: 'Reports that a program failed: class of the error, places in our own files, route pattern, version.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: ErrorReport,
    reply: { 200: Done },
    errors: [],
  },
} as const satisfies EndpointSchemas;

export const clientContract = define({ checkVersion, reportError }, clientSchemas);
