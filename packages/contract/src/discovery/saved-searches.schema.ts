import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, PageQuery, Page, NoQuery, IdParams, Done } from '../protocol/pagination.schema.ts';
import { searchNameMax, listSavedSearches, saveSearch, seeSavedSearch, deleteSavedSearch } from './saved-searches.ts';
import { SearchFilters } from './search.schema.ts';
import { queryMax } from './search.ts';

const closed = { additionalProperties: false } as const;

const Terms = {
  name: Type.String({ minLength: 1, maxLength: searchNameMax }),
  q: Type.String({ maxLength: queryMax }),
  filters: SearchFilters,
  /** Name of the place that the filters ask for, as the member chose it. */
  place: nullable(Type.String({ maxLength: 120 })),
};

export const SavedSearch = Type.Object(
  { id: Type.Integer(), ...Terms, fresh: described('New people since the last look.', Type.Integer()) },
  closed,
);

export const savedSearchesSchemas = {
  listSavedSearches: {
    summary: 'The reader’s saved searches, newest first, with how many new people each has.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(SavedSearch) },
    errors: ['session_over'],
  },
  saveSearch: {
    summary:
      'Keeps a search under a name; the same name again replaces it. New people who suit it are told once a day.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(Terms, closed),
    reply: { 201: SavedSearch },
    errors: ['session_over', 'filters_for_vip', 'saved_searches_full'],
  },
  seeSavedSearch: {
    summary: 'The reader has looked at a saved search: nobody in it is new any more.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: ['session_over', 'not_found'],
  },
  deleteSavedSearch: {
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    summary: 'Forgets a saved search. Nothing happens where there is none.',
    errors: ['session_over', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const savedSearchesContract = define(
  { listSavedSearches, saveSearch, seeSavedSearch, deleteSavedSearch },
  savedSearchesSchemas,
);
