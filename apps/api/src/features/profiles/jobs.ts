import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { repairCards } from './cards/repair-cards.ts';
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
    {
      name: 'profiles.check-cards',
      schedule: '19 2 * * *',
      async run(database) {
        const repaired = await repairCards(database);
        // The run counts as failed, which alerts the operator; repeated, it finds the cards repaired.
        if (repaired > 0) throw new Error(`${repaired} cards differed from their source and were written again`);
      },
    },
  ];
}
