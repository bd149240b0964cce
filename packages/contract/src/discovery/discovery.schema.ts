import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
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

const PeopleList = {
  limit: { max: 240, seconds: 60 },
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(ListedCard) },
  errors: [],
} as const;

export const discoverySchemas = {
  listOnline: { ...PeopleList, summary: 'Members who are connected now, the longest connected last.' },
  listLatest: { ...PeopleList, summary: 'Newest members with an approved main photo.' },
  listRecommended: {
    ...PeopleList,
    summary: 'Members who fit: mutual seeking, activity, completeness, reply rate, and one in five new.',
  },
  listHottest: {
    ...PeopleList,
    summary: 'Members with most likes and visits of the last 7 days, the latest counting most.',
  },
  listBirthday: { ...PeopleList, summary: 'Members whose birthday is today or in the next 6 days, in this order.' },
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
