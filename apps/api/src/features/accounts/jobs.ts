import type { FastifyBaseLogger } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Config } from '../../platform/config.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteClosedAccounts } from './closing/delete-closed-accounts.ts';
import type { Eraser } from './closing/eraser.ts';
import { deleteExpiredExports, deleteExportsOf } from './export/delete-expired-exports.ts';
import type { ExportWorker } from './export/export-worker.ts';
import { purgeFailures } from './login/login-failure.sql.ts';
import { purgeAttempts } from './registration/registration-attempt.sql.ts';
import { purgeSessions } from './sessions/session.sql.ts';
import { purgeSocialAttempts } from './social-login/social-login.sql.ts';
import { purgeCodes } from './verification/verification-code.sql.ts';

export interface AccountsJobsParts {
  readonly config: Config;
  readonly blobs: BlobStore;
  readonly log: FastifyBaseLogger;
  readonly exports: ExportWorker;
  /** What each feature erases of a closed account; `app.ts` hands them in. */
  readonly erasers: readonly Eraser[];
}

export function accountsJobs({ config, blobs, log, exports, erasers }: AccountsJobsParts): readonly Job[] {
  const archives: Eraser = {
    feature: 'accounts',
    clear: (database, memberId) => deleteExportsOf(database, blobs, memberId),
    erase: async () => {},
  };
  return [
    {
      name: 'accounts.forget-sessions',
      schedule: '17 * * * *',
      async run(database) {
        await purgeSessions.run(database, {});
        await purgeFailures.run(database, {});
        await purgeCodes.run(database, {});
        await purgeAttempts.run(database, {});
        await purgeSocialAttempts.run(database, {});
      },
    },
    {
      name: 'accounts.erase-closed',
      schedule: '7,37 * * * *',
      async run(database) {
        await deleteClosedAccounts(database, [archives, ...erasers], { days: config.limits.closed_account_days, log });
      },
    },
    {
      // Archives begin when they are asked for; this takes up what a stopped process left.
      name: 'accounts.make-exports',
      schedule: '* * * * *',
      run: () => exports.finish(),
    },
    {
      name: 'accounts.drop-exports',
      schedule: '23 * * * *',
      run: (database) => deleteExpiredExports(database, blobs),
    },
  ];
}
