import type { FastifyInstance } from 'fastify';
import type { Components } from './readiness.ts';

/**
 * `/livez` (and `/healthz`): the process responds; restart it when it does not. `/readyz`: 200 while the process can
 * serve members. Without Redis or the media store it serves on, so they are reported and do not turn it 503: every
 * process would turn away at once.
 */
export function healthRoutes(
  app: FastifyInstance,
  readComponents: () => Promise<Components>,
  isStopping: () => boolean,
): void {
  for (const path of ['/livez', '/healthz'])
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const components = await readComponents();
    const isReady = components.database === 'up' && components.migrations === 'up';
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', components });
  });
}
