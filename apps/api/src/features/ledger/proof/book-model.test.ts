import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bookActions,
  modelChargeback,
  modelCredit,
  modelHold,
  modelPost,
  modelRefund,
  modelSettle,
  modelSpend,
  modelWon,
  newModel,
  type BookAction,
  type Outcome,
} from '../../../../test/models/book-model.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { settleMatured } from '../earnings/settle-earnings.ts';
import { holdGold, postHold, voidHold } from '../holds/hold-gold.ts';
import { creditBonus, creditPurchase, takeBackPurchase } from '../transfers/credit-gold.ts';
import { openLedger } from '../transfers/read-balance.ts';
import { reverseTransfer } from '../transfers/reverse-transfer.ts';
import { spendGold } from '../transfers/spend-gold.ts';
import { walletsOf } from '../transfers/wallet.sql.ts';
import { proveBooks } from './prove-books.ts';

interface Book {
  readonly test: TestDatabase;
  readonly database: Database;
}

/** Separate books side by side: the product accounts of one would serialise all. */
const booksAtOnce = 4;
let books: Book[];

/** For a throwaway server whose tables are small when plans are made and large later. */
const settings = '-c synchronous_commit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c jit=off';

beforeAll(async () => {
  books = await Promise.all(
    Array.from({ length: booksAtOnce }, async () => {
      const test = await createTestDatabase();
      const url = new URL(test.url);
      url.searchParams.set('options', settings);
      return {
        test,
        database: openDatabase({ url: url.href, pool: 1, statementTimeoutMs: 20_000, name: 'book-model' }),
      };
    }),
  );
});
afterAll(async () => {
  for (const { test, database } of books) {
    await database.end();
    await test.drop();
  }
});

const members = 4;
const actionsPerRun = 500;
/** A long transaction keeps every row version it has changed, so a history is cut into short ones. */
const actionsPerTransaction = 10;
/** 26 histories in each of four books are 52,000 actions. LEDGER_RUNS=500 makes a million of them. */
const runs = Number(process.env['LEDGER_RUNS'] ?? 26);

const history = fc.array(
  fc.record({
    kind: fc.constantFrom(...bookActions),
    who: fc.nat(members - 1),
    amount: fc.integer({ min: 1, max: 300 }),
  }) as fc.Arbitrary<BookAction>,
  {
    minLength: actionsPerRun,
    maxLength: actionsPerRun,
    size: 'max',
  },
);

let numbers = 0;
const nextNumber = () => (numbers += 1);

/**
 * A history has members and a partner of its own, and is compared with the model throughout. Actions that the model
 * refuses run behind a savepoint, like the rollback of a request.
 */
async function live(database: Database, actions: readonly BookAction[]): Promise<void> {
  const model = newModel(members);
  const ids = model.purses.map(nextNumber);
  const partner = nextNumber();
  for (const id of [...ids, partner]) await openLedger(database, id);
  for (let from = 0; from < actions.length; from += actionsPerTransaction) {
    await database.transaction(async (db) => {
      for (const action of actions.slice(from, from + actionsPerTransaction)) await step(db, action);
    });
    if (from % 50 === 0) await agree();
  }
  await agree();

  async function agree(): Promise<void> {
    for (const [index, purse] of model.purses.entries()) {
      expect(await wallets(ids[index] ?? 0)).toEqual({
        bonus: purse.bonus,
        purchased: purse.purchased,
        earned: 0,
        debt: 0 - purse.debt,
      });
    }
    expect(await wallets(partner)).toMatchObject({ earned: model.partner.earned, debt: 0 - model.partner.debt });
  }

  async function wallets(member_id: number): Promise<Record<string, number>> {
    return Object.fromEntries((await walletsOf.all(database, { member_id })).map((row) => [row.kind, row.balance]));
  }

  async function step(db: Db, { kind, who, amount }: BookAction): Promise<void> {
    const purse = model.purses[who];
    const member_id = ids[who];
    if (purse === undefined || member_id === undefined) return;
    const number = nextNumber();
    const order = { key: `model:${number}`, cause: 'test', cause_id: number, member_id };
    const earner = { member_id: partner, basis_points: 4_000, held_days: 0 };
    switch (kind) {
      case 'bonus':
        modelCredit(purse, kind, amount);
        await creditBonus(db, { ...order, kind: 'bonus', amount });
        return;
      case 'recharge':
        modelCredit(purse, kind, amount);
        await creditPurchase(db, { ...order, kind: 'recharge', amount });
        return;
      case 'spend':
      case 'earn': {
        const expected = modelSpend(model, purse, { key: order.key, amount, earns: kind === 'earn' });
        const posted = await ended(db, expected, () =>
          spendGold(db, { ...order, kind: 'gift', price: amount, ...(kind === 'earn' ? { earner } : {}) }),
        );
        const last = purse.spent.at(-1);
        if (posted !== null && last !== undefined) last.transfer_id = posted.transfer_id;
        return;
      }
      case 'again': {
        // A retry of a completed call finds its first transfer, even where the gold would no longer suffice.
        const last = purse.spent.at(-1);
        if (last === undefined) return;
        const cause_id = Number(last.key.split(':')[1]);
        expect(
          await spendGold(db, { key: last.key, kind: 'gift', cause: 'test', cause_id, member_id, price: amount }),
        ).toEqual({ transfer_id: last.transfer_id, is_new: false });
        return;
      }
      case 'refund': {
        const last = purse.spent.pop();
        if (last === undefined) return;
        modelRefund(model, purse, last);
        await reverseTransfer(db, { key: order.key, transfer_id: last.transfer_id, cause: 'test', cause_id: number });
        return;
      }
      case 'chargeback':
        modelChargeback(purse, amount);
        await takeBackPurchase(db, { ...order, kind: 'chargeback', amount });
        return;
      case 'won': {
        const won = modelWon(purse);
        if (won !== undefined) await creditPurchase(db, { ...order, kind: 'adjustment', amount: won });
        return;
      }
      case 'hold':
        await ended(db, modelHold(purse, order.key, amount), () => holdGold(db, { key: order.key, member_id, amount }));
        return;
      case 'post':
      case 'void': {
        const hold = purse.holds.pop();
        if (hold === undefined) return;
        if (kind === 'void') return voidHold(db, hold.key);
        modelPost(purse, hold);
        await postHold(db, hold.key, { key: order.key, kind: 'call', cause: 'test', cause_id: number }, 'revenue');
        return;
      }
      case 'settle':
        modelSettle(model);
        await settleMatured({ transaction: (work) => work(db) });
    }
  }

  /** Runs an action and compares its result with the expected one; null where it was refused as expected. */
  async function ended<T>(db: Db, expected: Outcome, work: () => Promise<T>): Promise<T | null> {
    if (expected === 'done') return work();
    await db.query({ text: 'savepoint refused' });
    const outcome = await work().then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.reason : Promise.reject(error as Error)),
    );
    expect(outcome).toBe(expected);
    await db.query({ text: 'rollback to savepoint refused' });
    return null;
  }
}

it(
  `agrees with a pure model over ${booksAtOnce * runs * actionsPerRun} random actions`,
  { timeout: runs * 20_000 },
  async () => {
    await Promise.all(
      books.map(async ({ database }) => {
        await fc.assert(
          fc.asyncProperty(history, (actions) => live(database, actions)),
          { numRuns: runs, endOnFailure: true },
        );
        expect(await proveBooks(database, [])).toEqual([]);
      }),
    );
  },
);
