import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { Codes } from '../profiles/own-profile.schema.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { NoParams, NoQuery, Page, PathId } from '../protocol/pagination.schema.ts';
import { queryMax, searchPeople } from './search.ts';

const several = <const T extends Parameters<typeof Type.Array>[0]>(code: T) =>
  Type.Optional(Type.Array(code, { minItems: 1, maxItems: 16, uniqueItems: true }));

const Age = Type.Optional(limited({ minimum: 'age_min', maximum: 'age_max' }, Type.Integer()));

const Yes = Type.Optional(Type.Boolean());

/** What somebody may look for. Whatever is left out is not asked for; of several codes one is enough. */
export const SearchFilters = Type.Object(
  {
    gender: Type.Optional(Codes.gender),
    age_from: Age,
    age_to: Age,
    place_id: Type.Optional(PathId),
    country: Type.Optional(described('ISO 3166 alpha-2.', Type.String({ pattern: '^[A-Z]{2}$' }))),
    languages: several(Type.String({ pattern: '^[a-z]{2,3}$' })),
    purpose: several(Codes.purpose),
    marriage: several(Codes.marriage),
    children: several(Codes.children),
    height: several(Codes.height),
    horoscope: several(Codes.horoscope),
    new: described('Joined in the last days.', Yes),
    photo: described('Only members with a main photo.', Yes),
    match: described('They seek whom the reader is, and are whom the reader seeks.', Yes),
    weight: several(Codes.weight),
    income: several(Codes.income),
    online: described('Only members who are connected now.', Yes),
    verified: described('Only members whose identity is verified.', Yes),
  },
  { additionalProperties: false },
);

export const searchSchemas = {
  searchPeople: {
    summary:
      'Members by words of their name or biography in any language, by filters, or by both; names first, then biographies, then what is spelled alike.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        mode: Type.Optional(oneOf(['keyword'])),
        q: Type.Optional(Type.String({ maxLength: queryMax })),
        ...SearchFilters.properties,
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      { additionalProperties: false },
    ),
    /** A page may be short or empty and the list go on: each call looks through a piece of the members. */
    reply: { 200: Page(MemberCard) },
    errors: ['filters_for_vip', 'search_slow'],
  },
} as const satisfies EndpointSchemas;

export const searchContract = define({ searchPeople }, searchSchemas);
