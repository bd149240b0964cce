import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { forgetCached } from './cache/cached-translation.sql.ts';
import { forgetShares } from './share/share.sql.ts';

const batch = 1_000;

export function translationJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'translation.forget',
      schedule: '47 3 * * *',
      async run(database) {
        await forgetShares.run(database, {});
        while ((await forgetCached.run(database, { days: limits.translation_cache_days, most: batch })) === batch);
      },
    },
  ];
}
