import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { MemberCard } from './member-card.ts';
import { Codes } from './own-profile.ts';
import { NoParams, NoQuery, Page } from './paging.ts';

const several = <const T extends Parameters<typeof Type.Array>[0]>(code: T) =>
  Type.Optional(Type.Array(code, { minItems: 1, maxItems: 16, uniqueItems: true }));
const Age = Type.Optional(Type.Integer({ minimum: limits.age_min, maximum: limits.age_max }));
const Yes = Type.Optional(Type.Boolean());

/** What somebody may look for. Whatever is left out is not asked for; of several codes one is enough. */
export const SearchFilters = Type.Object(
  {
    gender: Type.Optional(Codes.gender),
    age_from: Age,
    age_to: Age,
    place_id: Type.Optional(Type.Integer({ minimum: 1 })),
    /** ISO 3166 alpha-2. */
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    languages: several(Type.String({ pattern: '^[a-z]{2,3}$' })),
    purpose: several(Codes.purpose),
    marriage: several(Codes.marriage),
    children: several(Codes.children),
    height: several(Codes.height),
    horoscope: several(Codes.horoscope),
    /** Joined in the last days. */
    new: Yes,
    photo: Yes,
    /** They seek whom the reader is, and are whom the reader seeks. */
    match: Yes,
    weight: several(Codes.weight),
    income: several(Codes.income),
    online: Yes,
    verified: Yes,
  },
  { additionalProperties: false },
);
export type SearchFilters = Static<typeof SearchFilters>;

/** Filters of VIP members: what is finer than whom one would like to meet. Others are told 400061. */
export const vipFilters = [
  'weight',
  'income',
  'online',
  'verified',
] as const satisfies readonly (keyof SearchFilters)[];

/** Characters from which the box in the bar looks by itself. Source: specification section 2, "Search box". */
export const liveSearchFrom = 3;
export const queryMax = 60;

export const searchPeople = endpoint({
  method: 'POST',
  path: '/search',
  summary:
    'Members by words of their name or biography in any language, by filters, or by both; names first, then biographies, then what is spelled alike.',
  audience: 'anyone',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
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
});

export const searchContract = { searchPeople } as const;
