import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeTranscriptClaims } from './claims/transcript-claim.sql.ts';
import { purgeUsageDays } from './usage.sql.ts';

export const transcriptsJobs = (): readonly Job[] => [
  {
    name: 'transcripts.purge-usage',
    schedule: '49 3 * * *',
    async run(database) {
      await purgeInBatches(database, purgeUsageDays, {});
      await purgeInBatches(database, purgeTranscriptClaims, {});
    },
  },
];
