import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { updateGiftPopularity } from './gift.sql.ts';

export function giftsJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'gifts.update-popularity',
      schedule: '23 2 * * *',
      async run(database) {
        await updateGiftPopularity.run(database, { days: limits.gift_hit_days });
      },
    },
  ];
}
