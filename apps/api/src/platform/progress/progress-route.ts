import { getProgress, type Progress } from '@peonia/contract/progress.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/statement.ts';
import { refuse } from '../http/refusal.ts';
import { route, type Edge } from '../http/route.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetProgress, readProgress } from './progress.sql.ts';
import type { ProgressType } from './progress.ts';

/** Work that stands in rows of its own feature, under ids of its own: how far it is, for whoever asked for it. */
export type KnownElsewhere = Readonly<
  Record<'payment', (db: Db, work: { readonly id: string; readonly memberId: number }) => Promise<Progress | undefined>>
>;

/** `GET progress`: the state of one's own work; of somebody else's nothing is told, not even that it exists. */
export function progressRoute(app: FastifyInstance, edge: Edge, elsewhere: KnownElsewhere): void {
  route(app, edge, getProgress, async ({ db, caller, query: { type, id } }) => {
    const found =
      type === 'payment'
        ? await elsewhere[type](db, { id, memberId: caller.id })
        : await readOwn(db, type, { id, memberId: caller.id });
    if (found === undefined) throw refuse('not_found');
    return { state: found.state, percent: found.percent };
  });
}

/** The id of a payment is no number. */
async function readOwn(
  db: Db,
  kind: ProgressType,
  { id, memberId }: { readonly id: string; readonly memberId: number },
): Promise<Progress | undefined> {
  return /^\d{1,15}$/.test(id) ? readProgress.first(db, { kind, id: Number(id), member_id: memberId }) : undefined;
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
