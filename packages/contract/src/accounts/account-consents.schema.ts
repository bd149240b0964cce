import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { consentDocuments, consentWays, listConsents } from './account-consents.ts';

const closed = { additionalProperties: false } as const;

export const Consent = Type.Object(
  {
    document: described('What the member agreed to.', oneOf(consentDocuments)),
    version: described('Number of the version of a written page, or name of the terms for partners.', Type.String()),
    language: described('In which language the member read it.', LanguageCode),
    way: described('By which form the member agreed.', oneOf(consentWays)),
    agreed_at: described('When the member agreed.', Type.String({ format: 'date-time' })),
  },
  closed,
);

export const accountConsentsSchemas = {
  listConsents: {
    summary: 'What the member agreed to, newest first. Without a record for members who joined before there was one.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(Consent) }, closed) },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const accountConsentsContract = define({ listConsents }, accountConsentsSchemas);
