import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeClicks } from './figures/click.sql.ts';

/** Days by UTC; the figures show 365. */
const clickDays = 400;

export function partnersJobs(): readonly Job[] {
  return [
    {
      name: 'partners.purge-clicks',
      schedule: '17 4 * * *',
      async run(database) {
        await purgeInBatches(database, purgeClicks, { days: clickDays });
      },
    },
  ];
}
