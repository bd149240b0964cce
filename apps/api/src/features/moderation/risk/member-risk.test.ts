import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { staffMembersContract as members } from '@peonia/contract/moderation/members.schema.ts';
import type { RiskRuleName } from '@peonia/contract/moderation/risk.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let mod: StaffMember;
beforeAll(async () => {
  api = await startApi();
  mod = await makeStaff(api, 'Risk Mod', 'moderator');
});
afterAll(() => api.close());

const read = async ({ id }: Member, staff = mod) => (await staff.call(members.getStaffMember, { params: { id } })).body;
const countOf = async (member: Member, rule: RiskRuleName) =>
  (await read(member)).risk?.signals.find((signal) => signal.rule === rule)?.count;
const useDevice = (member: Member, device: string) =>
  api.sql('insert into known_device (account_id, client_hash) values ($1, $2)', [member.id, Buffer.from(device)]);
const suspend = ({ id }: Member) =>
  mod.call(members.actOnMember, { params: { id }, body: { act: 'ban', cause: 'money', reason: 'Ticket 12.' } });

/** An order of the member in this state, paid with this instrument. */
async function order(member: Member, state: string, instrument: string | null = null): Promise<number> {
  const [row] = await api.sql<{ id: number }>(
    `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language, state)
     values (md5(random()::text), $1, gen_random_uuid()::text, '\\x00', 'sandbox', 2000, $1, 2000, 'USD', 'en', $2) returning id::int`,
    [member.id, state],
  );
  const id = row?.id ?? 0;
  if (instrument !== null)
    await api.sql('insert into payment_instrument (order_id, hash) values ($1, $2)', [id, Buffer.from(instrument)]);
  return id;
}

it('a referral makes accounts similar, and is no risk by itself', async () => {
  const [partner, brought] = [await api.register('Risk Partner'), await api.register('Risk Brought')];
  await api.sql(
    "insert into partner_link (pid, member_id, campaign, page, language) values ('rsk', $1, 'Risk', 'landing', 'en')",
    [partner.id],
  );
  await api.sql("insert into partner_referral (member_id, pid, partner_id) values ($1, 'rsk', $2)", [
    brought.id,
    partner.id,
  ]);

  const pages = [await read(partner), await read(brought)];

  expect(pages.map(({ similar }) => similar?.map(({ id, reasons }) => [id, reasons]))).toEqual([
    [[brought.id, ['referral']]],
    [[partner.id, ['referral']]],
  ]);
  expect(await countOf(partner, 'similar_accounts')).toBeUndefined();
});

describe('the risk signals of a member', () => {
  it('count a device of a suspended member, and the suspended account', async () => {
    const [anna, bert] = [await api.register('Risk Anna'), await api.register('Risk Bert')];
    await useDevice(anna, 'shared by the banned');
    await useDevice(bert, 'shared by the banned');
    await suspend(bert);

    const signals = [await countOf(anna, 'banned_key'), await countOf(anna, 'suspended_link')];

    expect(signals).toEqual([1, 1]);
  });

  it('count members who complained, not complaints, and none that were dismissed', async () => {
    const accused = await api.register('Risk Cora');
    for (const name of ['Risk Dana', 'Risk Edda', 'Risk Fina']) {
      const member = await api.register(name);
      await member.call(complaintsContract.complain, {
        body: { reportType: 'user', reportId: accused.id, content: 'money: Asked me for money.' },
      });
    }
    const before = await countOf(accused, 'complainers');
    await api.sql(
      `update complaint set state = 'dismissed' where id = (select min(id) from complaint where accused_id = $1)`,
      [accused.id],
    );

    expect([before, await countOf(accused, 'complainers')]).toEqual([3, 2]);
  });

  it('count sanctions that were not taken back', async () => {
    const member = await api.register('Risk Gina');
    await suspend(member);
    const before = await countOf(member, 'sanctions');

    await mod.call(members.actOnMember, { params: { id: member.id }, body: { act: 'restore', reason: 'A mistake.' } });

    expect([before, await countOf(member, 'sanctions')]).toEqual([1, undefined]);
  });

  it('count disputed and failed payments', async () => {
    const member = await api.register('Risk Hugo');
    const id = await order(member, 'credited');
    await api.sql(
      "insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold) values ('sandbox', 'r1', $1, 'chargeback', 2000, 0)",
      [id],
    );
    for (let count = 0; count < 3; count += 1) await order(member, 'failed');

    expect([await countOf(member, 'payment_disputes'), await countOf(member, 'failed_payments')]).toEqual([1, 3]);
  });

  it('count suspicious messages by receiver, many openings and removed photos', async () => {
    const member = await api.register('Risk Ida');
    await api.sql(
      `insert into message_suspicion (message_id, sender_id, receiver_id, signals)
       values (1, $1, 7, '{money}'), (2, $1, 7, '{money}'), (3, $1, 8, '{money}')`,
      [member.id],
    );
    await api.sql('insert into conversation_quota (member_id, day, used) values ($1, now()::date, 18)', [member.id]);
    await api.sql(
      `insert into upload (owner_id, kind, name, bytes, review, removed_for) values ($1, 'image', 'risk-removed', 1, 'removed', 'not_own')`,
      [member.id],
    );

    const rules = ['suspicious_messages', 'many_openings', 'removed_photos'] as const;
    const counts = await Promise.all(rules.map((rule) => countOf(member, rule)));

    expect(counts).toEqual([2, 18, 1]);
  });

  it('name a throwaway address, a new account and a country never logged in from', async () => {
    const member = await api.register('Risk Jana');
    await api.sql(
      "update account set email = 'j@mailinator.com', email_key = 'j@mailinator.com', email_verified_at = null, phone_verified_at = null where id = $1",
      [member.id],
    );
    await api.sql(
      "update profile set place_id = (select min(id) from place where country = 'DE') where member_id = $1",
      [member.id],
    );
    await api.sql("insert into known_country (account_id, country) values ($1, 'NG')", [member.id]);

    const rules = (await read(member)).risk?.signals.map(({ rule }) => rule);

    expect(rules).toEqual(
      expect.arrayContaining(['disposable_mail', 'unproven_address', 'new_account', 'country_mismatch']),
    );
  });

  // covers: Risk signals of a member with their reasons, and similar accounts, which decide nothing
  it('change nothing for the member', async () => {
    const [member, other] = [await api.register('Risk Kai'), await api.register('Risk Lea')];
    await useDevice(member, 'a third device');
    await useDevice(other, 'a third device');
    await suspend(other);
    for (let count = 0; count < 2; count += 1) {
      const id = await order(member, 'credited');
      await api.sql(
        `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold, won_at)
         values ('sandbox', $2, $1, 'chargeback', 2000, 0, null)`,
        [id, `k${id}`],
      );
    }

    const { risk, status } = await read(member);

    expect([risk?.level, status]).toEqual(['high', 'active']);
    expect((await member.call(accountsContract.getMe)).status).toBe(200);
  });

  it('are for roles that may read the activity of members', async () => {
    const finance = await makeStaff(api, 'Risk Finance', 'finance');
    const member = await api.register('Risk Mona');

    const { risk, similar } = await read(member, finance);

    expect([risk, similar]).toEqual([null, null]);
  });
});

describe('similar accounts', () => {
  it('name what each has in common, suspended ones first', async () => {
    const [member, payer, twin, stranger] = [
      await api.register('Alike Nora'),
      await api.register('Alike Olga'),
      await api.register('Alike Pia'),
      await api.register('Alike Quinn'),
    ];
    await order(member, 'credited', 'one card');
    await order(payer, 'credited', 'one card');
    await order(stranger, 'credited', 'another card');
    await useDevice(member, 'a fourth device');
    await useDevice(payer, 'a fourth device');
    await api.sql(
      "update account set email = 'n@alike.test', email_key = 'n@alike.test', email_verified_at = null where id = any($1)",
      [[member.id, twin.id]],
    );
    await suspend(twin);

    const { similar } = await read(member);

    expect(similar).toMatchObject([
      { id: twin.id, name: 'Alike Pia', status: 'suspended', reasons: ['email'] },
      { id: payer.id, name: 'Alike Olga', status: 'active', reasons: ['device', 'payment'] },
    ]);
  });

  it('are found by a picture that looks the same', async () => {
    const [member, thief, other] = [
      await api.register('Alike Rosa'),
      await api.register('Alike Sara'),
      await api.register('Alike Tina'),
    ];
    const picture = (owner: Member, name: string, hash: string, bands: number[]) =>
      api.sql(
        `insert into upload (owner_id, kind, name, bytes, perceptual_hash, hash_bands) values ($1, 'image', $2, 1, $3::bit(64), $4)`,
        [owner.id, name, hash, bands],
      );
    await picture(member, 'alike-own', '01'.repeat(32), [1, 2, 3]);
    await picture(thief, 'alike-copy', `10${'01'.repeat(31)}`, [9, 2, 3]);
    await picture(other, 'alike-other', '10'.repeat(32), [1, 7, 8]);

    const { similar } = await read(member);

    expect(similar).toMatchObject([{ id: thief.id, reasons: ['photo'] }]);
  });
});
