import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { freeIdle } from './desk/desk.sql.ts';
import { endGone, endLate } from './orders/end-orders.ts';
import { purgeQuotes } from './orders/order.sql.ts';

export function translatorsJobs({ realtime, limits }: Context): readonly Job[] {
  return [
    {
      name: 'translators.end-orders',
      schedule: '* * * * *',
      async run(database) {
        await freeIdle.run(database, { minutes: limits.translator_idle_minutes });
        await endLate({ database, realtime });
        await endGone({ database, realtime });
      },
    },
    {
      name: 'translators.purge-quotes',
      schedule: '19 * * * *',
      async run(database) {
        await purgeInBatches(database, purgeQuotes, {});
      },
    },
  ];
}
