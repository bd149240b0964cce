import { savedSearchesContract as contract } from '@peonia/contract/discovery/saved-searches.schema.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../../platform/http/route.ts';
import { removeSearch, storeSearch, listSearches, markSearchSeen } from './save-search.ts';

export function savedSearchRoutes(app: FastifyInstance, edge: Edge, { limits }: { limits: Limits }): void {
  route(app, edge, contract.listSavedSearches, listSearches);
  route(app, edge, contract.saveSearch, (call) => storeSearch(call, limits));
  route(app, edge, contract.seeSavedSearch, markSearchSeen);
  route(app, edge, contract.deleteSavedSearch, removeSearch);
}
