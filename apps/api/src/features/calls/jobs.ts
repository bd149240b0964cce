import type { Limits } from '@peonia/contract/limits.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeCalls, purgeFreeMinuteCounters } from './own-calls.sql.ts';

export function callsJobs({ limits }: { readonly limits: Limits }): readonly Job[] {
  return [
    {
      name: 'calls.forget',
      schedule: '47 3 * * *',
      async run(database) {
        await purgeCalls.run(database, { days: limits.call_days });
        await purgeFreeMinuteCounters.run(database, {});
      },
    },
  ];
}
