import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeFreeGifts, updateGiftPopularity } from './gift.sql.ts';

export function giftsJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'gifts.update-popularity',
      schedule: '23 2 * * *',
      async run(database) {
        await purgeInBatches(database, purgeFreeGifts, {});
        await updateGiftPopularity.run(database, { days: limits.gift_hit_days });
      },
    },
  ];
}
