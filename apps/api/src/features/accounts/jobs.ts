import type { Job } from '../../platform/jobs/jobs.ts';
import { forgetCodes } from './code.sql.ts';
import { forgetFailures } from './login-failure.sql.ts';
import { forgetSessions } from './session.sql.ts';
import { forgetSocial } from './social/social.sql.ts';

export const accountsJobs: readonly Job[] = [
  {
    name: 'accounts.forget-sessions',
    schedule: '17 * * * *',
    async run(database) {
      await forgetSessions.run(database, {});
      await forgetFailures.run(database, {});
      await forgetCodes.run(database, {});
      await forgetSocial.run(database, {});
    },
  },
];
