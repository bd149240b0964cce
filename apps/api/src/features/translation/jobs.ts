import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeCachedTranslations } from './cache/cached-translation.sql.ts';
import { purgeQuotaDays } from './quota/quota.sql.ts';

export function translationJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'translation.purge',
      schedule: '47 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeQuotaDays, {});
        await purgeInBatches(database, purgeCachedTranslations, { days: limits.translation_cache_days });
      },
    },
  ];
}
