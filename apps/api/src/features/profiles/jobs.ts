import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeActivity } from './profile-figures.sql.ts';

export function profilesJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'profiles.purge-activity',
      schedule: '53 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeActivity, { weeks: limits.retention_weeks });
      },
    },
  ];
}
