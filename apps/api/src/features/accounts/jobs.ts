import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeBannedKeys } from './administration/banned-key.sql.ts';
import { purgeRefusedBirthdays } from './administration/refused-birthday.sql.ts';
import { deleteClosedAccounts } from './closing/delete-closed-accounts.ts';
import { deleteExpiredExports } from './export/delete-expired-exports.ts';
import { deletionHolds, erasers, exportWorker } from './hooks.ts';
import { purgeDevices } from './login/device.sql.ts';
import { purgeFailures } from './login/login-failure.sql.ts';
import { purgeChallenges } from './passkeys/passkey.sql.ts';
import { purgeUndos } from './reauthentication/owner.sql.ts';
import { purgeAttempts } from './registration/registration-attempt.sql.ts';
import { purgeSessions } from './sessions/session.sql.ts';
import { purgeSocialAttempts, purgeSocialTickets } from './social-login/social-login.sql.ts';
import { purgeCodeFailures, purgeCodes } from './verification/verification-code.sql.ts';

export function accountsJobs({ limits, blobs, log, use, useAll }: Context): readonly Job[] {
  const exports = use(exportWorker);
  const all = useAll(erasers);
  const holds = useAll(deletionHolds);
  return [
    {
      name: 'accounts.purge-sessions',
      schedule: '17 * * * *',
      async run(database) {
        await purgeInBatches(database, purgeSessions, {});
        await purgeInBatches(database, purgeDevices, {});
        await purgeInBatches(database, purgeFailures, {});
        await purgeInBatches(database, purgeCodes, {});
        await purgeInBatches(database, purgeCodeFailures, {});
        await purgeInBatches(database, purgeBannedKeys, {});
        await purgeInBatches(database, purgeRefusedBirthdays, {});
        await purgeInBatches(database, purgeAttempts, {});
        await purgeInBatches(database, purgeSocialAttempts, {});
        await purgeInBatches(database, purgeSocialTickets, {});
        await purgeInBatches(database, purgeUndos, {});
        await purgeInBatches(database, purgeChallenges, {});
      },
    },
    {
      name: 'accounts.delete-closed-accounts',
      schedule: '7,37 * * * *',
      async run(database) {
        await deleteClosedAccounts(database, all, { days: limits.closed_account_days, holds, log });
      },
    },
    {
      // Archives start when they are requested; this picks up what a stopped process left behind.
      name: 'accounts.create-exports',
      schedule: '* * * * *',
      run: () => exports.finish(),
    },
    {
      name: 'accounts.delete-expired-exports',
      schedule: '23 * * * *',
      run: (database) => deleteExpiredExports(database, blobs),
    },
  ];
}
