import { purgeInBatches } from '../db/purge-in-batches.ts';
import type { Job } from '../jobs/jobs.ts';
import { purgeEvents } from './event-log.sql.ts';
import { purgeGrants } from './grant.sql.ts';

const eventDays = 14;
export const realtimeJobs: readonly Job[] = [
  {
    name: 'realtime.purge-events',
    schedule: '41 3 * * *',
    async run(database) {
      await purgeInBatches(database, purgeEvents, { days: eventDays });
    },
  },
  {
    name: 'realtime.purge-grants',
    schedule: '*/10 * * * *',
    async run(database) {
      await purgeInBatches(database, purgeGrants, {});
    },
  },
];
