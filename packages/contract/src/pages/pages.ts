import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './pages.schema.ts';

export type PageText = Static<typeof schema.PageText>;

export const getPage = endpoint<typeof schema.pagesSchemas.getPage, 'visitor'>({
  method: 'GET',
  path: '/page',
  audience: 'visitor',
  idempotency: 'safe',
});
