import { paymentsContract as contract } from '@peonia/contract/money/payments.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { progressContract } from '@peonia/contract/protocol/progress.schema.ts';
import { lifetimeEnd } from '@peonia/core/packs.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { openClient } from '../../../test/client.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../test/money/give-gold.ts';
import { begin, buy, deliver, newKey, notify, orderOf, press, sandboxWebhook } from '../../../test/money/pay.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import { releaseByStaff } from '../../../test/money/release-by-staff.ts';
import { runJob } from '../../../test/run-job.ts';
import { spendGold } from '../ledger/public.ts';
import { paymentSettings } from './gateways/payment-settings.ts';

let api: Api;
let members = 0;

beforeAll(async () => {
  api = await startApi({ CHINA_HOSTS: 'localhost' });
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => api.close());

const payer = (options: Parameters<Api['register']>[1] = {}) =>
  api.register(`Payer ${(members += 1)}`, { verified: true, ...options });
const goldOf = async (member: Member) => (await member.me()).balance;
const progressOf = (member: Member, id: string) =>
  member.call(progressContract.getProgress, { query: { type: 'payment', id } });
const transfers = (id: string) =>
  api.sql<{ kind: string }>(
    "select t.kind from ledger_transfer t join payment_order o on t.cause = 'order' and t.cause_id = o.id where o.public_id = $1 order by t.id",
    [id],
  );

describe('prices', () => {
  // covers: Gold presets and custom maximum
  // covers: POST /payment/:method/purchase
  it('are USD at the account’s rate, less for VIP, and accepted by purchase', async () => {
    const [anna, vera] = [await payer(), await payer({ vip: true })];
    const { body } = await anna.call(contract.getPrices);
    expect(body).toMatchObject({
      currency: 'USD',
      rate: 1,
      discount: 5,
      gateways: ['sandbox'],
      balance_gateway: false,
      trial: true,
    });
    expect(body.presets.map((preset) => preset.amount)).toEqual([20, 50, 100, 200, 500]);
    expect(body.packs.map((pack) => [pack.month, pack.amount, pack.saving])).toEqual([
      [0.25, 7.69, 0],
      [1, 30, 0],
      [3, 84, 6.6],
      [6, 150, 16.6],
      [12, 228, 36.6],
      [15, 240, 50],
    ]);
    expect((await vera.call(contract.getPrices)).body.presets.map((preset) => preset.amount)).toEqual([
      19, 47.5, 95, 190, 475,
    ]);
    await api.sql('insert into payment_rate (account_id, usd_cents) values ($1, 80)', [anna.id]);
    expect((await anna.call(contract.getPrices)).body.presets[0]?.amount).toBe(16);
    expect((await anna.me()).rate).toBe(0.8);
  });

  it('can be paid from a balance above 30 gold, also by a lifetime member for somebody else', async () => {
    const [anna, vera] = [await payer(), await payer()];
    await api.sql('update account set vip_until = $2 where id = $1', [vera.id, lifetimeEnd]);
    for (const member of [anna, vera]) await giveGold(api.app.database, member, 40);
    const mayUseBalance = async (member: Member) => (await member.call(contract.getPrices)).body.balance_gateway;
    expect([await mayUseBalance(anna), await mayUseBalance(vera)]).toEqual([true, true]);
  });

  it('are RMB on the China variant, also for VIP, with gateways of that currency only', async () => {
    const vera = await payer({ vip: true });
    const china = openClient(api.address.replace('127.0.0.1', 'localhost'), { language: 'zh', token: vera.token });
    const { body } = await china.call(contract.getPrices);
    expect(body).toMatchObject({ currency: 'RMB', rate: 6, discount: 0 });
    expect(body.presets[0]?.amount).toBe(120);
    expect((await begin(china, 'sandbox', { amount: 20 })).order).toMatchObject({ amount: 120, currency: 'RMB' });
    expect((await buy(china, 'stripe', { amount: 20 })).code).toBe(400181);
  });

  it('are the server’s: refuses another expected price, two items, no item and too much gold', async () => {
    const anna = await payer();
    const ask = async (options: object) => (await buy(anna, 'sandbox', options)).code;
    expect(await ask({ amount: 50, expected: { amount: 49.99, currency: 'USD' } })).toBe(400180);
    expect(await ask({ amount: 50, expected: { amount: 50, currency: 'RMB' } })).toBe(400180);
    expect(await ask({ amount: 50, month: 1 })).toBe(400100);
    expect(await ask({})).toBe(400100);
    expect(await ask({ amount: 1_001 })).toBe(400100);
    expect(await ask({ amount: 1.5 })).toBe(400100);
    expect(await ask({ amount: 20, user_id: anna.id })).toBe(400100);
    expect(
      (
        await anna.call(contract.purchase, {
          params: { method: 'sandbox' },
          body: { amount: 20, expected: { amount: 20, currency: 'USD' } },
        })
      ).code,
    ).toBe(400100);
    expect(await api.sql('select 1 from payment_order where account_id = $1', [anna.id])).toEqual([]);
  });

  it('are those of the order where no price is expected, as the specification has the body', async () => {
    const anna = await payer();
    const { status, body } = await anna.call(contract.purchase, {
      params: { method: 'sandbox' },
      body: { month: 1 },
      headers: { 'idempotency-key': newKey() },
    });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ amount: 30, currency: 'USD', state: 'pending' });
  });
});

describe('a recharge', () => {
  // covers: A purchase names month or amount; only the provider’s webhook credits, never a return address
  it('is credited by the webhook alone, emits the balance and sends a receipt', async () => {
    const anna = await payer({ language: 'de' });
    const socket = await anna.socket();
    const { order, action, token } = await begin(anna, 'sandbox', { amount: 50 });
    expect([order.state, action, token]).toEqual(['pending', 'redirect', `/sandbox/pay/${order.id}`]);
    for (const page of ['return', 'cancel']) {
      const headers = { 'accept-language': 'en', cookie: 'theme=day; lang=de' };
      const reply = await fetch(`${api.address}/payment/sandbox/${page}/${order.id}`, { headers });
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('<html lang="de">');
    }
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([0, 'pending']);
    expect((await progressOf(anna, order.id)).body).toEqual({ state: 'running', percent: 50 });

    expect(await press(api, order, 'approve')).toBe(`303 /payment/sandbox/return/${order.id}`);
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([50, 'credited']);
    expect((await progressOf(anna, order.id)).body).toEqual({ state: 'done', percent: 100 });
    const told = await socket.next((frame) => frame.type === 'event' && frame.name === 'payment.changed');
    expect(told).toMatchObject({ data: { order: { id: order.id, state: 'credited', gold: 50 } } });
    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'balance.changed')).toMatchObject({
      data: { balance: 50 },
    });
    const [mail] = await api.sql<{ subject: string; body_text: string }>(
      'select subject, body_text from mail_outbox where recipient = $1 order by id desc limit 1',
      [anna.email],
    );
    expect(mail?.subject).toBe('Dein Beleg von Peonia');
    expect(mail?.body_text).toMatch(new RegExp(`50,00.\\$.*50 Gold bei Peonia.*${order.id}`, 's'));
  });

  it('pays once for a double tap, and refuses the same key for another item', async () => {
    const anna = await payer();
    const key = newKey();
    const taps = await Promise.all(Array.from({ length: 12 }, () => buy(anna, 'sandbox', { amount: 50 }, key)));
    expect(new Set(taps.map((tap) => `${tap.status} ${tap.body.order.id} ${tap.body.token}`)).size).toBe(1);
    expect((await buy(anna, 'sandbox', { amount: 100 }, key)).code).toBe(409000);
    expect((await api.sql('select 1 from payment_order where account_id = $1', [anna.id])).length).toBe(1);
  });

  it('is unknown to other members', async () => {
    const [anna, other] = [await payer(), await payer()];
    const { order } = await begin(anna, 'sandbox', { amount: 20 });
    expect((await other.call(contract.getOrder, { params: { id: order.id } })).status).toBe(404);
    expect([(await progressOf(other, order.id)).status, (await progressOf(anna, '7')).status]).toEqual([404, 404]);
    expect((await anna.call(progressContract.getProgress, { query: { type: 'export', id: order.id } })).status).toBe(
      404,
    );
    expect((await progressOf(anna, `${order.id}0`)).status).toBe(400);
    expect((await other.call(contract.cancelOrder, { params: { id: order.id }, body: { cancel: true } })).status).toBe(
      404,
    );
  });

  it('credits once for 1,000 webhooks at the same time', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 100 });
    const event = sandboxWebhook(api, order);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, () => notify(api, 'sandbox', event)))));
      await Promise.all([api.app.outbox.drain(), api.app.outbox.drain()]);
    }
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect([await goldOf(anna), await transfers(order.id)]).toEqual([100, [{ kind: 'recharge' }]]);
  });

  it('credits once when the worker stopped before or after applying the event', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 20 });
    expect(await notify(api, 'sandbox', sandboxWebhook(api, order))).toBe(204);
    await api.app.outbox.drain();
    const [event] = await api.sql<{ id: number }>('select e.id from payment_webhook_event e where event_id = $1', [
      `${order.id}:paid`,
    ]);
    // The outbox row that a stopped process had claimed is due again.
    for (let again = 0; again < 3; again += 1) {
      await api.sql(
        "insert into outbox (topic, payload) values ('payments.webhook-event', jsonb_build_object('event_id', $1::bigint))",
        [event?.id],
      );
      await api.app.outbox.drain();
    }
    expect([await goldOf(anna), await transfers(order.id)]).toEqual([20, [{ kind: 'recharge' }]]);
  });

  it('is credited by polling when the webhook never came', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 20 });
    await api.sql("insert into payment_sandbox (public_id, act, effective_at) values ($1, 'approve', now())", [
      order.id,
    ]);
    await runJob(api, 'payments.poll');
    expect(await goldOf(anna)).toBe(0);
    await api.sql('update payment_order set poll_at = now() where public_id = $1', [order.id]);
    await runJob(api, 'payments.poll');
    while ((await api.app.outbox.drain()) > 0);
    expect(await goldOf(anna)).toBe(20);
    await deliver(api, 'sandbox', sandboxWebhook(api, order));
    expect([await goldOf(anna), await transfers(order.id)]).toEqual([20, [{ kind: 'recharge' }]]);
  });

  it('expires after a day, and still counts when its money comes later', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 20 });
    await api.sql(
      "update payment_order set created_at = now() - interval '25 hours', poll_at = now() where public_id = $1",
      [order.id],
    );
    await runJob(api, 'payments.poll');
    expect(await orderOf(anna, order.id)).toMatchObject({
      state: 'cancelled',
      reason: 'The payment was not completed in time. Please start again.',
    });
    await deliver(api, 'sandbox', sandboxWebhook(api, order));
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([20, 'credited']);
  });

  it('stays open for its money after the member cancels; a paid one cannot be cancelled', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 20 });
    const cancel = () => anna.call(contract.cancelOrder, { params: { id: order.id }, body: { cancel: true } });
    expect((await cancel()).body.state).toBe('cancelled');
    expect((await progressOf(anna, order.id)).body).toEqual({ state: 'failed', percent: 0 });
    await press(api, order, 'approve');
    expect([(await cancel()).body.state, await goldOf(anna)]).toEqual(['credited', 20]);
  });

  // covers: A failed, pending or cancelled payment says why
  it('fails with a reason in the reader’s language; the sandbox page works without scripts', async () => {
    const anna = await payer({ language: 'ja' });
    const { order } = await begin(anna, 'sandbox', { amount: 20 });
    const page = await (
      await fetch(`${api.address}/sandbox/pay/${order.id}`, { headers: { 'accept-language': 'de' } })
    ).text();
    expect(page).toContain('<html lang="de">');
    expect([...page.matchAll(/value="(\w+)"/g)].map(([, act]) => act)).toEqual([
      'approve',
      'decline',
      'delay',
      'twice',
      'risky',
    ]);
    expect(page).not.toMatch(/<script|style=/);
    expect(await press(api, order, 'decline')).toBe(`303 /payment/sandbox/cancel/${order.id}`);
    expect(await orderOf(anna, order.id)).toMatchObject({
      state: 'failed',
      reason: '支払いが承認されませんでした。別のカードか別の支払い方法をお試しください。',
    });
    expect((await fetch(`${api.address}/sandbox/pay/${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('stores a repeated webhook once', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 20 });

    await press(api, order, 'twice');

    const events = await api.sql('select 1 from payment_webhook_event where event_id like $1', [`${order.id}:paid%`]);
    expect([events.length, await goldOf(anna)]).toEqual([1, 20]);
  });
});

describe('a payment under review', () => {
  it('is credited but cannot be spent until staff releases it', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 50 });
    await press(api, order, 'risky');
    expect(await orderOf(anna, order.id)).toMatchObject({
      state: 'pending',
      reason: 'our team is reviewing it, usually within a day',
    });
    expect((await progressOf(anna, order.id)).body).toEqual({ state: 'running', percent: 50 });
    expect(await goldOf(anna)).toBe(0);
    const spend = () =>
      api.app.database.transaction((db) =>
        spendGold(db, { key: newKey(), kind: 'gift', cause: 'test', cause_id: 1, member_id: anna.id, price: 100 }),
      );
    await expect(spend()).rejects.toThrow('enough gold');
    await releaseByStaff(api, order.id);
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([50, 'credited']);
    await api.app.outbox.drain();
    expect((await anna.call(notificationsContract.listNotifications)).body.items).toMatchObject([
      { type: 'payclear', data: { what: 'released', amount: 50 } },
    ]);
    await spend();
    await expect(releaseByStaff(api, order.id)).rejects.toThrow('400422');
  });

  it('grants its pack only on release; refunded before that it leaves nothing', async () => {
    const [anna, berta] = [await payer(), await payer()];
    const { order } = await begin(anna, 'sandbox', { month: 1 });
    await press(api, order, 'risky');
    expect((await anna.me()).vip).toBe(0);
    await releaseByStaff(api, order.id);
    expect((await anna.me()).vip).toBe(1);

    const second = (await begin(berta, 'sandbox', { amount: 40 })).order;
    await press(api, second, 'risky');
    await deliver(
      api,
      'sandbox',
      sandboxWebhook(api, second, { event_id: 'half', kind: 'refunded', amount: 1_000, refund: { id: 'half' } }),
    );
    expect(await orderOf(berta, second.id)).toMatchObject({ state: 'pending' });
    expect(await goldOf(berta)).toBe(0);
    await releaseByStaff(api, second.id);
    expect(await goldOf(berta)).toBe(30);
  });

  it('holds the rest of its gold when the review starts after crediting', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 50 });
    await press(api, order, 'approve');
    await deliver(
      api,
      'sandbox',
      sandboxWebhook(api, order, { event_id: `${order.id}:review`, kind: 'reviewed', reason: 'risk' }),
    );
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([0, 'pending']);
    await releaseByStaff(api, order.id);
    expect(await goldOf(anna)).toBe(50);
  });
});

describe('a pack paid in money', () => {
  it('is granted by the worker, to the payer or another member, and both are notified', async () => {
    const [anna, berta] = [await payer(), await payer()];
    const own = (await begin(anna, 'sandbox', { month: 3 })).order;
    await press(api, own, 'approve');
    expect(await orderOf(anna, own.id)).toMatchObject({ state: 'credited', gold: 0, month: 3, target: null });
    expect((await anna.me()).vip).toBe(1);
    const socket = await berta.socket();
    const present = (await begin(anna, 'sandbox', { month: 1, user_id: berta.id, agreed: true })).order;
    expect(present.amount).toBe(28.5);
    await press(api, present, 'approve');
    expect((await orderOf(anna, present.id)).target).toEqual({ user_id: berta.id, name: berta.name });
    expect((await berta.me()).vip).toBe(1);
    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'balance.changed')).toMatchObject({
      data: { vip: 1 },
    });
    expect(await goldOf(anna)).toBe(0);
  });

  it('is refused for a lifetime member, a second trial and an invisible member', async () => {
    const [anna, berta, hidden] = [await payer(), await payer(), await payer({ visibility: 'hidden' })];
    await api.sql('update account set vip_until = $2 where id = $1', [berta.id, lifetimeEnd]);
    await api.sql('update account set trialing = 2 where id = $1', [anna.id]);
    const ask = async (options: { month: 0.25 | 1; user_id?: number; agreed?: boolean }) =>
      (
        await buy(anna, 'sandbox', {
          ...options,
          expected: { amount: options.month === 1 ? 30 : 7.69, currency: 'USD' },
        })
      ).code;
    expect([
      await ask({ month: 1, user_id: berta.id, agreed: true }),
      await ask({ month: 0.25 }),
      await ask({ month: 1, user_id: hidden.id, agreed: true }),
      await ask({ month: 1, user_id: 999_999, agreed: true }),
    ]).toEqual([400189, 400184, 404000, 404000]);
  });

  it('for somebody else needs the ticked box', async () => {
    const [anna, berta] = [await payer(), await payer()];
    const pack = { month: 1, user_id: berta.id } as const;
    const bought = async (body: object) => (await buy(anna, 'sandbox', { ...pack, ...body })).code;
    expect([await bought({}), await bought({ agreed: false }), await bought({ agreed: true })]).toEqual([
      400186,
      400186,
      null,
    ]);
  });

  it('that cannot be granted is credited as gold', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { month: 1 });
    await api.sql('update account set vip_until = $2 where id = $1', [anna.id, lifetimeEnd]);
    await press(api, order, 'approve');
    expect([await goldOf(anna), (await orderOf(anna, order.id)).reason]).toEqual([
      30,
      'The pack could no longer be added, so you received its price in gold.',
    ]);
    await deliver(
      api,
      'sandbox',
      sandboxWebhook(api, order, { event_id: 'kept', kind: 'refunded', refund: { id: 'kept' } }),
    );
    expect(await goldOf(anna)).toBe(0);
  });

  it('for somebody who closed their account meanwhile is credited as gold to its payer', async () => {
    const [anna, berta] = [await payer(), await payer()];
    const { order } = await begin(anna, 'sandbox', { month: 1, user_id: berta.id, agreed: true });
    await api.sql("update account set status = 'closed', closed_at = now() where id = $1", [berta.id]);

    await press(api, order, 'approve');

    const { state, as_gold } = await orderOf(anna, order.id);
    expect([state, as_gold, await goldOf(anna)]).toEqual(['credited', true, 30]);
  });

  it('loses its remaining days when its money is refunded', async () => {
    const anna = await payer();
    const [first, second] = [
      (await begin(anna, 'sandbox', { month: 1 })).order,
      (await begin(anna, 'sandbox', { month: 3 })).order,
    ];
    await press(api, first, 'approve');
    const { vip_expired_at } = await anna.me();
    await press(api, second, 'approve');
    await deliver(
      api,
      'sandbox',
      sandboxWebhook(api, second, { event_id: 'pack-back', kind: 'refunded', refund: { id: 'pack-back' } }),
    );
    expect([(await anna.me()).vip_expired_at, (await orderOf(anna, second.id)).state]).toEqual([
      vip_expired_at,
      'refunded',
    ]);
  });
});

it('refuses the sandbox in production', async () => {
  const { readConfig } = await import('../../platform/config/config.ts');
  const production = {
    NODE_ENV: 'production',
    SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'https://example.test',
    SMTP_URL: 'smtp://mail.test',
    SMS_URL: 'https://sms.example.com/send',
    DATABASE_URL: 'postgres://db.test/x',
    METRICS_TOKEN: 'a-token-of-the-monitoring',
  };
  expect(readConfig(production).of(paymentSettings).sandbox).toBe(false);
  expect(() => readConfig({ ...production, PAYMENT_SANDBOX: '1' }, [paymentSettings])).toThrow('PAYMENT_SANDBOX');
  expect(() => readConfig({ ...production, STRIPE_SECRET_KEY: 'sk_live_x' }, [paymentSettings])).toThrow(
    'STRIPE_WEBHOOK_SECRET',
  );
});
