import { getProgress } from '@peonia/contract/progress.ts';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { route, type Edge } from '../http/route.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetProgress, readProgress } from './progress.sql.ts';

/** `GET progress`: the state of one's own work; of somebody else's nothing is told, not even that it exists. */
export function progressRoute(app: FastifyInstance, edge: Edge): void {
  route(app, edge, getProgress, async ({ db, caller, query }) => {
    const found = await readProgress.first(db, { kind: query.type, id: query.id, member_id: caller.id });
    if (found === undefined) throw refuse('not_found');
    return { state: found.state, percent: found.percent };
  });
}

export const progressJobs: readonly Job[] = [
  {
    name: 'progress.forget',
    schedule: '53 3 * * *',
    async run(database) {
      await forgetProgress.run(database, {});
    },
  },
];
