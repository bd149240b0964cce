import { progressContract } from '@peonia/contract/protocol/progress.schema.ts';
import { type Progress } from '@peonia/contract/protocol/progress.ts';
import type { FastifyInstance } from 'fastify';
import { purgeInBatches } from '../db/purge-in-batches.ts';
import type { Db } from '../db/statement.ts';
import { collection } from '../feature.ts';
import { refuse } from '../http/refusal.ts';
import { route, type Edge } from '../http/route.ts';
import type { Job } from '../jobs/jobs.ts';
import { purgeProgress, readProgress } from './progress.sql.ts';
import type { ProgressType } from './progress.ts';

/** Work in rows of its own feature, with its own ids. */
interface ProgressSource {
  readonly type: ProgressType;
  /** Undefined for somebody else's work. */
  read(db: Db, work: { readonly id: string; readonly memberId: number }): Promise<Progress | undefined>;
}

export const progressSources = collection<ProgressSource>('platform.progress-sources');

/** `GET progress`: the state of the caller's own work; others' work is unknown. */
export function progressRoute(app: FastifyInstance, edge: Edge, sources: readonly ProgressSource[]): void {
  const readers = new Map(sources.map(({ type, read }) => [type, read]));
  route(app, edge, progressContract.getProgress, async ({ db, caller, query: { type, id } }) => {
    const read = readers.get(type) ?? ((from, work) => readOwn(from, type, work));
    const found = await read(db, { id, memberId: caller.id });
    if (found === undefined) throw refuse('not_found');
    return { state: found.state, percent: found.percent };
  });
}

/** Ids of other sources need not be numbers. */
async function readOwn(
  db: Db,
  kind: ProgressType,
  { id, memberId }: { readonly id: string; readonly memberId: number },
): Promise<Progress | undefined> {
  return /^\d{1,15}$/.test(id) ? readProgress.first(db, { kind, id: Number(id), member_id: memberId }) : undefined;
}

export const progressJobs: readonly Job[] = [
  {
    name: 'progress.purge',
    schedule: '53 3 * * *',
    async run(database) {
      await purgeInBatches(database, purgeProgress, {});
    },
  },
];
