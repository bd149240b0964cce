import { membershipContract as contract } from '@peonia/contract/money/membership.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { packPrice, type PackMonth } from '@peonia/core/packs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../test/money/give-gold.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import type { Socket } from '../../../test/socket.ts';
import { grantPack, takeBackPack } from './public.ts';

let api: Api;
let keys = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const priceOf = (month: PackMonth) => packPrice(month, limits) / 100;
const newKey = () => `upgrade-test-${String((keys += 1)).padStart(6, '0')}`;

function upgrade(member: Member, body: Partial<BodyOf<typeof contract.upgrade>>, key = newKey()) {
  const month = body.package ?? 1;
  return member.call(contract.upgrade, {
    body: { package: month, gateway: 'balance', expected: priceOf(month), ...body },
    headers: { 'idempotency-key': key },
  });
}

/** Days from today until VIP ends. */
async function daysOf(member: Member): Promise<number | null> {
  const { vip_expired_at } = await member.me();
  return vip_expired_at === null
    ? null
    : Math.round((Date.parse(vip_expired_at) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000);
}

/** Events of gold and VIP on the member's devices. */
async function balanceEvent(socket: Socket): Promise<unknown> {
  const frame = await socket.next((one) => one.type === 'event' && one.name === 'balance.changed');
  return frame.type === 'event' ? frame.data : null;
}

async function rich(name: string, gold = 500): Promise<Member> {
  const member = await api.register(name);
  await giveGold(api.app.database, member, gold);
  return member;
}

describe('paying from the balance', () => {
  // covers: POST upgrade: from the balance for oneself or another, a partner’s present, the result of a payment
  // covers: POST /upgrade
  it('makes VIP at once, debits the price and emits the balance', async () => {
    const anna = await rich('Anna Upgrade');
    const socket = await anna.socket();
    const { status, body } = await upgrade(anna, { package: 3 });
    expect([status, body]).toMatchObject([200, { status: 'success', month: 3, me: 1, name: 'Anna Upgrade' }]);
    const me = await anna.me();
    expect([me.balance, me.vip, me.vip_expired_at]).toEqual([416, 1, body.vip_expired_at]);
    expect(await balanceEvent(socket)).toEqual({
      balance: 416,
      vip: 1,
      vip_expired_at: body.vip_expired_at,
      trialing: 0,
    });
    await upgrade(anna, { package: 1 });
    expect(await daysOf(anna)).toBeGreaterThan(115);
  });

  it('charges once per idempotency key', async () => {
    const ben = await rich('Ben Double');
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 30 }, () => upgrade(ben, { package: 6 }, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await ben.me()).balance).toBe(350);
    await Promise.all([upgrade(ben, { package: 1 }), upgrade(ben, { package: 1 })]);
    expect([(await ben.me()).balance, await daysOf(ben)]).toEqual([290, expect.closeTo(243, -1)]);
    expect((await upgrade(ben, { package: 1 }, key)).status).toBe(409);
  });

  // covers: Balance gateway only above 30 gold
  it('refuses without a charge: another price, no box ticked, too little gold, VIP for life, unknown member', async () => {
    const [carla, poor, hidden] = [
      await rich('Carla Refused'),
      await rich('Poor Refused', 30),
      await api.register('Hidden Refused', { visibility: 'hidden' }),
    ];
    const codes = [
      await upgrade(carla, { package: 3, expected: 30 }),
      await upgrade(carla, { user_id: poor.id }),
      await upgrade(carla, { user_id: hidden.id, agreed: true }),
      await upgrade(carla, { user_id: 999_999, agreed: true }),
      await upgrade(poor, { package: 12 }),
      await upgrade(poor, { package: 1 }),
      await upgrade(poor, { package: 0.25 }),
    ].map(({ code }) => code);
    expect(codes).toEqual([400180, 400186, 404000, 404000, 400022, 400185, 400185]);
    expect([(await carla.me()).balance, (await poor.me()).balance, (await poor.me()).trialing]).toEqual([500, 30, 0]);
    await upgrade(carla, { package: 15 });
    expect((await carla.me()).vip_expired_at).toBe('2037-12-31');
    expect([(await upgrade(carla, { package: 1 })).code, (await carla.me()).balance]).toEqual([400189, 260]);
  });

  it('sells a trial for somebody else to partners alone', async () => {
    const [giver, taker] = [await rich('Trial Giver'), await api.register('Trial Taker')];
    const trial = { package: 0.25, user_id: taker.id, agreed: true } as const;
    expect([(await upgrade(giver, trial)).code, (await taker.me()).trialing]).toEqual([400184, 0]);
    await api.sql('update account set is_partner = true where id = $1', [giver.id]);
    expect([(await upgrade(giver, trial)).status, (await taker.me()).trialing]).toEqual([200, 1]);
  });

  it('gives VIP to another member, who is notified and mailed', async () => {
    const [dora, emil] = [
      await rich('Dora Giver'),
      await api.register('Emil Taker', { verified: true, language: 'de' }),
    ];
    const socket = await emil.socket();
    const { body } = await upgrade(dora, { package: 1, user_id: emil.id, agreed: true });
    expect(body).toMatchObject({ me: 0, name: 'Emil Taker', month: 1 });
    expect(await balanceEvent(socket)).toMatchObject({ balance: 0, vip: 1, vip_expired_at: body.vip_expired_at });
    expect([(await dora.me()).vip, (await dora.me()).balance, (await emil.me()).vip]).toEqual([0, 470, 1]);
    await api.app.outbox.drain();
    const [mail] = await api.sql<{ subject: string; body: string }>(
      "select subject, body_text as body from mail_outbox where recipient = $1 and subject like '%VIP%'",
      [emil.email],
    );
    expect(mail?.subject).toContain('Du bist VIP');
    expect(mail?.body).toContain('Dora Giver hat dir ein VIP-Paket geschenkt.');
    const [notice] = (await emil.call(notificationsContract.listNotifications)).body.items;
    expect(notice).toMatchObject({
      type: 'upgrade',
      data: { what: 'given', name: 'Dora Giver', month: 1, vip_until: body.vip_expired_at },
    });
    expect((await dora.call(notificationsContract.listNotifications)).body.items).toEqual([]);
  });

  it('sends no mail where billing mails are off', async () => {
    const fritz = await rich('Fritz Quiet');
    await api.sql('update account set verified_at = now(), email_verified_at = now() where id = $1', [fritz.id]);
    await api.sql('update notification_setting set email_billing = false where member_id = $1', [fritz.id]);
    await upgrade(fritz, {});
    await api.app.outbox.drain();
    expect(
      await api.sql("select 1 from mail_outbox where recipient = $1 and subject like '%VIP%'", [fritz.email]),
    ).toEqual([]);
  });
});

describe('the trial', () => {
  // covers: Membership general, VIP, lifetime, trial once
  it('is granted once per person, also for a second account on the same device', async () => {
    const gina = await rich('Gina Trial');
    expect((await upgrade(gina, { package: 0.25 })).body.status).toBe('success');
    expect([(await gina.me()).trialing, await daysOf(gina)]).toEqual([1, 7]);
    expect((await upgrade(gina, { package: 0.25 })).code).toBe(400184);
    const twin = await rich('Gina Again');
    const device = Buffer.alloc(32, 7);
    await api.sql('insert into known_device (account_id, client_hash) values ($1, $3), ($2, $3)', [
      gina.id,
      twin.id,
      device,
    ]);
    expect((await upgrade(twin, { package: 0.25 })).body.status).toBe('success');
    const third = await rich('Gina Third');
    await api.sql('insert into known_device (account_id, client_hash) values ($1, $2)', [third.id, device]);
    expect([(await upgrade(third, { package: 0.25 })).code, (await third.me()).balance]).toEqual([400184, 500]);
  });

  it('ends by the calendar, or with a pack bought during it', async () => {
    const [hans, ida] = [await rich('Hans Over'), await rich('Ida Bought')];
    await upgrade(hans, { package: 0.25 });
    await api.sql('update account set vip_until = current_date - 1 where id = $1', [hans.id]);
    expect([(await hans.me()).vip, (await hans.me()).trialing]).toEqual([0, 2]);
    await upgrade(ida, { package: 0.25 });
    await upgrade(ida, { package: 1 });
    expect((await ida.me()).trialing).toBe(2);
  });

  it('is given by partners at most twenty times a month, also simultaneously', { timeout: 60_000 }, async () => {
    const partner = await api.register('Partner Present');
    const stranger = await api.register('No Partner');
    const [first, ...others] = await Promise.all(
      Array.from({ length: 25 }, (_, i) => api.register(`Present Taker ${i}`)),
    );
    if (first === undefined) throw new Error('nobody to give to');
    const present = (from: Member, to: Member, month: PackMonth = 0.25) =>
      upgrade(from, { gateway: 'present', package: month, user_id: to.id, agreed: true });
    expect((await present(stranger, first)).code).toBe(403000);
    await api.sql('update account set is_partner = true where id = $1', [partner.id]);
    expect([(await present(partner, partner)).code, (await present(partner, first, 1)).status]).toEqual([403000, 400]);
    const unticked = { gateway: 'present', package: 0.25, user_id: first.id } as const;
    expect((await upgrade(partner, unticked)).code).toBe(400186);
    expect((await present(partner, first)).body).toMatchObject({ status: 'success', me: 0 });
    expect((await present(partner, first)).code).toBe(400184);
    const codes = (await Promise.all(others.map((taker) => present(partner, taker)))).map(({ code }) => code);
    expect([codes.filter((code) => code === null).length, codes.filter((code) => code === 400187).length]).toEqual([
      19, 5,
    ]);
    expect((await first.me()).trialing).toBe(1);
  });
});

describe('packs granted by a worker', () => {
  it('are granted once per cause, add up, and are revoked for remaining days only', async () => {
    const jana = await api.register('Jana Worker');
    const { database } = api.app;
    const grant = (cause: string, month: PackMonth) =>
      database.transaction((db) => grantPack(db, { accountId: jana.id, month, cause, paidBy: jana.id }));
    const [one, again] = [await grant('worker:a', 1), await grant('worker:a', 1)];
    expect(again).toEqual(one);
    await Promise.all([grant('worker:b', 1), grant('worker:c', 1), grant('worker:d', 1)]);
    const days = (await daysOf(jana)) ?? 0;
    expect(days).toBeGreaterThanOrEqual(119);
    await database.transaction((db) => takeBackPack(db, 'worker:b'));
    await database.transaction((db) => takeBackPack(db, 'worker:b'));
    await database.transaction((db) => takeBackPack(db, 'order:unknown'));
    expect(days - ((await daysOf(jana)) ?? 0)).toBeOneOf([28, 29, 30, 31]);
  });

  it('are only reported by the upgrade call, to their payer', async () => {
    const kurt = await rich('Kurt Order');
    const answer = await upgrade(kurt, { gateway: 'order', order_id: '0'.repeat(32) });
    expect([answer.code, (await kurt.me()).balance]).toEqual([404000, 500]);
  });
});

it('leaves the books sound', async () => {
  expect(await proveBooks(api.app.database)).toEqual([]);
});
