import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, orderOf, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { openGateways } from '../gateways/open-gateways.ts';
import { sandboxMemory } from '../gateways/sandbox/sandbox-memory.ts';
import { applyWebhookEvent } from './apply-webhook-event.ts';
import { insertWebhookEvent } from './webhook-event.sql.ts';

let api: Api;
let holder: pg.Client;
let members = 0;
let stored = 0;

beforeAll(async () => {
  api = await startApi();
  holder = new pg.Client({ connectionString: api.config.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await api.close();
});

const payer = () => api.register(`Worker ${(members += 1)}`, { verified: true });
const balanceAndState = async (member: Member, id: string) => [
  (await member.me()).balance,
  (await orderOf(member, id)).state,
];
const statesOf = async (ids: readonly number[]) =>
  (
    await api.sql<{ state: string }>('select state from payment_webhook_event where id = any($1) order by state', [ids])
  ).map(({ state }) => state);

/** Stored webhook events of an order, without the outbox work that would apply them at once. */
async function storeEvents(order: PaymentOrder, ...changes: Record<string, unknown>[]): Promise<number[]> {
  const webhooks = changes.map((change) => sandboxWebhook(api, order, change).body.toString());
  const inserted = webhooks.map((event) =>
    insertWebhookEvent.one(api.app.database, {
      gateway: 'sandbox',
      event_id: `kept:${(stored += 1)}`,
      body_hash: Buffer.from(event),
      event,
      raw: null,
    }),
  );
  return (await Promise.all(inserted)).map(({ id }) => id);
}

/** Two workers apply webhook events of one order at the same moment. */
async function applyAtOnce(order: { readonly id: string }, events: readonly [number, number]): Promise<void> {
  const context = {
    config: api.config,
    gateways: openGateways(api.config, sandboxMemory(api.app.database)),
    items: [],
    database: api.app.database,
    realtime: { publish: () => {}, beforePublish: async () => {} } as never,
    log: api.app.server.log,
    nudge: () => {},
  };
  await holder.query('begin');
  await holder.query('select from payment_order where public_id = $1 for update', [order.id]);
  const working = Promise.all(events.map((id) => applyWebhookEvent(id, context)));
  for (let waiting = 0; waiting < 2;) {
    const [row] = await api.sql<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    waiting = row?.waiting ?? 0;
  }
  await holder.query('commit');
  await working;
}

it('applies an event once when two workers have it', async () => {
  const anna = await payer();
  const { order } = await begin(anna, 'sandbox', { amount: 50 });
  const [event = 0] = await storeEvents(order, {});
  await applyAtOnce(order, [event, event]);
  expect([await balanceAndState(anna, order.id), await statesOf([event])]).toEqual([[50, 'credited'], ['applied']]);
  const [back = 0] = await storeEvents(order, { kind: 'refunded', amount: 2_000, refund: { id: 'back' } });
  await applyAtOnce(order, [back, back]);
  expect([await balanceAndState(anna, order.id), await statesOf([back])]).toEqual([[30, 'credited'], ['applied']]);
});

it('credits once when two workers have two events of one payment', async () => {
  const anna = await payer();
  const { order } = await begin(anna, 'sandbox', { amount: 50 });
  const [one = 0, two = 0] = await storeEvents(order, {}, {});
  await applyAtOnce(order, [one, two]);
  expect([await balanceAndState(anna, order.id), await statesOf([one, two])]).toEqual([
    [50, 'credited'],
    ['applied', 'ignored'],
  ]);
  expect(await proveBooks(api.app.database)).toEqual([]);
});
