import type { Job } from '../jobs/jobs.ts';
import { purgeEvents } from './event-log.sql.ts';
import { purgeGrants } from './grant.sql.ts';

const eventDays = 14;
const batch = 1_000;

export const realtimeJobs: readonly Job[] = [
  {
    name: 'realtime.purge-events',
    schedule: '41 3 * * *',
    async run(database) {
      while ((await purgeEvents.run(database, { days: eventDays, most: batch })) === batch);
    },
  },
  {
    name: 'realtime.purge-grants',
    schedule: '*/10 * * * *',
    async run(database) {
      await purgeGrants.run(database, {});
    },
  },
];
