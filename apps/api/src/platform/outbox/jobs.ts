import type { Job } from '../jobs/jobs.ts';
import { purgeDeadLetters } from './dead-letter.sql.ts';

/** How long staff can retry a dead letter. */
const deadLetterDays = 30;
const batch = 1_000;

export const outboxJobs: readonly Job[] = [
  {
    name: 'outbox.purge-dead-letters',
    schedule: '53 3 * * *',
    async run(database) {
      while ((await purgeDeadLetters.run(database, { days: deadLetterDays, most: batch })) === batch);
    },
  },
];
