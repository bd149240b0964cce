import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import type { ShellStore } from '@peonia/contract/protocol/app-shell.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const server = vi.hoisted(() => ({ order: {} as unknown }));
vi.mock('../../../platform/api/call.ts', () => ({ call: async () => server.order }));
vi.mock('../orders/stored-payment.ts', () => ({ updateStoredOrder: () => {} }));

// Another file of the worker may have loaded it with the real calls.
vi.resetModules();
const { bringPurchase, finishDelivered } = await import('./store-purchases.ts');

const finish = vi.fn<ShellStore['finish']>(async () => {});
const store = { finish } as unknown as ShellStore;
const purchase = { id: '2000000000000001', product: 'gold_50', proof: 'signed' };
let orders = 0;

function order(state: PaymentOrder['state'], reason: string | null, id = `order-${(orders += 1)}`): PaymentOrder {
  return { id, state, reason } as PaymentOrder;
}

beforeEach(() => {
  finish.mockClear();
  vi.stubGlobal('window', { appShell: { name: 'ios' } });
});

it.each([
  ['credited', null],
  ['refunded', 'The money was returned.'],
  ['pending', 'We are checking this payment.'],
] as const)('ends a purchase at the store whose order is %s (%s)', async (state, reason) => {
  server.order = order(state, reason);

  await bringPurchase(store, purchase);

  expect(finish).toHaveBeenCalledExactlyOnceWith(purchase);
});

it.each([
  ['pending', null],
  ['cancelled', 'Nobody paid in time.'],
  ['failed', 'The payment was declined.'],
] as const)('leaves a purchase at the store whose order is %s (%s), until it is delivered', async (state, reason) => {
  const before = order(state, reason);
  server.order = before;

  await bringPurchase(store, purchase);
  const calls = finish.mock.calls.length;
  await finishDelivered(store, order('credited', null, before.id));

  expect([calls, finish.mock.calls.length]).toEqual([0, 1]);
});
