import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { NoParams, PageQuery, Page } from '../protocol/pagination.schema.ts';
import {
  listReasons,
  listOnline,
  listLatest,
  listRecommended,
  listHottest,
  listBirthday,
  listFront,
} from './discovery.ts';

/** A card of a list says why it is there. */
export const ListedCard = Type.Object(
  { ...MemberCard.properties, reasons: Type.Array(oneOf(listReasons)) },
  { additionalProperties: false },
);

const Yes = Type.Optional(Type.Literal(1));
const Age = Type.Optional(limited({ minimum: 'age_min', maximum: 'age_max' }, Type.Integer()));

const codesAs = (what: string) =>
  Type.Optional(
    described(
      `${what}, as codes with commas between them; one of them is enough.`,
      Type.String({ pattern: '^[1-9][0-9]{2}(,[1-9][0-9]{2}){0,15}$' }),
    ),
  );

/** Narrows a list. `online` and `verified` are for VIP members, as in the search. */
export const ListFilters = Type.Object(
  {
    age_from: Age,
    age_to: Age,
    country: Type.Optional(described('ISO 3166 alpha-2.', Type.String({ pattern: '^[A-Z]{2}$' }))),
    languages: Type.Optional(
      described(
        'ISO 639 codes with commas between them; one of them is enough.',
        Type.String({ pattern: '^[a-z]{2,3}(,[a-z]{2,3}){0,7}$' }),
      ),
    ),
    purpose: codesAs('What they are here for'),
    children: codesAs('Their children'),
    new: described('1: only members who joined in the last days.', Yes),
    active: described('1: only members who were here in the last 24 hours.', Yes),
    online: described('1: only members who are connected now.', Yes),
    verified: described('1: only members whose identity is verified.', Yes),
  },
  { additionalProperties: false },
);

const PeopleList = {
  limit: { max: 240, seconds: 60 },
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(ListedCard) },
  errors: [],
} as const;

/** A page of a list with filters may be short or empty before the end. */
const FilteredList = {
  ...PeopleList,
  query: Type.Object({ ...PageQuery.properties, ...ListFilters.properties }, { additionalProperties: false }),
  errors: ['filters_for_vip'],
} as const;

export const discoverySchemas = {
  listOnline: { ...FilteredList, summary: 'Members who are connected now, the longest connected last.' },
  listLatest: { ...FilteredList, summary: 'Newest members with an approved main photo.' },
  listRecommended: {
    ...FilteredList,
    summary: 'Members who fit: mutual seeking, activity, completeness, reply rate, and one in five new.',
  },
  listHottest: {
    ...FilteredList,
    summary: 'Members with most likes and visits of the last 7 days, the latest counting most.',
  },
  listBirthday: {
    ...PeopleList,
    query: Type.Object(
      {
        ...PageQuery.properties,
        days: Type.Optional(
          described('Today included; left out: `birthday_days`.', Type.Integer({ minimum: 1, maximum: 31 })),
        ),
      },
      { additionalProperties: false },
    ),
    summary: 'Members whose birthday is today or in the next 6 days, or as many as asked for, in this order.',
  },
  listFront: {
    ...PeopleList,
    reply: { 200: Page(MemberCard) },
    summary: 'A rotating sample of public members with a photo, for the landing page.',
  },
} as const satisfies EndpointSchemas;

export const discoveryContract = define(
  { listOnline, listLatest, listRecommended, listHottest, listBirthday, listFront },
  discoverySchemas,
);
