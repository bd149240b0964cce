import type { FastifyBaseLogger } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Config } from '../../platform/config.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { eraseClosed } from './closing/erase-closed.ts';
import type { Eraser } from './closing/eraser.ts';
import { forgetCodes } from './code.sql.ts';
import { dropExpiredExports, dropExportsOf } from './export/drop-expired.ts';
import type { ExportWorker } from './export/export-worker.ts';
import { forgetFailures } from './login-failure.sql.ts';
import { forgetAttempts } from './registration-pressure.sql.ts';
import { forgetSessions } from './session.sql.ts';
import { forgetSocial } from './social/social.sql.ts';

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
    clear: (database, memberId) => dropExportsOf(database, blobs, memberId),
    erase: async () => {},
  };
  return [
    {
      name: 'accounts.forget-sessions',
      schedule: '17 * * * *',
      async run(database) {
        await forgetSessions.run(database, {});
        await forgetFailures.run(database, {});
        await forgetCodes.run(database, {});
        await forgetAttempts.run(database, {});
        await forgetSocial.run(database, {});
      },
    },
    {
      name: 'accounts.erase-closed',
      schedule: '7,37 * * * *',
      async run(database) {
        await eraseClosed(database, [archives, ...erasers], { days: config.limits.closed_account_days, log });
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
      run: (database) => dropExpiredExports(database, blobs),
    },
  ];
}
