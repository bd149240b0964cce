import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MemberCard } from './member-card.ts';
import { NoParams, Page, PageQuery } from './paging.ts';

/**
 * Why somebody stands in a list, as far as its rule really went by it: each seeks the other, liked and visited much
 * lately, birthday (no more than whether it is today is said), just joined, here lately, says much of themselves.
 */
export const listReasons = ['fit', 'popular', 'birthday_today', 'birthday_soon', 'new', 'active', 'complete'] as const;
export type ListReason = (typeof listReasons)[number];

/** A card of a list says why it is there. */
export const ListedCard = Type.Object(
  { ...MemberCard.properties, reasons: Type.Array(oneOf(listReasons)) },
  { additionalProperties: false },
);
export type ListedCard = Static<typeof ListedCard>;

const PeopleList = {
  method: 'GET',
  audience: 'anyone',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(ListedCard) },
  errors: [],
} as const;

export const listOnline = endpoint({
  ...PeopleList,
  path: '/online',
  summary: 'Members who are connected now, the longest connected last.',
});
export const listLatest = endpoint({
  ...PeopleList,
  path: '/latest',
  summary: 'Newest members with an approved main photo.',
});
export const listRecommended = endpoint({
  ...PeopleList,
  path: '/recommend',
  summary: 'Members who fit: mutual seeking, activity, completeness, reply rate, and one in five new.',
});
export const listHottest = endpoint({
  ...PeopleList,
  path: '/hottest',
  summary: 'Members with most likes and visits of the last 7 days, the latest counting most.',
});
export const listBirthday = endpoint({
  ...PeopleList,
  path: '/birthday',
  summary: 'Members whose birthday is today or in the next 6 days, in this order.',
});
export const listFront = endpoint({
  ...PeopleList,
  path: '/front',
  reply: { 200: Page(MemberCard) },
  summary: 'A rotating sample of public members with a photo, for the landing page.',
});

export const discoveryContract = {
  listOnline,
  listLatest,
  listRecommended,
  listHottest,
  listBirthday,
  listFront,
} as const;
