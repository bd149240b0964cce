import type { Limits } from '@peonia/contract/limits.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { PaidThings } from './paid-things.sql.ts';
import { proveBooks } from './prove-books.ts';
import { settleMatured } from './settle-earnings.ts';
import { tellUnusual } from './tell-unusual.ts';

interface LedgerJobsParts {
  readonly log: FastifyBaseLogger;
  readonly limits: Limits;
  readonly paidThings: readonly PaidThings[];
}

export function ledgerJobs({ log, limits, paidThings }: LedgerJobsParts): readonly Job[] {
  return [
    {
      name: 'ledger.prove-books',
      schedule: '7 * * * *',
      async run(database) {
        const breaches = await proveBooks(database, paidThings);
        if (breaches.length > 0) log.fatal({ breaches }, 'the books are not sound: payouts are stopped');
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
      name: 'ledger.tell-unusual',
      schedule: '*/5 * * * *',
      async run(database) {
        await tellUnusual(database, limits);
      },
    },
  ];
}
