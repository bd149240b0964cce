import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clawbackSteps,
  debtOf,
  isWhole,
  modelFollow,
  modelMature,
  modelPay,
  modelReverse,
  modelSpend,
  modelTakeBack,
  newClawbackModel,
  pendingOf,
  type ClawbackModel,
  type ClawbackStep,
} from '../../../../test/models/clawback-model.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { settleMatured } from '../earnings/settle-earnings.ts';
import { holdEarned, payHeldEarned, readEarned, returnEarned } from '../payouts/pay-out-earned.ts';
import { proveBooks } from '../proof/prove-books.ts';
import { creditBonus, creditPurchase, takeBackPurchase } from '../transfers/credit-gold.ts';
import { openLedger } from '../transfers/read-balance.ts';
import { reverseTransfer } from '../transfers/reverse-transfer.ts';
import { spendGold } from '../transfers/spend-gold.ts';
import { walletsOf } from '../transfers/wallet.sql.ts';
import { replay } from './funding.ts';
import { clawedShares } from './prove-clawbacks.sql.ts';
import { readMoves, settleUnpaid } from './settle-unpaid.ts';
import { takeBackUnpaid } from './take-back-unpaid.ts';

let test: TestDatabase;
let database: Database;
let numbers = 0;
const nextNumber = () => (numbers += 1);

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, pool: 2, statementTimeoutMs: 20_000, name: 'clawback-model' });
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const history = fc.array(
  fc.record({
    kind: fc.constantFrom(...clawbackSteps),
    who: fc.nat(1),
    which: fc.nat(20),
    amount: fc.integer({ min: 1, max: 150 }),
  }) as fc.Arbitrary<ClawbackStep>,
  { minLength: 60, maxLength: 60, size: 'max' },
);

interface Scene {
  readonly partner: number;
  readonly payers: readonly number[];
  readonly model: ClawbackModel;
  /** Numbers of orders and transfers by their place in the model. */
  readonly orders: readonly number[][];
  readonly transfers: readonly number[][];
  payout: number;
}

/** What the workers do after a debt moved. */
async function follow(db: Db, { payers, partner }: Scene): Promise<void> {
  for (const id of payers) await settleUnpaid(db, id);
  const { rows } = await db.query<{ id: number }>({
    text: 'select transfer_id as id from ledger_earning where member_id = $1',
    values: [partner],
  });
  await takeBackUnpaid(db, { member_id: partner, transfer_ids: rows.map(({ id }) => id) });
}

/** Runs what the model allows or refuses; returns whether it was done. */
async function attempt(db: Db, work: () => Promise<unknown>): Promise<boolean> {
  await db.query({ text: 'savepoint attempt' });
  const isDone = await work().then(
    () => true,
    (error: unknown) => (error instanceof Refusal ? false : Promise.reject(error as Error)),
  );
  if (!isDone) await db.query({ text: 'rollback to savepoint attempt' });
  return isDone;
}

async function step(db: Db, scene: Scene, { kind, who, which, amount }: ClawbackStep): Promise<void> {
  const { model, partner } = scene;
  const [payer, member_id] = [model.payers[who], scene.payers[who] ?? 0];
  const [orders, transfers] = [scene.orders[who], scene.transfers[who]];
  if (payer === undefined || orders === undefined || transfers === undefined) return;
  const number = nextNumber();
  const at = which % Math.max(1, payer.orders.length);
  const [paid, order] = [payer.orders[at], orders[at] ?? 0];
  const books = { key: `claw:${number}`, cause: 'order', cause_id: order, member_id };
  const payout = { id: scene.payout, member_id: partner, gold: model.held ?? 0 };
  switch (kind) {
    case 'bonus':
      payer.bonus += amount;
      await creditBonus(db, { ...books, cause: 'test', kind: 'bonus', amount });
      return;
    case 'pay':
      orders.push(number);
      payer.orders.push({ left: amount, disputes: [] });
      modelPay(payer, number, amount);
      await creditPurchase(db, { ...books, cause_id: number, kind: 'recharge', amount });
      return;
    case 'spend': {
      const earner = { member_id: partner, basis_points: 4_000, held_days: 7 };
      const expected = modelSpend(payer, amount);
      const spend = { ...books, cause: 'test', kind: 'gift', price: amount, earner } as const;
      const isDone = await attempt(db, async () => transfers.push((await spendGold(db, spend)).transfer_id));
      expect(isDone).toBe(expected);
      return;
    }
    case 'refund':
    case 'dispute': {
      const gold = Math.min(paid?.left ?? 0, amount);
      if (paid === undefined || gold === 0) return;
      paid.left -= gold;
      if (kind === 'dispute') paid.disputes.push(gold);
      modelTakeBack(payer, order, gold);
      await takeBackPurchase(db, { ...books, kind: kind === 'refund' ? 'refund' : 'chargeback', amount: gold });
      return;
    }
    case 'win': {
      const gold = paid?.disputes.pop();
      if (paid === undefined || gold === undefined) return;
      paid.left += gold;
      modelPay(payer, order, gold);
      await creditPurchase(db, { ...books, kind: 'adjustment', amount: gold });
      return;
    }
    case 'reverse': {
      const place = which % Math.max(1, payer.spendings.length);
      const spending = payer.spendings[place];
      if (spending === undefined || spending.isReversed || amount > 60) return;
      modelReverse(model, payer, spending);
      await reverseTransfer(db, { ...books, cause: 'test', transfer_id: transfers[place] ?? 0 });
      return;
    }
    case 'mature':
      modelMature(model);
      await db.query({ text: "update ledger_earning set available_at = now() where state = 'pending'" });
      await settleMatured({ transaction: (work) => work(db) });
      return;
    case 'follow':
      modelFollow(model);
      return follow(db, scene);
    case 'request': {
      if (model.held !== null) return;
      scene.payout = number;
      const isDone = await attempt(db, () => holdEarned(db, { id: number, member_id: partner, gold: amount }));
      expect(isDone).toBe(amount <= model.free);
      if (!isDone) return;
      model.free -= amount;
      model.held = amount;
      return;
    }
    case 'paid':
      if (model.held === null) return;
      await payHeldEarned(db, payout);
      model.paidOut += model.held;
      model.held = null;
      return;
    case 'back':
      if (model.held === null) return;
      await returnEarned(db, payout, 'waiting');
      model.free += model.held;
      model.held = null;
  }
}

async function live(steps: readonly ClawbackStep[]): Promise<void> {
  const [partner, ...payers] = [nextNumber(), nextNumber(), nextNumber()];
  for (const id of [partner, ...payers]) await openLedger(database, id);
  const lists = () => payers.map((): number[] => []);
  const scene = { partner, payers, model: newClawbackModel(), orders: lists(), transfers: lists(), payout: 0 };
  await database.transaction(async (db) => {
    for (const one of [...steps, { kind: 'follow', who: 0, which: 0, amount: 1 } as const]) {
      await step(db, scene, one);
      expect(isWhole(scene.model)).toBe(true);
    }
  });
  await agree(scene);
}

async function agree({ partner, payers, model }: Scene): Promise<void> {
  for (const [index, payer] of model.payers.entries()) {
    const member_id = payers[index] ?? 0;
    const wallets = Object.fromEntries(
      (await walletsOf.all(database, { member_id })).map((row) => [row.kind, Math.abs(row.balance)]),
    );
    expect(wallets).toMatchObject({ bonus: payer.bonus, purchased: payer.wallet.length, debt: debtOf(payer) });
    const sums = replay(await readMoves(database, member_id)).sums();
    expect(sums).toEqual({ purchased: payer.wallet.length, debt: debtOf(payer) });
  }
  const { rows } = await database.query<{ pending: number; net: number }>({
    text: `select (select coalesce(sum(amount - taken), 0)::int from ledger_earning
                   where member_id = $1 and state = 'pending') as pending,
                  (select sum(balance)::int from ledger_account
                   where member_id = $1 and kind in ('earned', 'debt')) as net`,
    values: [partner],
  });
  expect(rows[0]).toEqual({ pending: pendingOf(model), net: model.free });
  expect((await readEarned(database, partner)).free).toBe(Math.max(0, model.free));
}

it('agrees with a plain model over random purchases, refunds, disputes and payouts', { timeout: 600_000 }, async () => {
  await fc.assert(fc.asyncProperty(history, live), { numRuns: Number(process.env['CLAWBACK_RUNS'] ?? 40) });
  await database.query({
    text: "update ledger_earning set unpaid_at = now() - interval '2 hours' where unpaid_at is not null",
  });

  const breaches = await proveBooks(database, [clawedShares]);

  // Payments and payouts of the model have transfers only.
  expect(breaches.filter(({ rule }) => !/the cause (order|payout) /.test(rule))).toEqual([]);
});
