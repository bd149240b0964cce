import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams } from '../protocol/pagination.schema.ts';
import { staffErrors } from './staff-errors.ts';
import { searchKindNames, searchStaff } from './staff-search.ts';

const closed = { additionalProperties: false } as const;

export const SearchHit = Type.Object(
  {
    kind: oneOf(searchKindNames),
    id: Type.Integer(),
    text: described('A name, a destination, or a state as it is stored.', Type.String()),
    at: Type.String(),
    member_id: described('Whose it is; null for a guest or a deleted account.', nullable(Type.Integer())),
  },
  closed,
);

export const staffSearchSchemas = {
  searchStaff: {
    summary:
      'Finds members, tickets, orders, travel requests, payments, transfers and uploads by number, name, address or reference, of the kinds that the own roles read. What was found is logged.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 254 }) }, closed),
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(SearchHit) }, closed) },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const staffSearchContract = define({ searchStaff }, staffSearchSchemas);
