import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { orderStates } from '@peonia/contract/money/payments.ts';
import { describe, expect, it } from 'vitest';
import type { StoredPayment } from './payment-record.ts';
import { newerOrder, stageOf } from './payment-stage.ts';

const quiet = { isDisconnected: false, isBalanceShort: false, isUpgraded: false };

function order(change: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    id: 'a'.repeat(32),
    state: 'created',
    gateway: 'sandbox',
    gold: 50,
    month: null,
    item: null,
    target: null,
    amount: 50,
    currency: 'USD',
    charged: null,
    reason: null,
    as_gold: false,
    created_at: '2026-11-21T00:00:00.000Z',
    ...change,
  };
}

function payment({
  action = 'redirect',
  told = false,
  ...change
}: Partial<PaymentOrder> & { action?: 'redirect' | 'image' | 'page' | 'wait'; told?: boolean } = {}): StoredPayment {
  const choice = {
    method: 'sandbox',
    gold: 50,
    month: null,
    item: null,
    price: { amount: 50, currency: 'USD' },
    target: null,
  } as const;
  return {
    account: 1,
    key: 'k',
    choice,
    insideCode: null,
    begun: { order: order(change), action, token: 't' },
    told,
    away: false,
  };
}

describe('the stage of a payment', () => {
  it('is the checkout without a payment, and preparing until the server replies', () => {
    expect(stageOf(null, quiet)).toBe('choose');
    expect(stageOf({ ...payment(), begun: null }, quiet)).toBe('preparing');
  });

  it.each([
    ['redirect', 'confirm'],
    ['image', 'image'],
    ['page', 'wait'],
    ['wait', 'wait'],
  ] as const)('of the action %s is %s', (action, stage) => {
    expect(stageOf(payment({ action }), quiet)).toBe(stage);
    expect(stageOf(payment({ action, told: true }), quiet)).toBe('wait');
  });

  // covers: Payment modal states
  it('follows every state of the order', () => {
    expect(orderStates.map((state) => [state, stageOf(payment({ state }), quiet)])).toEqual([
      ['created', 'confirm'],
      ['pending', 'confirm'],
      ['paid', 'wait'],
      ['credited', 'success'],
      ['failed', 'failed'],
      ['cancelled', 'failed'],
      ['refunded', 'failed'],
    ]);
  });

  it('is held only with a reason', () => {
    expect(stageOf(payment({ state: 'pending', reason: 'bank verification' }), quiet)).toBe('held');
  });

  it('says that a fee which was paid twice became gold', () => {
    const item = { name: 'travel', id: 7 } as const;
    const fee = payment({ state: 'credited', item, gold: 0, as_gold: true, reason: 'It was added as gold.' });
    expect(stageOf(fee, quiet)).toBe('kept');
    expect(stageOf(payment({ state: 'credited', item, gold: 0 }), quiet)).toBe('success');
  });

  it('requests the upgrade once a pack is paid', () => {
    const pack = payment({ state: 'credited', month: 3, gold: 0 });
    expect(stageOf(pack, quiet)).toBe('upgrading');
    expect(stageOf(pack, { ...quiet, isUpgraded: true })).toBe('upgraded');
  });

  it('requests the upgrade at once for the balance', () => {
    const paid: StoredPayment = { ...payment(), choice: { ...payment().choice, method: 'balance' }, begun: null };
    expect(stageOf(paid, quiet)).toBe('upgrading');
    expect(stageOf(paid, { ...quiet, isBalanceShort: true })).toBe('short');
    expect(stageOf(paid, { ...quiet, isDisconnected: true })).toBe('unsent');
  });
});

describe('two states of one order', () => {
  it('a late reply does not undo an outcome', () => {
    const credited = order({ state: 'credited' });
    expect(newerOrder(credited, order({ state: 'pending' }))).toBe(credited);
    expect(newerOrder(order({ state: 'failed' }), credited)).toBe(credited);
    expect(newerOrder(credited, order({ state: 'refunded' })).state).toBe('refunded');
  });
});
