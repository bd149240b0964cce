import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeCalls, purgeCallCounters } from './own-calls.sql.ts';

export function callsJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'calls.purge',
      schedule: '47 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeCalls, { days: limits.call_days });
        for (const counters of purgeCallCounters) await purgeInBatches(database, counters, {});
      },
    },
  ];
}
