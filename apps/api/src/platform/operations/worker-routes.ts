import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { operationPaths } from './operation-paths.ts';

/** With `ROLE=worker` a process answers load balancers and monitoring, and nobody else. */
export function workerRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!operationPaths.has(request.routeOptions.url ?? '')) throw refuse('route_unknown');
  });
}
