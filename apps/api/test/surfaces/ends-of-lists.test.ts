import { accountSessionsContract } from '@peonia/contract/accounts/account-sessions.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { staffMembersContract } from '@peonia/contract/moderation/members.schema.ts';
import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { receiptsContract } from '@peonia/contract/money/receipts.schema.ts';
import { wheelContract } from '@peonia/contract/wheel.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import { begin } from '../money/pay.ts';
import { financeStaff } from '../money/release-by-staff.ts';

let api: Api;
let mod: StaffMember;
let fay: StaffMember;
let people = 0;
beforeAll(async () => {
  api = await startApi();
  mod = await makeStaff(api, 'Ends Mod', 'moderator');
  [fay] = await financeStaff(api);
});
afterAll(() => api.close());

const someone = () => api.register(`Ends ${'abcdefghijkmnop'.charAt((people += 1))}`, { verified: true });

describe('lists of the staff', () => {
  it('have the newest acts of a case, and say that there are older ones', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await anna.call(complaintsContract.complain, {
      body: { reportType: 'user', reportId: ben.id, content: 'hate: Insulted me.' },
    });
    const [row] = await api.sql<{ id: number }>('select id::int from complaint where accused_id = $1', [ben.id]);
    const id = row?.id ?? 0;
    const act = (count: number, detail: string) =>
      api.sql(
        `insert into staff_act (staff_id, act, subject, subject_ids, detail)
         select $1, 'complaint.took', 'complaint', array[$2::bigint], $3 from generate_series(1, $4::int)`,
        [mod.id, id, detail, count],
      );
    const read = async () => (await mod.call(complaintsContract.getComplaint, { params: { id } })).body;

    await act(100, 'old');
    const full = await read();
    await act(1, 'new');
    const cut = await read();

    expect([full, cut].map(({ history, history_older }) => [history.length, history_older])).toEqual([
      [100, false],
      [100, true],
    ]);
    expect(cut.history.slice(-2).map(({ act: name, detail }) => [name, detail])).toEqual([
      ['complaint.looked', `complaint ${id}`],
      ['complaint.took', 'new'],
    ]);
  });

  it('have the newest events of a payment, and say that there are older ones', async () => {
    const { order } = await begin(await someone(), 'sandbox', { amount: 50 });
    const add = (from: number, to: number) =>
      api.sql(
        `insert into payment_webhook_event (gateway, event_id, body_hash, event, state, order_id)
         select 'sandbox', 'ends-' || n, '\\x00', jsonb_build_object('kind', 'paid'), 'ignored', o.id
         from payment_order o, generate_series($2::int, $3::int) n where o.public_id = $1`,
        [order.id, from, to],
      );
    const read = async () => (await fay.call(paymentDeskContract.getPaymentCase, { params: { id: order.id } })).body;

    await add(1, 100);
    const full = await read();
    await add(101, 101);
    const cut = await read();

    expect([full, cut].map(({ events, events_older }) => [events.length, events.at(-1)?.id, events_older])).toEqual([
      [100, 'ends-100', false],
      [100, 'ends-101', true],
    ]);
  });

  it('have the newest refunds of a payment, on the desk and on the receipt, and say that there are older ones', async () => {
    const payer = await someone();
    const { order } = await begin(payer, 'sandbox', { amount: 50 });
    const add = (from: number, to: number, kind: 'refund' | 'chargeback' = 'refund') =>
      api.sql(
        `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold, created_at)
         select 'sandbox', o.id || '-ends-' || n, o.id, $4, n, 0, now() + make_interval(secs => n)
         from payment_order o, generate_series($2::int, $3::int) n where o.public_id = $1`,
        [order.id, from, to, kind],
      );
    const read = async () => {
      const params = { id: order.id };
      const [desk, receipt] = [
        (await fay.call(paymentDeskContract.getPaymentCase, { params })).body,
        (await payer.call(receiptsContract.getReceipt, { params })).body,
      ];
      return [desk, receipt].map(({ refunds, refunds_older }) => [
        refunds.length,
        refunds.at(-1)?.amount,
        refunds_older,
      ]);
    };

    await add(1, 1, 'chargeback');
    await add(2, 100);
    expect(await read()).toEqual([
      [100, 1, false],
      [100, 1, false],
    ]);
    await add(101, 101);
    expect(await read()).toEqual([
      [100, 1.01, true],
      [100, 1.01, true],
    ]);
    expect((await fay.call(paymentDeskContract.getPaymentCase, { params: { id: order.id } })).body.locks).toBe(true);
  });

  it('have the sessions and devices of a member that were used last, and say that there are others', async () => {
    const { id } = await someone();
    const add = (count: number) =>
      api.sql(
        `insert into known_device (account_id, client_hash)
         select $1, decode(md5(random()::text), 'hex') from generate_series(1, $2::int)`,
        [id, count],
      );
    const read = async () => {
      const { sections } = (await mod.call(staffMembersContract.getStaffMember, { params: { id } })).body;
      return sections.find(({ name }) => name === 'sessions');
    };

    await api.sql('delete from known_device where account_id = $1', [id]);
    await add(30);
    const full = await read();
    await add(1);
    const cut = await read();

    expect([full, cut].map((section) => [section?.rows.length, section?.older])).toEqual([
      [31, false],
      [31, true],
    ]);
  });

  it('have similar accounts, and say that there are others', async () => {
    const { id } = await someone();
    const addReferrals = (from: number, to: number) =>
      api.sql(
        `with brought as (
           insert into account (name, name_key, language, channel)
           select 'Brought ' || n, 'brought ' || n, 'de', 'brought-' || n from generate_series($2::int, $3::int) n
           returning id
         )
         insert into partner_referral (member_id, pid, partner_id) select id, 'end', $1 from brought`,
        [id, from, to],
      );
    const read = async () => (await mod.call(staffMembersContract.getStaffMember, { params: { id } })).body;
    await api.sql(
      "insert into partner_link (pid, member_id, campaign, page, language) values ('end', $1, 'Ends', 'landing', 'en')",
      [id],
    );

    await addReferrals(10, 29);
    const full = await read();
    await addReferrals(30, 30);
    const [cut, wave] = [await read(), (await mod.call(staffMembersContract.getBanWave, { params: { id } })).body];

    expect([full, cut].map(({ similar, similar_more }) => [(similar?.length ?? 0) >= 20, similar_more])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(wave.more).toBe(true);
  });

  it('have the latest winners of a trip, and say that there are earlier ones', async () => {
    const { id } = await someone();
    const win = (from: number, to: number) =>
      api.sql(
        `insert into wheel_spin (member_id, day, prize, gold)
         select $1, date '2020-01-01' + n, 0, 0 from generate_series($2::int, $3::int) n`,
        [id, from, to],
      );
    const read = async () => (await fay.call(wheelContract.getWheelFigures)).body;

    await win(1, 100);
    const full = await read();
    await win(101, 101);
    const cut = await read();

    expect([full, cut].map(({ trips, trips_older }) => [trips.length, trips_older])).toEqual([
      [100, false],
      [100, true],
    ]);
  });
});

it('a member sees the sessions that were used last, and that there are others', async () => {
  const member = await someone();
  const add = (count: number) =>
    api.sql(
      `insert into session (account_id, access_hash, access_until, refresh_until, seen_at)
       select $1, decode(md5(random()::text), 'hex'), now() + interval '1 hour', now() + interval '1 day', now() - interval '1 day'
       from generate_series(1, $2::int)`,
      [member.id, count],
    );
  const read = async () => (await member.call(accountSessionsContract.listSessions)).body;

  await add(99);
  const full = await read();
  await add(1);
  const cut = await read();

  expect([full, cut].map(({ items, more }) => [items.length, items[0]?.current, more])).toEqual([
    [100, true, false],
    [100, true, true],
  ]);
});
