import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeOpenings, purgeSuspicions } from './scam/suspicion.sql.ts';

export const chatJobs = (): readonly Job[] => [
  {
    name: 'chat.purge-suspicions',
    schedule: '41 3 * * *',
    async run(database) {
      await purgeInBatches(database, purgeOpenings, {});
      await purgeInBatches(database, purgeSuspicions, {});
    },
  },
];
