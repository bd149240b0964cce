import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeOpenings, purgeSuspicions } from './scam/suspicion.sql.ts';

export const chatJobs = (): readonly Job[] => [
  {
    name: 'chat.purge-suspicions',
    schedule: '41 3 * * *',
    async run(database) {
      await purgeOpenings.run(database, {});
      await purgeSuspicions.run(database, {});
    },
  },
];
