import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../../test/api.ts';
import type { Member } from '../../../../../../test/fixtures/register-member.ts';
import { beginInStore, bringProof, storePrices } from '../../../../../../test/money/buy-in-store.ts';
import { deliver, notify, orderOf } from '../../../../../../test/money/pay.ts';
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
  api = await startApi({ ...storeSettings(play, apple), STORE_TESTERS: 'all' });
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(async () => {
  await api.close();
  await Promise.all([play.close(), apple.close()]);
});

const payer = () => api.register(`Apple ${(members += 1)}`, { verified: true });
const goldOf = async (member: Member) => (await member.me()).balance;

async function bought(product: string, change: Record<string, unknown> = {}) {
  const anna = await payer();
  const { order } = (await beginInStore(anna, 'apple', product)).body;
  const { id, jws } = apple.buy(product, order.id, change);
  return { anna, order, id, jws };
}

async function credited(product: string) {
  const purchase = await bought(product);
  await bringProof(api, purchase.anna, 'apple', { product, proof: purchase.jws });
  return purchase;
}

it('credits a signed transaction at the list price, and keeps what was charged', async () => {
  const { anna, order, jws } = await bought('gold_50');

  const brought = await bringProof(api, anna, 'apple', { product: 'gold_50', proof: jws });

  expect([brought.status, brought.body.id]).toEqual([200, order.id]);
  const { state, amount, currency, charged } = await orderOf(anna, order.id);
  expect([state, amount, currency, charged]).toEqual(['credited', 50, 'USD', { amount: 54.99, currency: 'EUR' }]);
  expect(await goldOf(anna)).toBe(50);
  expect((await storePrices(anna, 'apple')).store?.gateway).toBe('apple');
});

it('credits once, whether the app or Apple comes first, and gives VIP to somebody else', async () => {
  const [anna, ben] = [await payer(), await payer()];
  const { order } = (await beginInStore(anna, 'apple', 'vip_1', { user_id: ben.id, agreed: true })).body;
  const { id, jws } = apple.buy('vip_1', order.id);

  await deliver(api, 'apple', apple.notification('ONE_TIME_CHARGE', id));
  await bringProof(api, anna, 'apple', { product: 'vip_1', proof: jws });
  await deliver(api, 'apple', apple.notification('ONE_TIME_CHARGE', id));

  expect([(await anna.me()).vip, (await ben.me()).vip]).toEqual([0, 1]);
});

it('takes a test purchase of a tester as any other', async () => {
  const { anna, jws } = await bought('gold_20', { environment: 'Sandbox' });

  await bringProof(api, anna, 'apple', { product: 'gold_20', proof: jws });

  expect(await goldOf(anna)).toBe(20);
});

describe('a purchase that is not believed', () => {
  it('is one of somebody else, of another app or product, or unknown at Apple', async () => {
    const { jws } = await bought('gold_50');
    const mallory = await payer();
    const { order } = (await beginInStore(mallory, 'apple', 'gold_500')).body;
    const cheap = apple.buy('gold_20', order.id);
    const foreign = apple.buy('gold_500', order.id, { bundleId: 'app.elsewhere' });
    const unknown = apple.buy('gold_500', order.id);
    apple.transactions.delete(unknown.id);

    const bring = (proof: string) => bringProof(api, mallory, 'apple', { product: 'gold_500', proof });
    expect((await bringProof(api, mallory, 'apple', { product: 'gold_50', proof: jws })).status).toBe(404);
    for (const proof of [cheap.jws, foreign.jws, unknown.jws]) expect((await bring(proof)).code).toBe(400196);
    expect(await goldOf(mallory)).toBe(0);
  });

  it('is one that Apple took back meanwhile', async () => {
    const { anna, order, id, jws } = await bought('gold_50');
    Object.assign(apple.transactions.get(id) ?? {}, { revocationDate: Date.now() });

    await bringProof(api, anna, 'apple', { product: 'gold_50', proof: jws });

    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['pending', 0]);
  });

  it('waits while Apple cannot be asked', async () => {
    const { anna, jws } = await bought('gold_50');
    apple.down = 503;
    expect((await bringProof(api, anna, 'apple', { product: 'gold_50', proof: jws })).code).toBe(400182);
    apple.down = null;
  });
});

it('credits nothing for what a member of the family has bought', async () => {
  const { anna, jws } = await bought('gold_50', { inAppOwnershipType: 'FAMILY_SHARED' });

  expect((await bringProof(api, anna, 'apple', { product: 'gold_50', proof: jws })).code).toBe(400196);
  expect(await goldOf(anna)).toBe(0);
});

it('refuses a notification that Apple has not signed', async () => {
  const { id } = await bought('gold_50');
  const { headers, body } = apple.notification('ONE_TIME_CHARGE', id);
  const { signedPayload } = JSON.parse(body.toString()) as { signedPayload: string };
  const [header, content = '', signature] = signedPayload.split('.');
  const changed = Buffer.from(content, 'base64url').toString().replace('ONE_TIME_CHARGE', 'REFUND');
  const forged = [header, Buffer.from(changed).toString('base64url'), signature].join('.');

  for (const payload of [forged, 'x.y.z', null])
    expect(await notify(api, 'apple', { headers, body: Buffer.from(JSON.stringify({ signedPayload: payload })) })).toBe(
      400,
    );
});

describe('a refund', () => {
  it('takes a part back, and gives it again when Apple reverses it', async () => {
    const { anna, id, order } = await credited('gold_100');
    const part = { revocationDate: 1_795_000_000_000, revocationPercentage: 25_000, revocationType: 'REFUND_PRORATED' };

    await deliver(api, 'apple', apple.notification('REFUND', id, part));
    expect(await goldOf(anna)).toBe(75);
    await deliver(api, 'apple', apple.notification('REFUND_REVERSED', id, part));
    await deliver(api, 'apple', apple.notification('REFUND_REVERSED', id, part));

    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['credited', 100]);
  });

  it('of VIP is found by the nightly list, once', async () => {
    const { anna, order, id } = await credited('vip_1');
    const before = (await anna.me()).vip_expired_at;
    apple.notification('REFUND', id, { revocationDate: Date.now() });

    for (let night = 0; night < 2; night += 1) {
      await runJob(api, 'payments.follow-store-refunds');
      while ((await api.app.outbox.drain()) > 0);
    }

    expect((await orderOf(anna, order.id)).state).toBe('refunded');
    expect((await anna.me()).vip_expired_at).not.toBe(before);
  });

  it('is found by the nightly list beside one of something else', async () => {
    const other = await credited('gold_20');
    const { anna, order, id } = await credited('gold_50');
    apple.history.clear();
    apple.notification('REFUND', other.id, { type: 'Non-Consumable', revocationDate: Date.now() });
    apple.notification('REFUND', id, { revocationDate: Date.now() });

    await runJob(api, 'payments.follow-store-refunds');
    while ((await api.app.outbox.drain()) > 0);

    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['refunded', 0]);
    expect(await goldOf(other.anna)).toBe(20);
  });

  it('before the purchase waits for it', async () => {
    const { anna, order, id, jws } = await bought('gold_50');

    await deliver(api, 'apple', apple.notification('REFUND', id, { revocationDate: Date.now() }));
    await bringProof(api, anna, 'apple', { product: 'gold_50', proof: jws });

    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['refunded', 0]);
  });

  it('cannot be made by the staff, who read who can', async () => {
    const { anna, order } = await credited('gold_50');

    await decideByStaff(api, order.id, { act: 'refund', amount: 50 });
    while ((await api.app.outbox.drain()) > 0);

    const [fay] = await financeStaff(api);
    const { body } = await fay.call(paymentDeskContract.getPaymentCase, { params: { id: order.id } });
    expect([body.requests[0]?.state, body.requests[0]?.detail]).toEqual([
      'failed',
      'only Apple refunds: the member asks for it at reportaproblem.apple.com',
    ]);
    expect(await goldOf(anna)).toBe(50);
  });
});
