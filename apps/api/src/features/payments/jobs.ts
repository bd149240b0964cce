import type { Job } from '../../platform/jobs/jobs.ts';
import { compareYesterday } from './compare-day.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { pollOrders } from './poll-orders.ts';

export function paymentsJobs(parts: PaymentsParts): readonly Job[] {
  return [
    { name: 'payments.poll', schedule: '* * * * *', run: () => pollOrders(parts) },
    { name: 'payments.compare', schedule: '40 2 * * *', run: () => compareYesterday(parts) },
  ];
}
