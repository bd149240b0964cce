import Type from 'typebox';
import { nullable } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, IdParams, NoParams, NoQuery } from './paging.ts';

const OpenSession = Type.Object(
  {
    id: Type.Integer(),
    /** Such as "Chrome, Windows"; null where the program does not say. */
    device: nullable(Type.String()),
    /** Country of the address at the last login, ISO 3166; never finer. */
    country: nullable(Type.String()),
    is_app: Type.Boolean(),
    /** The session that asks. */
    current: Type.Boolean(),
    created_at: Type.String(),
    seen_at: Type.String(),
  },
  { additionalProperties: false },
);

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where the account is signed in: device, country and last use.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Type.Object({ items: Type.Array(OpenSession) }, { additionalProperties: false }) },
  errors: ['session_over'],
});

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'Ends one session; its sockets close and its device has to log in with a code if it is no longer known.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Ends all sessions but the one that asks.',
  audience: 'member',
  limit: { max: 30, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over'],
});

export const getCountryCode = endpoint({
  method: 'GET',
  path: '/countryCode',
  summary: 'Country of the caller’s address, for the dial code of a phone field; null where it is not known.',
  audience: 'anyone',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Type.Object({ country_code: nullable(Type.String()) }, { additionalProperties: false }) },
  errors: [],
});

export const accountSessionsContract = { listSessions, endOneSession, endOtherSessions, getCountryCode } as const;
