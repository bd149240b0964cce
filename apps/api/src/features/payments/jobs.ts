import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { paymentsParts } from './hooks.ts';
import { pollOrders } from './orders/poll-orders.ts';
import { reconcileYesterday } from './reconciliation/reconcile-day.ts';

export function paymentsJobs({ use }: Context): readonly Job[] {
  const parts = use(paymentsParts);
  return [
    { name: 'payments.poll', schedule: '* * * * *', run: () => pollOrders(parts) },
    { name: 'payments.compare', schedule: '40 2 * * *', run: () => reconcileYesterday(parts) },
  ];
}
