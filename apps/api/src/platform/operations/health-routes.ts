import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/statement.ts';
import { askDatabase } from './health.sql.ts';

/** `/healthz`: the process responds. `/readyz`: the database responds and the process is not stopping. */
export function healthRoutes(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const alive = await askDatabase.one(db, {}).then(
      (row) => row.alive,
      () => false,
    );
    return reply.code(alive ? 200 : 503).send({ status: alive ? 'ready' : 'database away' });
  });
}
