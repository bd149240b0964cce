import { purgeInBatches } from '../../db/purge-in-batches.ts';
import type { Job } from '../../jobs/jobs.ts';
import { purgeIdempotencyKeys } from './idempotency.sql.ts';

/** How long a reply is replayed for a repeated key. Source: requirement 4. */
const keyDays = 30;
export const httpJobs: readonly Job[] = [
  {
    name: 'http.purge-idempotency-keys',
    schedule: '17 4 * * *',
    async run(database) {
      await purgeInBatches(database, purgeIdempotencyKeys, { days: keyDays });
    },
  },
];
