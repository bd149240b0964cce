import { generateKeyPairSync } from 'node:crypto';
import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { receiptsContract } from '@peonia/contract/money/receipts.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../../test/api.ts';
import type { Member } from '../../../../../../test/fixtures/register-member.ts';
import { beginInStore, bringProof, storePrices } from '../../../../../../test/money/buy-in-store.ts';
import { buy, deliver, notify, orderOf } from '../../../../../../test/money/pay.ts';
import { proveBooks } from '../../../../../../test/money/prove-books.ts';
import { decideByStaff, financeStaff } from '../../../../../../test/money/release-by-staff.ts';
import { openAppStoreDouble, type AppStoreDouble } from '../../../../../../test/providers/app-store-double.ts';
import { openGooglePlayDouble, type GooglePlayDouble } from '../../../../../../test/providers/google-play-double.ts';
import { storeSettings } from '../../../../../../test/providers/store-settings.ts';
import { runJob } from '../../../../../../test/run-job.ts';

let api: Api;
let play: GooglePlayDouble;
let apple: AppStoreDouble;
let members = 0;

beforeAll(async () => {
  [play, apple] = await Promise.all([openGooglePlayDouble(), openAppStoreDouble()]);
  api = await startApi(storeSettings(play, apple));
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(async () => {
  await api.close();
  await Promise.all([play.close(), apple.close()]);
});

const payer = () => api.register(`Play ${(members += 1)}`, { verified: true });
const goldOf = async (member: Member) => (await member.me()).balance;
const told = (token: string, sku: string, notificationType = 1) =>
  play.notification({ oneTimeProductNotification: { version: '1.0', notificationType, purchaseToken: token, sku } });
const voided = (orderId: string) =>
  play.notification({ voidedPurchaseNotification: { purchaseToken: 'x', orderId, productType: 2, refundType: 1 } });

async function bought(productId: string, change: object = {}) {
  const anna = await payer();
  const { order } = (await beginInStore(anna, 'google', productId)).body;
  return { anna, order, ...play.buy(order.id, { productId, ...change }) };
}

// covers: Gold and VIP in the mobile app are bought by the stores
it('offers the products of the price list in the app of the store alone', async () => {
  const anna = await payer();
  const { store, gateways } = await storePrices(anna, 'google');

  expect(store?.gateway).toBe('google');
  expect(store?.products.map(({ id, amount }) => `${id} ${amount}`)).toEqual([
    ...['gold_20 20', 'gold_50 50', 'gold_100 100', 'gold_200 200', 'gold_500 500'],
    ...['vip_trial 7.69', 'vip_1 30', 'vip_3 84', 'vip_6 150', 'vip_12 228', 'vip_life 240'],
  ]);
  expect(gateways).toEqual(['sandbox']);
  expect((await beginInStore(anna, 'google', 'gold_50', { amount: 51 })).code).toBe(400181);
  expect((await buy(anna, 'google', { amount: 50 })).code).toBe(400181);
});

// covers: PUT /payment/:method/purchase
it('credits a purchase that the app brings, consumes it, and keeps what was charged', async () => {
  const { anna, order, token } = await bought('gold_50');

  const brought = await bringProof(api, anna, 'google', { product: 'gold_50', proof: token });

  expect([brought.status, brought.body.id]).toEqual([200, order.id]);
  const credited = await orderOf(anna, order.id);
  expect([credited.state, credited.amount, credited.charged]).toEqual([
    'credited',
    50,
    { amount: 54.99, currency: 'EUR' },
  ]);
  expect(await goldOf(anna)).toBe(50);
  expect(play.purchases.get(token)?.consumptionState).toBe(1);
  const receipt = await anna.call(receiptsContract.getReceipt, { params: { id: order.id } });
  expect([receipt.body.gateway, receipt.body.charged?.currency]).toEqual(['google', 'EUR']);
});

it('credits once, whether the app or Google comes first, and however often', async () => {
  const { anna, token } = await bought('vip_1');

  await deliver(api, 'google', told(token, 'vip_1'));
  await bringProof(api, anna, 'google', { product: 'vip_1', proof: token });
  await deliver(api, 'google', told(token, 'vip_1'));

  expect((await anna.me()).vip).toBe(1);
  const [counted] = await api.sql<{ count: number }>(
    "select count(*)::int from payment_webhook_event where gateway = 'google' and event_id like $1",
    [`paid:${String(play.purchases.get(token)?.['orderId'])}`],
  );
  expect(counted?.count).toBe(1);
});

it('waits for a pending purchase, and gives it up when Google cancels it', async () => {
  const { anna, order, token } = await bought('gold_20', { purchaseState: 2 });
  const late = await bought('gold_20', { purchaseState: 2 });

  const brought = await bringProof(api, anna, 'google', { product: 'gold_20', proof: token });
  expect([brought.body.state, await goldOf(anna)]).toEqual(['pending', 0]);
  Object.assign(play.purchases.get(token) ?? {}, { purchaseState: 1 });
  Object.assign(play.purchases.get(late.token) ?? {}, { purchaseState: 0 });
  await deliver(api, 'google', told(token, 'gold_20', 2));
  await deliver(api, 'google', told(late.token, 'gold_20'));

  expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['failed', 0]);
  expect([(await orderOf(late.anna, late.order.id)).state, await goldOf(late.anna)]).toEqual(['credited', 20]);
});

describe('a purchase that is not believed', () => {
  it('is one of somebody else', async () => {
    const { token } = await bought('gold_50');
    const mallory = await payer();
    await beginInStore(mallory, 'google', 'gold_50');

    expect((await bringProof(api, mallory, 'google', { product: 'gold_50', proof: token })).status).toBe(404);
    expect(await goldOf(mallory)).toBe(0);
  });

  it('is one that Google does not know, or was given away', async () => {
    const { anna, token } = await bought('gold_500', { purchaseType: 1 });

    const proofs = [
      { product: 'gold_500', proof: 'invented-token-of-a-purchase' },
      { product: 'gold_500', proof: token },
      { product: 'gold_20', proof: token },
    ];
    for (const proof of proofs) expect((await bringProof(api, anna, 'google', proof)).code).toBe(400196);
    expect(await goldOf(anna)).toBe(0);
  });

  it('is one of another product, of several at once, or of a tester who is none', async () => {
    const cheap = await bought('gold_500', { productId: 'gold_20' });
    const many = await bought('gold_20', { quantity: 2 });
    const test = await bought('gold_500', { purchaseType: 0 });

    await bringProof(api, cheap.anna, 'google', { product: 'gold_20', proof: cheap.token });
    await bringProof(api, many.anna, 'google', { product: 'gold_20', proof: many.token });
    await bringProof(api, test.anna, 'google', { product: 'gold_500', proof: test.token });

    for (const { anna, order } of [cheap, many, test])
      expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['pending', 0]);
    const reasons = await api.sql<{ reason: string }>(
      "select reason from payment_webhook_event where gateway = 'google' and state = 'refused' order by id desc limit 3",
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(['a test purchase', 'another product', 'another product']);
    expect(play.purchases.get(cheap.token)?.consumptionState).toBe(0);
  });
});

describe('a notification', () => {
  it('is refused unless Pub/Sub signs in with our account, for us', async () => {
    const { anna, token } = await bought('gold_50');
    const about = { oneTimeProductNotification: { notificationType: 1, purchaseToken: token, sku: 'gold_50' } };
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const hostile = [
      { claims: { aud: 'https://elsewhere.test' } },
      { claims: { email: 'mallory@double.iam.gserviceaccount.com' } },
      { claims: { email_verified: false } },
      { claims: { iss: 'https://accounts.elsewhere.test' } },
      { claims: { exp: 1 } },
      { key: foreign },
      { packageName: 'app.elsewhere' },
    ];

    for (const options of hostile) expect(await notify(api, 'google', play.notification(about, options))).toBe(400);
    const { body } = play.notification(about);
    expect(await notify(api, 'google', { headers: {}, body })).toBe(400);
    expect(await goldOf(anna)).toBe(0);
    expect(await deliver(api, 'google', play.notification({ testNotification: { version: '1.0' } }))).toBe(204);
  });

  it('of what was given away, or is gone at Google, is taken and credits nothing', async () => {
    const { anna, token } = await bought('gold_50', { purchaseType: 1 });

    const statuses = [
      await deliver(api, 'google', told(token, 'gold_50')),
      await deliver(api, 'google', told('a-token-that-is-gone-by-now', 'gold_50')),
    ];

    expect([statuses, await goldOf(anna)]).toEqual([[204, 204], 0]);
  });

  it('is sent again while Google cannot be asked', async () => {
    const { anna, token } = await bought('gold_50');
    play.down = 503;
    expect(await notify(api, 'google', told(token, 'gold_50'))).toBe(503);
    expect((await bringProof(api, anna, 'google', { product: 'gold_50', proof: token })).code).toBe(400182);
    play.down = null;
  });
});

describe('a refund', () => {
  it('that Google reports before the app brings the purchase takes its gold back', async () => {
    const { anna, order, token, orderId } = await bought('gold_50');
    play.voidPurchase(orderId, false);

    await deliver(api, 'google', voided(orderId));
    await bringProof(api, anna, 'google', { product: 'gold_50', proof: token });

    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['refunded', 0]);
  });

  it('takes the gold back once, by notification and by the nightly list', async () => {
    const { anna, order, token, orderId } = await bought('gold_100');
    await bringProof(api, anna, 'google', { product: 'gold_100', proof: token });
    play.voidPurchase(orderId, false);

    await deliver(api, 'google', voided(orderId));
    await runJob(api, 'payments.follow-store-refunds');
    while ((await api.app.outbox.drain()) > 0);

    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['refunded', 0]);
  });

  it('by the bank locks further payments, although its notification got lost', async () => {
    const { anna, order, token, orderId } = await bought('gold_100');
    await bringProof(api, anna, 'google', { product: 'gold_100', proof: token });
    play.voidPurchase(orderId, true);

    await runJob(api, 'payments.follow-store-refunds');
    while ((await api.app.outbox.drain()) > 0);

    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['refunded', 0]);
    expect((await beginInStore(anna, 'google', 'gold_20')).code).toBe(400073);
  });

  it('by the staff is asked of Google, and for the whole payment alone', async () => {
    const { anna, order, token, orderId } = await bought('gold_100');
    await bringProof(api, anna, 'google', { product: 'gold_100', proof: token });
    const detailOf = async () => {
      const [fay] = await financeStaff(api);
      const { body } = await fay.call(paymentDeskContract.getPaymentCase, { params: { id: order.id } });
      return body.requests[0]?.detail;
    };

    await decideByStaff(api, order.id, { act: 'refund', amount: 40 });
    while ((await api.app.outbox.drain()) > 0);
    expect(await detailOf()).toBe('Google Play refunds the whole payment or nothing');
    await decideByStaff(api, order.id, { act: 'refund', amount: 100 });
    while ((await api.app.outbox.drain()) > 0);
    expect(play.refunded).toEqual([orderId]);
    expect(await goldOf(anna)).toBe(100);
    await deliver(api, 'google', voided(orderId));
    expect(await goldOf(anna)).toBe(0);
  });
});
