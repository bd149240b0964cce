import type { Job } from '../jobs/jobs.ts';
import { purgeIdempotencyKeys } from './idempotency.sql.ts';

/** How long a reply is replayed for a repeated key. Source: requirement 4. */
const keyDays = 30;
const batch = 1_000;

export const httpJobs: readonly Job[] = [
  {
    name: 'http.purge-idempotency-keys',
    schedule: '17 4 * * *',
    async run(database) {
      while ((await purgeIdempotencyKeys.run(database, { days: keyDays, most: batch })) === batch);
    },
  },
];
