import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './discovery.schema.ts';

/**
 * Why somebody stands in a list, as far as its rule really went by it: each seeks the other, liked and visited much
 * lately, birthday (no more than whether it is today is said), just joined, here lately, says much of themselves.
 */
export const listReasons = ['fit', 'popular', 'birthday_today', 'birthday_soon', 'new', 'active', 'complete'] as const;

export type ListReason = (typeof listReasons)[number];

export type ListFilters = Static<typeof schema.ListFilters>;

/** Filters of lists that are for VIP members. Others are told 400061. */
export const vipListFilters = ['online', 'verified'] as const satisfies readonly (keyof ListFilters)[];

export type ListedCard = Static<typeof schema.ListedCard>;

const PeopleList = { method: 'GET', audience: 'anyone', idempotency: 'safe' } as const;

export const listOnline = endpoint<typeof schema.discoverySchemas.listOnline, 'anyone'>({
  ...PeopleList,
  path: '/online',
});

export const listLatest = endpoint<typeof schema.discoverySchemas.listLatest, 'anyone'>({
  ...PeopleList,
  path: '/latest',
});

export const listRecommended = endpoint<typeof schema.discoverySchemas.listRecommended, 'anyone'>({
  ...PeopleList,
  path: '/recommend',
});

export const listHottest = endpoint<typeof schema.discoverySchemas.listHottest, 'anyone'>({
  ...PeopleList,
  path: '/hottest',
});

export const listBirthday = endpoint<typeof schema.discoverySchemas.listBirthday, 'anyone'>({
  ...PeopleList,
  path: '/birthday',
});

export const listFront = endpoint<typeof schema.discoverySchemas.listFront, 'anyone'>({
  ...PeopleList,
  path: '/front',
});
