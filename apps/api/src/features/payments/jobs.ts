import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { paymentsContext } from './hooks.ts';
import { pollOrders } from './orders/poll-orders.ts';
import { reconcileYesterday } from './reconciliation/reconcile-day.ts';
import { followStoreRefunds } from './store-purchases/follow-store-refunds.ts';
import { purgeRejectedWebhooks } from './webhooks/rejected-webhook.sql.ts';
import { purgeRawBodies } from './webhooks/webhook-event.sql.ts';

export function paymentsJobs({ use }: Context): readonly Job[] {
  const context = use(paymentsContext);
  return [
    { name: 'payments.poll', schedule: '* * * * *', run: () => pollOrders(context) },
    {
      name: 'payments.purge-raw-bodies',
      schedule: '25 3 * * *',
      async run(database) {
        const days = context.config.limits.webhook_body_days;
        while ((await purgeRawBodies.run(database, { days })) > 0);
      },
    },
    {
      name: 'payments.purge-rejected-webhooks',
      schedule: '30 3 * * *',
      async run(database) {
        const days = context.config.limits.rejected_webhook_days;
        while ((await purgeRejectedWebhooks.run(database, { days })) > 0);
      },
    },
    { name: 'payments.follow-store-refunds', schedule: '20 2 * * *', run: () => followStoreRefunds(context) },
    { name: 'payments.compare', schedule: '40 2 * * *', run: () => reconcileYesterday(context) },
  ];
}
