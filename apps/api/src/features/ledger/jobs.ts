import type { Context } from '../../platform/feature.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { closeDays } from './books/close-days.ts';
import { totalOpenDay } from './books/total-open-day.ts';
import { settleMatured } from './earnings/settle-earnings.ts';
import { paidItems } from './hooks.ts';
import { mayPayOut, proveBooks } from './proof/prove-books.ts';
import { watchProof } from './proof/watch-proof.ts';
import { notifyUnusualSpending } from './spending/notify-unusual-spending.ts';

export function ledgerJobs({ log, limits, outbox, useAll }: Context): readonly Job[] {
  const items = useAll(paidItems);
  return [
    {
      name: 'ledger.prove-books',
      schedule: '7 * * * *',
      // A new installation, or one that stood still: the next hour is too late for the alert.
      isOverdue: async (database) => !(await mayPayOut(database)),
      async run(database) {
        const breaches = await proveBooks(database, items);
        if (breaches.length > 0) log.fatal({ breaches }, 'the books are not sound: payouts are stopped');
        await watchProof(database);
        outbox.nudge();
      },
    },
    {
      // Not part of the proof: it notices that the proof does not run.
      name: 'ledger.watch-proof',
      schedule: '*/30 * * * *',
      async run(database) {
        if (!(await watchProof(database))) log.fatal('the books are not proved: payouts are closed');
        outbox.nudge();
      },
    },
    {
      name: 'ledger.close-days',
      schedule: '20 1 * * *',
      async run(database) {
        await closeDays(database);
      },
    },
    {
      name: 'ledger.total-open-day',
      schedule: '*/5 * * * *',
      async run(database) {
        await totalOpenDay(database);
      },
    },
    {
      name: 'ledger.settle-earnings',
      schedule: '*/15 * * * *',
      async run(database) {
        while ((await settleMatured(database)).length > 0);
      },
    },
    {
      name: 'ledger.notify-unusual',
      schedule: '*/5 * * * *',
      async run(database) {
        await notifyUnusualSpending(database, limits);
      },
    },
  ];
}
