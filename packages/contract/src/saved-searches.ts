import Type, { type Static } from 'typebox';
import { nullable } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, IdParams, NoParams, NoQuery, Page, PageQuery } from './paging.ts';
import { queryMax, SearchFilters } from './search.ts';

const closed = { additionalProperties: false } as const;

/** Longest name of a saved search. */
export const searchNameMax = 60;

const Terms = {
  name: Type.String({ minLength: 1, maxLength: searchNameMax }),
  q: Type.String({ maxLength: queryMax }),
  filters: SearchFilters,
  /** Name of the place that the filters ask for, as the member chose it. */
  place: nullable(Type.String({ maxLength: 120 })),
};

export const SavedSearch = Type.Object(
  { id: Type.Integer(), ...Terms, /** New people since the last look. */ fresh: Type.Integer() },
  closed,
);
export type SavedSearch = Static<typeof SavedSearch>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved_searches',
  summary: 'The reader’s saved searches, newest first, with how many new people each has.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(SavedSearch) },
  errors: ['session_over'],
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved_searches',
  summary: 'Keeps a search under a name; the same name again replaces it. New people who suit it are told once a day.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(Terms, closed),
  reply: { 201: SavedSearch },
  errors: ['session_over', 'filters_for_vip', 'saved_searches_full'],
});

export const seeSavedSearch = endpoint({
  method: 'PUT',
  path: '/saved_searches/:id',
  summary: 'The reader has looked at a saved search: nobody in it is new any more.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

export const deleteSavedSearch = endpoint({
  ...seeSavedSearch,
  method: 'DELETE',
  summary: 'Forgets a saved search. Nothing happens where there is none.',
  errors: ['session_over'],
});

export const savedSearchesContract = { listSavedSearches, saveSearch, seeSavedSearch, deleteSavedSearch } as const;
