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

export const listOnline = endpoint({ ...PeopleList, path: '/online', summary: 'Members who are connected now, the longest connected last.' });
export const listLatest = endpoint({ ...PeopleList, path: '/latest', summary: 'Newest members with an approved main photo.' });
export const listRecommended = endpoint({
  ...PeopleList,
  path: '/recommend',
  summary: 'Members who fit: mutual seeking, activity, completeness, reply rate, and one in five new.',
});
export const listFront = endpoint({ ...PeopleList, path: '/front', summary: 'A rotating sample of public members with a photo, for the landing page.' });

export const discoveryContract = { listOnline, listLatest, listRecommended, listFront } as const;
