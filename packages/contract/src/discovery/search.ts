import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './search.schema.ts';

export type SearchFilters = Static<typeof schema.SearchFilters>;

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

export const searchPeople = endpoint<typeof schema.searchSchemas.searchPeople, 'anyone'>({
  method: 'POST',
  path: '/search',
  audience: 'anyone',
  idempotency: 'safe',
});
