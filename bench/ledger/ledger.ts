import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proveBooks } from '../../apps/api/src/features/ledger/public.ts';
import { alternate } from '../alternate.ts';
import { openBareSpending } from '../bare/bare-spending.ts';
import { measure, round } from '../measure.ts';
import { openServer } from '../open-server.ts';
import { writeReport } from '../report/write-report.ts';
import type { Comparison, LedgerResult } from '../results.ts';
import { buyerOf, buyers, fillWallets, nextNumber, popularPartner, randomPartner, spendOnce } from './ledger-load.ts';

// Spending through the books beside the same SQL without them, in one run: node bench/ledger/ledger.ts
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '3' } },
});
const [seconds, rounds] = [values.seconds, values.rounds].map(Number) as [number, number];

const server = await openServer();
try {
  const url = await server.createDatabase('bench');
  const database = await fillWallets(url);
  const [bare, oneRow] = [openBareSpending(url), openBareSpending(url, { oneRow: true })];
  const load = (atOnce: number, one: (worker: number, nth: number) => Promise<void>) => () =>
    measure(atOnce, seconds, one);
  const ours = (partner: (worker: number, nth: number) => number | null) => (worker: number, nth: number) =>
    spendOnce(database, buyerOf(worker, nth), partner(worker, nth));
  const theirs = (yardstick: typeof bare) => (worker: number, nth: number) =>
    yardstick.spend(buyerOf(worker, nth), nextNumber());

  const comparisons: Comparison[] = [];
  for (const atOnce of [1, 16]) {
    comparisons.push(
      await alternate(
        'spend, beside the bare SQL',
        atOnce,
        {
          ours: load(
            atOnce,
            ours(() => null),
          ),
          bare: load(atOnce, theirs(bare)),
        },
        rounds,
      ),
    );
  }
  comparisons.push(
    await alternate(
      'one popular partner, beside many',
      16,
      { ours: load(16, ours(popularPartner)), bare: load(16, ours(randomPartner)) },
      rounds,
    ),
  );
  comparisons.push(
    await alternate(
      'house in 32 rows, beside one row',
      16,
      { ours: load(16, theirs(bare)), bare: load(16, theirs(oneRow)) },
      rounds,
    ),
  );

  const breaches = await proveBooks(database, []);
  await Promise.all([bare.close(), oneRow.close(), database.end()]);
  if (breaches.length > 0) throw new Error(`The books are not sound after the load: ${JSON.stringify(breaches)}`);
  const result: LedgerResult = {
    date: new Date().toISOString(),
    buyers,
    cores: availableParallelism(),
    node: process.version,
    load_average: loadavg().map((average) => round(average)),
    comparisons,
  };
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${result.date.slice(0, 10)}-ledger.json`), `${JSON.stringify(result, null, 2)}\n`);
  writeReport(folder);
} finally {
  await server.stop();
}
