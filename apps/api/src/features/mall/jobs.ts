import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { endOrders } from './orders/end-orders.ts';
import { purgeAddresses } from './orders/order.sql.ts';

export function mallJobs({ realtime, limits }: Context): readonly Job[] {
  return [
    {
      name: 'mall.end-orders',
      schedule: '*/5 * * * *',
      run: (database) => endOrders({ database, realtime, limits }),
    },
    {
      name: 'mall.purge-addresses',
      schedule: '41 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeAddresses, { days: limits.order_address_days });
      },
    },
  ];
}
