import { limits } from '@peonia/contract/protocol/limits.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { settleMatured } from '../../../../test/fixtures/cash-out.ts';
import {
  freeOf,
  isWhole,
  modelSettle,
  modelShare,
  newShareModel,
  pendingOf,
  shareSteps,
  type ShareModel,
  type ShareStep,
} from '../../../../test/models/share-model.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { holdEarned, payHeldEarned, proveBooks, readEarned, returnEarned } from '../../ledger/public.ts';
import { paidShares } from './prove-shares.sql.ts';
import { settleShare } from './settle-share.ts';

let api: Api;
let numbers = 0;
const nextNumber = () => (numbers += 1);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const history = fc.array(
  fc.record({
    kind: fc.constantFrom(...shareSteps),
    which: fc.nat(20),
    amount: fc.integer({ min: 1, max: 9_999 }),
  }) as fc.Arbitrary<ShareStep>,
  { minLength: 40, maxLength: 40, size: 'max' },
);

/** What a step needs: a partner and a member of its own in each history. */
interface Scene {
  readonly partner: number;
  readonly member: number;
  readonly model: ShareModel;
  readonly orders: number[];
  payout: number;
}

const insertOrder = async (db: Db, { member }: Scene, amount: number) => {
  const { rows } = await db.query<{ id: number }>({
    text: `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language, state)
           values ($1, $2, $1, '\\x00', 'sandbox', $3, $2, $3, 'USD', 'en', 'credited') returning id`,
    values: [nextNumber().toString(16).padStart(32, '0'), member, amount],
  });
  return rows[0]?.id ?? 0;
};
const insertRefund = (db: Db, order: number, kind: string, amount: number) =>
  db.query({
    text: `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold) values ('sandbox', $1, $2, $3, $4, 0)`,
    values: [`model-${nextNumber()}`, order, kind, amount],
  });
const winDispute = (db: Db, order: number, amount: number) =>
  db.query({
    text: `update payment_refund set won_at = now() where (gateway, refund_id) = (
             select gateway, refund_id from payment_refund
             where order_id = $1 and kind = 'chargeback' and won_at is null and amount = $2 limit 1)`,
    values: [order, amount],
  });

/** Applies a step to model and books; the books must allow exactly what the model allows. */
async function step(db: Db, scene: Scene, { kind, which, amount }: ShareStep): Promise<void> {
  const { model, orders, partner } = scene;
  const at = orders.length === 0 ? -1 : which % orders.length;
  const [payment, order] = [model.payments[at], orders[at] ?? 0];
  const left =
    payment === undefined ? 0 : payment.amount - payment.refunded - payment.disputes.reduce((a, b) => a + b, 0);
  const changed = () => (payment === undefined ? undefined : modelShare(model, payment));
  const payout = { id: scene.payout, member_id: partner, gold: model.held ?? 0 };
  switch (kind) {
    case 'pay': {
      const paid = { amount, refunded: 0, disputes: [], parts: [] };
      model.payments.push(paid);
      modelShare(model, paid);
      orders.push(await insertOrder(db, scene, amount));
      return settleShare(db, orders.at(-1) ?? 0, limits);
    }
    case 'refund':
    case 'dispute': {
      if (payment === undefined || left === 0) return;
      const part = Math.min(left, amount);
      if (kind === 'refund') payment.refunded += part;
      else payment.disputes.push(part);
      changed();
      await insertRefund(db, order, kind === 'refund' ? 'refund' : 'chargeback', part);
      return settleShare(db, order, limits);
    }
    case 'win': {
      const won = payment?.disputes.pop();
      if (won === undefined) return;
      changed();
      await winDispute(db, order, won);
      return settleShare(db, order, limits);
    }
    case 'settle':
      modelSettle(model);
      await db.query({ text: "update ledger_earning set available_at = now() where state = 'pending'" });
      await settleMatured({ transaction: (work) => work(db) });
      return;
    case 'request': {
      if (model.held !== null) return;
      const gold = amount * 2;
      scene.payout = nextNumber();
      const wish = { id: scene.payout, member_id: partner, gold };
      await db.query({ text: 'savepoint wish' });
      const outcome = await holdEarned(db, wish).then(
        () => 'held',
        (error: unknown) => (error instanceof Refusal ? error.reason : Promise.reject(error as Error)),
      );
      expect(outcome).toBe(gold <= freeOf(model) ? 'held' : 'payout_short');
      if (outcome !== 'held') return void (await db.query({ text: 'rollback to savepoint wish' }));
      model.earned -= gold;
      model.held = gold;
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
      model.earned += model.held;
      model.held = null;
  }
}

async function setUp(): Promise<Scene> {
  const number = nextNumber();
  const [partner, member] = [
    await api.register(`Model Host ${number}`, { verified: true }),
    await api.register(`Model Guest ${number}`, { verified: true }),
  ];
  const pid = `m${String(number).padStart(5, '0')}`;
  await api.sql('update account set is_partner = true where id = $1', [partner.id]);
  await api.sql(
    "insert into partner_link (pid, member_id, campaign, page, language) values ($1, $2, 'x', 'landing', 'en')",
    [pid, partner.id],
  );
  await api.sql('insert into partner_referral (member_id, pid, partner_id) values ($1, $2, $3)', [
    member.id,
    pid,
    partner.id,
  ]);
  return { partner: partner.id, member: member.id, model: newShareModel(), orders: [], payout: 0 };
}

async function live(steps: readonly ShareStep[]): Promise<void> {
  const scene = await setUp();
  const { model, partner } = scene;
  for (const one of steps) {
    await api.app.database.transaction((db) => step(db, scene, one));
    expect(isWhole(model)).toBe(true);
  }
  const { free, owed } = await readEarned(api.app.database, partner);
  const [{ pending } = {}] = await api.sql(
    "select coalesce(sum(amount - taken), 0)::int as pending from ledger_earning where member_id = $1 and state = 'pending'",
    [partner],
  );
  expect({ free, owed: Math.abs(owed), pending }).toEqual({
    free: freeOf(model),
    owed: model.debt,
    pending: pendingOf(model),
  });
}

it('agrees with a pure model over random payments, refunds, disputes and payouts', { timeout: 300_000 }, async () => {
  await fc.assert(fc.asyncProperty(history, live), { numRuns: 20, endOnFailure: true });

  const breaches = await proveBooks(api.app.database, [paidShares]);

  // The payouts of the model have transfers only.
  expect(breaches.filter(({ rule }) => !rule.includes('the cause payout'))).toEqual([]);
});
