import { paymentsContract as contract } from '@peonia/contract/money/payments.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { newKey, orderOf, sandboxWebhook } from '../../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../../test/money/prove-books.ts';
import { openGateways } from '../gateways/open-gateways.ts';
import { sandboxMemory } from '../gateways/sandbox/sandbox-memory.ts';
import type { ItemPayment, PaymentItem } from '../payment-item.ts';
import { applyWebhookEvent } from '../webhooks/apply-webhook-event.ts';
import { insertWebhookEvent } from '../webhooks/webhook-event.sql.ts';

let api: Api;
let count = 0;
let steps: [string, ItemPayment][] = [];
let isOver = false;
let fails = false;

const item: PaymentItem = {
  name: 'travel',
  price: () => 5_000,
  check: async () => {},
  paid: async (_call, payment) => {
    if (fails) throw new Error('the process stops here');
    steps.push(['paid', payment]);
    return !isOver;
  },
  refunded: async (_call, payment) => {
    steps.push(['refunded', payment]);
  },
};

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  [steps, isOver, fails] = [[], false, false];
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

/** An order of a thing whose payment has begun; returns it with its number in the database. */
async function begun(member: Member) {
  const public_id = `${(count += 1)}`.padStart(32, '0');
  const [row] = await api.sql<{ id: string }>(
    `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, item, item_id, target_id, amount, currency, language, state, provider_ref)
     values ($1, $2, $3, '', 'sandbox', 5000, 'travel', $4, $2, 5000, 'USD', 'en', 'pending', $1) returning id`,
    [public_id, member.id, newKey(), count],
  );
  return { order: await orderOf(member, public_id), id: Number(row?.id), item_id: count };
}

async function apply(order: Awaited<ReturnType<typeof begun>>['order'], change: Record<string, unknown> = {}) {
  const { id } = await insertWebhookEvent.one(api.app.database, {
    gateway: 'sandbox',
    event_id: `item:${(count += 1)}`,
    body_hash: Buffer.from(`${count}`),
    event: sandboxWebhook(api, order, change).body.toString(),
    raw: null,
  });
  await applyWebhookEvent(id, {
    config: api.config,
    gateways: openGateways(api.config, sandboxMemory(api.app.database)),
    items: [item],
    database: api.app.database,
    realtime: { publish: () => {}, beforePublish: async () => {} } as never,
    log: api.app.server.log,
    nudge: () => {},
  });
}

const refund = { kind: 'refunded', refund: { id: 'back', isTotal: false }, amount: 5_000 };

it('hands a paid thing to its feature once, and moves no gold of the payer', async () => {
  const member = await api.register('Item Paid', { verified: true });
  const { order, id, item_id } = await begun(member);

  await apply(order);
  await apply(order, { event_id: 'again' });

  expect(steps).toEqual([['paid', { id: item_id, payer_id: member.id, order_id: id }]]);
  expect(await orderOf(member, order.id)).toMatchObject({ state: 'credited', gold: 0, month: null });
  expect((await member.me()).balance).toBe(0);
});

it('tells the feature once when all of the money went back', async () => {
  const member = await api.register('Item Refunded', { verified: true });
  const { order } = await begun(member);
  await apply(order);

  await apply(order, { ...refund, refund: { id: 'half', isTotal: false }, amount: 2_000 });
  const afterHalf = steps.map(([step]) => step);
  await apply(order, { ...refund, amount: 3_000 });
  await apply(order, { ...refund, amount: 3_000 });

  expect(afterHalf).toEqual(['paid']);
  expect(steps.map(([step]) => step)).toEqual(['paid', 'refunded']);
  expect((await orderOf(member, order.id)).state).toBe('refunded');
});

it('gives gold for what cannot be had any more', async () => {
  const member = await api.register('Item Over', { verified: true });
  const { order } = await begun(member);
  isOver = true;

  await apply(order);

  expect((await member.me()).balance).toBe(50);
});

it('credits the payment and the thing in one transaction', async () => {
  const member = await api.register('Item Crash', { verified: true });
  const { order } = await begun(member);
  fails = true;

  await expect(apply(order)).rejects.toThrow('the process stops here');

  expect((await orderOf(member, order.id)).state).toBe('pending');
  expect(steps).toEqual([]);
});

it('refuses a thing that no feature knows', async () => {
  const member = await api.register('Item Unknown', { verified: true });

  const { code } = await member.call(contract.purchase, {
    params: { method: 'sandbox' },
    body: { item: { name: 'travel', id: 1 }, expected: { amount: 50, currency: 'USD' } },
    headers: { 'idempotency-key': newKey() },
  });

  expect(code).toBe(errors.not_found.code);
});

it('never changes the thing of an order', async () => {
  const member = await api.register('Item Stays', { verified: true });
  const { id } = await begun(member);

  await expect(api.sql('update payment_order set item_id = item_id + 1 where id = $1', [id])).rejects.toThrow(
    'what was ordered does not change',
  );
});
