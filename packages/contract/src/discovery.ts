import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MemberCard } from './member-card.ts';
import { NoParams, Page, PageQuery } from './paging.ts';

const PeopleList = {
  method: 'GET',
  audience: 'anyone',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(MemberCard) },
  errors: [],
} as const;

/** Why a list recommends somebody, as far as the ranking knows it: the two fit, here lately, says much of themselves, has just joined. */
export const recommendReasons = ['fit', 'active', 'complete', 'new'] as const;
export type RecommendReason = (typeof recommendReasons)[number];

/** A card of the list of recommendations says why it is there. */
export const RecommendedCard = Type.Object({ ...MemberCard.properties, reasons: Type.Array(oneOf(recommendReasons)) }, { additionalProperties: false });
export type RecommendedCard = Static<typeof RecommendedCard>;

export const listOnline = endpoint({ ...PeopleList, path: '/online', summary: 'Members who are connected now, the longest connected last.' });
export const listLatest = endpoint({ ...PeopleList, path: '/latest', summary: 'Newest members with an approved main photo.' });
export const listRecommended = endpoint({
  ...PeopleList,
  path: '/recommend',
  summary: 'Members who fit: mutual seeking, activity, completeness, reply rate, and one in five new.',
  reply: { 200: Page(RecommendedCard) },
});
export const listHottest = endpoint({ ...PeopleList, path: '/hottest', summary: 'Members with most likes and visits of the last 7 days, the latest counting most.' });
export const listBirthday = endpoint({ ...PeopleList, path: '/birthday', summary: 'Members whose birthday is today or in the next 6 days, in this order.' });
export const listFront = endpoint({ ...PeopleList, path: '/front', summary: 'A rotating sample of public members with a photo, for the landing page.' });

export const discoveryContract = { listOnline, listLatest, listRecommended, listHottest, listBirthday, listFront } as const;
