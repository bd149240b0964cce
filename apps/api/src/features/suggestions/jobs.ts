import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeQuotaDays } from './share.sql.ts';

export const suggestionsJobs = (): readonly Job[] => [
  {
    name: 'suggestions.purge-usage',
    schedule: '41 3 * * *',
    async run(database) {
      await purgeInBatches(database, purgeQuotaDays, {});
    },
  },
];
