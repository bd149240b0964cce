import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeQuotaDays } from './question.sql.ts';

export const questionsJobs = (): readonly Job[] => [
  {
    name: 'questions.purge-usage',
    schedule: '37 3 * * *',
    async run(database) {
      await purgeInBatches(database, purgeQuotaDays, {});
    },
  },
];
