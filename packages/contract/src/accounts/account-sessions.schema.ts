import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, IdParams, Done } from '../protocol/pagination.schema.ts';
import { listSessions, endOneSession, endOtherSessions, getCountryCode } from './account-sessions.ts';

const OpenSession = Type.Object(
  {
    id: Type.Integer(),
    device: described('Such as "Chrome, Windows"; null where the program does not say.', nullable(Type.String())),
    country: described('Country of the address at the last login, ISO 3166; never finer.', nullable(Type.String())),
    is_app: Type.Boolean(),
    current: described('The session that asks.', Type.Boolean()),
    created_at: Type.String(),
    seen_at: Type.String(),
  },
  { additionalProperties: false },
);

export const accountSessionsSchemas = {
  listSessions: {
    summary: 'Where the account is signed in: device, country and last use.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        {
          items: described('The most recently used first.', Type.Array(OpenSession)),
          more: described('There are others, used longer ago, which are not listed.', Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    },
    errors: ['session_over'],
  },
  endOneSession: {
    summary: 'Ends one session; its sockets close and its device has to log in with a code if it is no longer known.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'not_found'],
  },
  endOtherSessions: {
    summary: 'Ends all sessions but the one that asks.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over'],
  },
  getCountryCode: {
    summary: 'Country of the caller’s address, for the dial code of a phone field; null where it is not known.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ country_code: nullable(Type.String()) }, { additionalProperties: false }) },
    errors: [],
  },
} as const satisfies EndpointSchemas;

export const accountSessionsContract = define(
  { listSessions, endOneSession, endOtherSessions, getCountryCode },
  accountSessionsSchemas,
);
