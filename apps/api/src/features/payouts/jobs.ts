import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { withdrawWeekly } from './auto/withdraw-weekly.ts';
import { openMethodSeal } from './method/method-seal.ts';
import { purgeMethods } from './method/method.sql.ts';
import { payoutSettings } from './payout-settings.ts';
import { fixRate } from './rate/fix-rate.ts';
import { purgeTaxDocuments } from './tax/tax-document.sql.ts';

export function payoutsJobs({ config, limits, log, outbox, realtime }: Context): readonly Job[] {
  return [
    {
      name: 'payouts.purge-methods',
      schedule: '43 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeMethods, { hours: limits.undo_hours });
      },
    },
    {
      name: 'payouts.purge-tax-documents',
      schedule: '47 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeTaxDocuments, { days: limits.payout_tax_days, replaced_days: 30 });
      },
    },
    {
      name: 'payouts.fix-rate',
      schedule: '0 0 * * 1',
      async run(database) {
        await fixRate(database, limits);
      },
    },
    {
      name: 'payouts.withdraw-weekly',
      schedule: '30 6 * * 1',
      async run(database) {
        const seal = openMethodSeal(config.secrets);
        const { taxCountries } = config.of(payoutSettings);
        await withdrawWeekly(database, { limits, seal, taxCountries, realtime, log, nudge: outbox.nudge });
        outbox.nudge();
      },
    },
  ];
}
