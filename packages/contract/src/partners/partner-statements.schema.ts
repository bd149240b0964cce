import Type from 'typebox';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import { downloadPartnerStatement, listPartnerStatements } from './partner-statements.ts';

const closed = { additionalProperties: false } as const;

export const PartnerStatement = Type.Object(
  {
    id: Type.Integer(),
    week: described('Monday by UTC on which the week begins, YYYY-MM-DD.', Type.String()),
    earned: described('Gold of new shares.', Type.Number()),
    matured: described('Gold that became available.', Type.Number()),
    cashed: described('Gold that was cashed out, negative, less what came back.', Type.Number()),
    taken: described('Gold that was taken back, negative, and corrections.', Type.Number()),
    closed: described('Available gold at the end of the week.', Type.Number()),
  },
  closed,
);

export const partnerStatementsSchemas = {
  listPartnerStatements: {
    summary: 'The weekly statements of the caller, newest first. A week in which nothing moved has none.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(PartnerStatement) },
    errors: ['session_over'],
  },
  downloadPartnerStatement: {
    summary: 'A weekly statement of the caller as PDF.',
    limit: { max: 30, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/pdf' }) },
    errors: ['session_over', 'not_found', 'server_busy'],
  },
} as const satisfies EndpointSchemas;

export const partnerStatementsContract = define(
  { listPartnerStatements, downloadPartnerStatement },
  partnerStatementsSchemas,
);
