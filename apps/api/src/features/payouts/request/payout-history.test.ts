import { cashOutContract as contract } from '@peonia/contract/payouts/cash-out.schema.ts';
import { errorNameOf } from '@peonia/contract/protocol/errors.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { cashOut, decide, makePartner, settleMatured } from '../../../../test/fixtures/cash-out.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import {
  applyStep,
  freeGold,
  isWhole,
  newPayoutModel,
  payoutSteps,
  type PayoutStep,
  type StepOutcome,
} from '../../../../test/models/payout-model.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { creditPurchase, openLedger, reverseTransfer, spendGold, takeBackPurchase } from '../../ledger/public.ts';

let api: Api;
let fina: StaffMember;
let finn: StaffMember;
let numbers = 1_000_000;

beforeAll(async () => {
  api = await startApi({ LIMIT_PAYOUT_DAILY_USD: '10000000' });
  fina = await makeStaff(api, 'Fina Gold', 'finance');
  finn = await makeStaff(api, 'Finn Gold', 'finance');
});
afterAll(() => api.close());

const steps = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('earn' as const, 'request' as const) },
      { weight: 4, arbitrary: fc.constantFrom(...payoutSteps) },
    ),
    amount: fc.integer({ min: 20, max: 200 }),
  }) as fc.Arbitrary<PayoutStep>,
  { minLength: 40, maxLength: 40, size: 'max' },
);

/** Runs a history on the program and on the model; both must agree after every step. */
async function live(history: readonly PayoutStep[]): Promise<void> {
  const partner = await makePartner(api, `History ${(numbers += 1)}`);
  const model = newPayoutModel();
  const transfers: number[] = [];
  const paid: number[] = [];
  let open = 0;
  await proveBooks(api.app.database);
  for (const step of history) {
    if (step.kind === 'refund' && model.shares.length === 0) continue;
    if (step.kind === 'return' && model.paid.length === 0) continue;
    const expected = applyStep(model, step);
    if (expected === 'nothing') continue;
    expect(await run(step)).toBe(expected);
    expect(isWhole(model)).toBe(true);
    const { gold, owed } = (await partner.call(contract.getCashOut)).body;
    expect({ gold, owed }).toEqual({ gold: freeGold(model), owed: model.debt });
  }
  expect(await proveBooks(api.app.database)).toEqual([]);

  async function run({ kind, amount }: PayoutStep): Promise<StepOutcome> {
    const number = (numbers += 1);
    switch (kind) {
      case 'earn':
        transfers.push(await spendOn(partner, number, amount));
        return 'done';
      case 'chargeback':
        await chargeBack(number, amount);
        return 'done';
      case 'refund': {
        const transfer_id = transfers.pop() ?? 0;
        await api.app.database.transaction((db) =>
          reverseTransfer(db, { key: `history:${number}`, transfer_id, cause: 'test', cause_id: number }),
        );
        return 'done';
      }
      case 'request': {
        const { code, body } = await cashOut(partner, amount);
        if (code === null) open = body.payout.id;
        return outcome(code);
      }
      case 'cancel':
        return outcome((await partner.call(contract.cancelPayout, { params: { id: open } })).code);
      case 'return':
        return outcome((await decide(fina, paid.pop() ?? 0, 'fail')).code);
      case 'pay': {
        const { code } = await decide(finn, open, 'pay');
        if (code === null) paid.push(open);
        return outcome(code);
      }
      case 'approve':
      case 'refuse':
      case 'fail':
        return outcome((await decide(fina, open, kind)).code);
    }
  }
}

function outcome(code: number | null): StepOutcome {
  return code === null ? 'done' : (errorNameOf(code) as StepOutcome);
}

/** A member without an account buys gold. */
async function buyer(number: number, amount: number): Promise<number> {
  const member_id = number + 1_000_000_000;
  await openLedger(api.app.database, member_id);
  const order = { key: `history:${number}:bought`, kind: 'recharge', cause: 'test', cause_id: number } as const;
  await api.app.database.transaction((db) => creditPurchase(db, { ...order, member_id, amount: amount * 100 }));
  return member_id;
}

/** Spends purchased gold on the partner, who earns all of it at once; returns the transfer. */
async function spendOn(partner: Member, number: number, amount: number): Promise<number> {
  const member_id = await buyer(number, amount);
  const order = { key: `history:${number}`, kind: 'gift', cause: 'test', cause_id: number } as const;
  const earner = { member_id: partner.id, basis_points: 10_000, held_days: 0 };
  const { transfer_id } = await api.app.database.transaction((db) =>
    spendGold(db, { ...order, member_id, price: amount * 100, earner }),
  );
  await settleMatured(api.app.database);
  return transfer_id;
}

/** A payment of somebody is charged back; it does not touch the partner. */
async function chargeBack(number: number, amount: number): Promise<void> {
  const member_id = await buyer(number, amount);
  const order = { key: `history:${number}`, kind: 'chargeback', cause: 'test', cause_id: number } as const;
  await api.app.database.transaction((db) => takeBackPurchase(db, { ...order, member_id, amount: amount * 100 + 1 }));
}

it(
  'never pays more than was earned and loses no cent, whatever happens in which order',
  { timeout: 240_000 },
  async () => {
    await fc.assert(fc.asyncProperty(steps, live), { numRuns: 12 });
  },
);
