import type { Job } from '../../platform/jobs/jobs.ts';
import { forgetOpenings, forgetSuspicion } from './warn/suspicion.sql.ts';

export const chatJobs: readonly Job[] = [
  {
    name: 'chat.forget-suspicion',
    schedule: '41 3 * * *',
    async run(database) {
      await forgetOpenings.run(database, {});
      await forgetSuspicion.run(database, {});
    },
  },
];
