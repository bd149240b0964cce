import { purgeInBatches } from '../db/purge-in-batches.ts';
import type { Job } from '../jobs/jobs.ts';
import { purgeDeadLetters } from './dead-letter.sql.ts';

/** How long staff can retry a dead letter. */
const deadLetterDays = 30;
export const outboxJobs: readonly Job[] = [
  {
    name: 'outbox.purge-dead-letters',
    schedule: '53 3 * * *',
    async run(database) {
      await purgeInBatches(database, purgeDeadLetters, { days: deadLetterDays });
    },
  },
];
