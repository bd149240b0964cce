import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeCalls, purgeCallCounters } from './own-calls.sql.ts';

export function callsJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'calls.purge',
      schedule: '47 3 * * *',
      async run(database) {
        await purgeCalls.run(database, { days: limits.call_days });
        await purgeCallCounters.run(database, {});
      },
    },
  ];
}
