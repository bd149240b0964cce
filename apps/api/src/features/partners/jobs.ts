import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeClicks } from './figures/click.sql.ts';
import { makeStatements } from './statements/make-statements.ts';

/** Days by UTC; the figures show 365. */
const clickDays = 400;

export function partnersJobs({ outbox }: Context): readonly Job[] {
  return [
    {
      name: 'partners.purge-clicks',
      schedule: '17 4 * * *',
      async run(database) {
        await purgeInBatches(database, purgeClicks, { days: clickDays });
      },
    },
    {
      // Every day: what a stopped program missed on Monday is made on Tuesday.
      name: 'partners.make-statements',
      schedule: '10 2 * * *',
      async run(database) {
        await makeStatements(database, new Date());
        outbox.nudge();
      },
    },
  ];
}
