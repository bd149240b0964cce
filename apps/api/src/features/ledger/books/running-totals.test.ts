import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';
import { proveBooks } from '../proof/prove-books.ts';
import { trialBalance } from './books.sql.ts';
import { closeDays } from './close-days.ts';
import { totalOpenDay } from './total-open-day.ts';

let api: Api;

const at = (day: number, time: string) => new Date(`2026-03-0${day}T${time}:00Z`);
const dayOf = (day: number) => `2026-03-0${day}`;
const broken = 'running totals do not hold what their entries say';

/** Books a transfer of the house at a time of March. */
const transferAt = (time: Date, amount: number) => transfersBetween(time, time, { count: 1, amount });

/** As many transfers of the house, spread evenly over the time. */
async function transfersBetween(from: Date, to: Date, { count, amount }: { count: number; amount: number }) {
  await api.sql(
    `with made as (
       insert into ledger_transfer (key, kind, cause, cause_id, created_at)
       select gen_random_uuid()::text, 'adjustment', 'test', g, $1::timestamptz + ($2::timestamptz - $1::timestamptz) * g / $3::int
       from generate_series(0, $3::int - 1) g returning id
     ), moved as (
       update ledger_account a set balance = balance + case kind when 'revenue' then $4::bigint else -$4::bigint end * $3::int
       where member_id is null and kind in ('revenue', 'promotion') and shard = 0 returning a.id, a.kind
     )
     insert into ledger_entry (account_id, transfer_id, amount)
     select a.id, m.id, case a.kind when 'revenue' then $4::bigint else -$4::bigint end from made m, moved a`,
    [from, to, count, amount],
  );
}

async function emptyBooks(): Promise<void> {
  const tables =
    'ledger_running_total, ledger_day, ledger_day_total, ledger_day_balance, ledger_transfer, ledger_entry';
  await api.sql(`grant truncate on ${tables} to current_user`);
  await api.sql(`truncate ${tables} cascade`);
  await api.sql('update ledger_account set balance = 0');
}

async function balances(day: number): Promise<Record<string, readonly number[]>> {
  const rows = await trialBalance.all(api.app.database, { day: dayOf(day) });
  return Object.fromEntries(
    rows.map(({ account, opening, debit, credit }) => [account, [opening, debit, credit]] as const).toSorted(),
  );
}

async function buffersOf(day: number): Promise<number> {
  const [row] = await api.sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, format json) ${trialBalance.text}`,
    trialBalance.params.map(() => dayOf(day)),
  );
  const { Plan } = there(row?.['QUERY PLAN'][0]);
  return (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
}

beforeAll(async () => {
  api = await startApi();
});
beforeEach(emptyBooks);
afterAll(() => api.close());

// covers: Books for finance: trial balance by day, transfers with causes, wallets, holds, months and their export
describe('the trial balance of an open day', () => {
  it('reads few buffers however many transfers the day has', { timeout: 60_000 }, async () => {
    await transfersBetween(at(1, '00:00'), at(1, '23:00'), { count: 20, amount: 1 });
    await closeDays(api.app.database, at(2, '02:00'));
    await transfersBetween(at(2, '00:00'), at(2, '18:00'), { count: 2_000, amount: 1 });
    await api.sql('analyze ledger_transfer, ledger_entry');
    const before = await buffersOf(2);

    await totalOpenDay(api.app.database, at(2, '18:04'));
    await transfersBetween(at(2, '18:04'), at(2, '18:05'), { count: 3, amount: 1 });

    expect(before).toBeGreaterThan(1_000);
    expect(await buffersOf(2)).toBeLessThan(150);
    expect(await balances(2)).toEqual({ promotion: [-20, 2_003, 0], revenue: [20, 0, 2_003] });
  });

  it('says the same with and without running totals', { timeout: 120_000 }, async () => {
    const minute = fc.integer({ min: 0, max: 3 * 24 * 60 - 1 });
    const timeOf = (minutes: number) => new Date(at(1, '00:00').getTime() + minutes * 60_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 9 })), { minLength: 6, maxLength: 12 }),
        fc.array(minute, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 3 }),
        async (transfers, totals, closed) => {
          await emptyBooks();
          for (const [minutes, amount] of transfers) await transferAt(timeOf(minutes), amount);
          const plain = await Promise.all([1, 2, 3, 4].map(balances));
          for (const minutes of totals.toSorted((a, b) => a - b)) await totalOpenDay(api.app.database, timeOf(minutes));
          const totalled = await Promise.all([1, 2, 3, 4].map(balances));
          await closeDays(api.app.database, at(closed, '02:00'));
          const half = await Promise.all([1, 2, 3, 4].map(balances));
          const rules = (await proveBooks(api.app.database, [])).map(({ rule }) => rule);

          // An account that did not move is left out or zero.
          const moved = (days: Record<string, readonly number[]>[]) =>
            days.map((day) => Object.entries(day).filter(([, sums]) => sums.some((sum) => sum !== 0)));
          expect([moved(totalled), moved(half), rules.includes(broken)]).toEqual([moved(plain), moved(plain), false]);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('running totals', () => {
  it('wait for a transaction that began before their time', async () => {
    await transferAt(at(1, '10:00'), 5);
    const soon = new Date(Date.now() + 600_000);
    const stored = async () => (await api.sql('select 1 from ledger_running_total')).length;

    const during = await api.app.database.transaction(async (db) => {
      await trialBalance.all(db, { day: dayOf(1) });
      await totalOpenDay(api.app.database, soon);
      return stored();
    });
    await totalOpenDay(api.app.database, soon);

    expect([during, await stored()]).toEqual([0, 2]);
  });

  it('are a breach of the books where their entries say something else', async () => {
    await transferAt(at(1, '10:00'), 5);
    await totalOpenDay(api.app.database, at(1, '11:00'));
    const before = (await proveBooks(api.app.database, [])).map(({ rule }) => rule);

    await transferAt(at(1, '10:30'), 5);

    const after = (await proveBooks(api.app.database, [])).map(({ rule }) => rule);
    expect([before.includes(broken), after.includes(broken)]).toEqual([false, true]);
  });

  it('are deleted once their day is closed', async () => {
    await transferAt(at(1, '10:00'), 5);
    for (const time of ['10:05', '20:00']) await totalOpenDay(api.app.database, at(1, time));
    await closeDays(api.app.database, at(2, '02:00'));

    await runJob(api, 'ledger.total-open-day');

    const kept = await api.sql<{ until: Date }>('select distinct until from ledger_running_total');
    expect(kept.filter(({ until }) => until < at(2, '00:00'))).toEqual([]);
  });
});
