import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeDeliveries } from './delivery/delivery.sql.ts';
import { purgeSuppressions } from './suppression/suppression.sql.ts';
import { purgeEvents, purgeRejected } from './webhook/event.sql.ts';

export function maildeskJobs({ limits }: Context): readonly Job[] {
  return [
    {
      name: 'maildesk.purge',
      schedule: '45 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeDeliveries, { days: limits.mail_log_days });
        await purgeInBatches(database, purgeSuppressions, { days: limits.mail_suppression_days });
        await purgeInBatches(database, purgeEvents, { days: limits.mail_event_days });
        await purgeInBatches(database, purgeRejected, { days: limits.rejected_webhook_days });
      },
    },
  ];
}
