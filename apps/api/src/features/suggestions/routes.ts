import { suggestionsContract as contract } from '@peonia/contract/suggestions.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../platform/http/route.ts';
import { suggest } from './suggest.ts';
import type { SuggestionParts } from './suggestion-parts.ts';

export function suggestionsRoutes(app: FastifyInstance, edge: Edge, parts: SuggestionParts): void {
  // The count is one statement, and a text model is waited for without holding anything.
  route(app, edge, contract.suggest, (call) => suggest(call, parts), { transaction: 'none' });
}
