import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeCachedTranslations } from './cache/cached-translation.sql.ts';
import { purgeQuotaDays } from './quota/quota.sql.ts';

const batch = 1_000;

export function translationJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'translation.purge',
      schedule: '47 3 * * *',
      async run(database) {
        await purgeQuotaDays.run(database, {});
        while (
          (await purgeCachedTranslations.run(database, { days: limits.translation_cache_days, most: batch })) === batch
        );
      },
    },
  ];
}
