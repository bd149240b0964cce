import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, NoParams, NoQuery } from './paging.ts';

/** Version of the programs that members use: the web app and the shells around it. */
export const clientVersion = '1.0.0';

/** Seconds until a reminder of a new version may come again. Source: specification section 9. */
export const updateReminderSeconds = 604_800;

export const checkVersion = endpoint({
  method: 'GET',
  path: '/version/:client/:platform',
  summary: 'Which version a program should have, and where to get it. Below `minimum` it does not work any more.',
  audience: 'visitor',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
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

/**
 * What a program may tell about its own failure: an allow-list without messages, addresses or values, because those may
 * hold what a member wrote.
 */
export const ErrorReport = Type.Object(
  {
    kind: oneOf(errorClasses),
    /** Places in our own files: `assets/app-1a2b3c.js:12:345`. */
    frames: Type.Array(Type.String({ pattern: '^assets/[A-Za-z0-9._-]{1,80}:[0-9]{1,7}:[0-9]{1,7}$' }), {
      maxItems: 10,
    }),
    /** Pattern of the route, `/profile/:id`, never the path itself. */
    route: Type.String({ pattern: '^/[a-z0-9:/-]{0,60}$' }),
    client: Type.String({ pattern: '^[0-9.]{1,14}$' }),
  },
  { additionalProperties: false },
);
export type ErrorReport = Static<typeof ErrorReport>;

export const reportError = endpoint({
  method: 'POST',
  path: '/error',
  summary: 'Reports that a program failed: class of the error, places in our own files, route pattern, version.',
  audience: 'visitor',
  limit: { max: 30, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: ErrorReport,
  reply: { 200: Done },
  errors: [],
});

export const clientContract = { checkVersion, reportError } as const;
