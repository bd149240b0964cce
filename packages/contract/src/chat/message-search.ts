import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './message-search.schema.ts';

/** Characters of a search. */
export const messageQueryMax = 100;

export type FoundMessage = Static<typeof schema.FoundMessage>;

export const searchMessages = endpoint<typeof schema.messageSearchSchemas.searchMessages>({
  method: 'GET',
  path: '/message_search',
  audience: 'member',
  idempotency: 'safe',
});
