import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './saved-searches.schema.ts';

/** Longest name of a saved search. */
export const searchNameMax = 60;

export type SavedSearch = Static<typeof schema.SavedSearch>;

export const listSavedSearches = endpoint<typeof schema.savedSearchesSchemas.listSavedSearches>({
  method: 'GET',
  path: '/saved_searches',
  audience: 'member',
  idempotency: 'safe',
});

export const saveSearch = endpoint<typeof schema.savedSearchesSchemas.saveSearch>({
  method: 'POST',
  path: '/saved_searches',
  audience: 'member',
  idempotency: 'natural',
});

export const seeSavedSearch = endpoint<typeof schema.savedSearchesSchemas.seeSavedSearch>({
  method: 'PUT',
  path: '/saved_searches/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const deleteSavedSearch = endpoint<typeof schema.savedSearchesSchemas.deleteSavedSearch>({
  path: '/saved_searches/:id',
  audience: 'member',
  idempotency: 'natural',
  method: 'DELETE',
});
