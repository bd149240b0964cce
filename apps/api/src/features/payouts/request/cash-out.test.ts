import { cashOutContract as contract } from '@peonia/contract/payouts/cash-out.schema.ts';
import { payoutDeskContract as desk } from '@peonia/contract/payouts/payout-desk.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { cashOut, decide, earn, makePartner, setMethod } from '../../../../test/fixtures/cash-out.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { newKey } from '../../../../test/money/pay.ts';
import { proveBooks, requireProvenBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { reverseTransfer } from '../../ledger/public.ts';
import { payoutsEraser } from '../own-payouts.ts';

let api: Api;
let fina: StaffMember;
let finn: StaffMember;
let partners = 0;

beforeAll(async () => {
  api = await startApi();
  fina = await makeStaff(api, 'Fina Gold', 'finance');
  finn = await makeStaff(api, 'Finn Gold', 'finance');
});
beforeEach(async () => {
  await api.sql('delete from payout_day');
  await proveBooks(api.app.database);
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const partner = (gold = 100) => makePartner(api, `Cash Partner ${(partners += 1)}`, gold);
const read = async (member: Member) => (await member.call(contract.getCashOut)).body;
const requested = async (gold = 100) => {
  const member = await partner(gold);
  const { body } = await cashOut(member, gold);
  return { member, id: body.payout.id };
};
const approved = async (gold = 100) => {
  const payout = await requested(gold);
  await decide(fina, payout.id, 'approve');
  return payout;
};
const paid = async (gold = 100) => {
  const payout = await approved(gold);
  await decide(finn, payout.id, 'pay');
  return payout;
};
const states = async (member: Member) => (await read(member)).items.map(({ state }) => state);
const notified = async (member: Member) => {
  await api.app.outbox.drain();
  const rows = await api.sql<{ what: string }>(
    "select what from notification where member_id = $1 and what like 'payout%' order by id",
    [member.id],
  );
  return rows.map(({ what }) => what);
};
/** Runs `work` while the newest proof is old or found a breach. */
const whileUnproved = async <T>(change: 'stale' | 'breach', work: () => Promise<T>): Promise<T> => {
  await api.sql(
    change === 'stale'
      ? "update ledger_proof set made_at = now() - interval '3 hours'"
      : `insert into ledger_proof (breaches) values ('[{"rule":"test","count":1,"example":null}]')`,
  );
  try {
    return await work();
  } finally {
    await proveBooks(api.app.database);
  }
};
const dispute = async (member: Member, { days = 0, won = false } = {}) => {
  const [order] = await api.sql<{ id: number }>(
    `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language, state)
     values (md5(random()::text), $1, md5(random()::text), '\\x00', 'stripe', 100, $1, 100, 'USD', 'en', 'failed') returning id`,
    [member.id],
  );
  await api.sql(
    `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold, created_at, won_at)
     values ('stripe', md5(random()::text), $1, 'chargeback', 100, 0, now() - make_interval(days => $2::int), case when $3 then now() end)`,
    [order?.id, days, won],
  );
};

/** Moves the entry of a paid payout between accounts of the house, as no code may. */
const rebook = async (id: number, from: string, to: string) => {
  await api.sql('alter table ledger_entry disable trigger user');
  await api.sql('grant update on ledger_entry to current_user');
  await api.sql(
    `with moved as (
       update ledger_entry e set account_id = other.id
       from ledger_transfer t, ledger_account a, ledger_account other
       where t.key = 'payout:' || $1 || ':paid' and e.transfer_id = t.id and a.id = e.account_id and a.kind = $2
         and other.member_id is null and other.kind = $3 and other.shard = a.shard
       returning a.id as source, other.id as target, e.amount
     ) update ledger_account l set balance = balance + case when l.id = m.source then -m.amount else m.amount end
     from moved m where l.id in (m.source, m.target)`,
    [String(id), from, to],
  );
  await api.sql('revoke update on ledger_entry from current_user');
  await api.sql('alter table ledger_entry enable trigger user');
};

// covers: POST /withdraw
describe('a request', () => {
  it('moves the gold out of the earnings and freezes rate, amount and account', async () => {
    const member = await partner(100);

    const { status, body } = await cashOut(member, 80);

    const { gold, blocked } = await read(member);
    expect([status, body.action, gold, blocked]).toEqual([201, 'cash-out-success', 20, 'open']);
    expect(body.payout).toMatchObject({
      state: 'requested',
      gold: 80,
      amount: 80,
      rate: 1,
      method: { kind: 'bank', account_number: '•••• 3000' },
    });
  });

  it('is the same one when it is repeated with its key', async () => {
    const member = await partner(100);
    const key = newKey();

    const [first, again] = [await cashOut(member, 60, key), await cashOut(member, 60, key)];

    expect([first.status, again.body.payout.id]).toEqual([201, first.body.payout.id]);
    expect((await read(member)).gold).toBe(40);
  });

  it('is refused below 50 USD', async () => {
    const member = await partner(100);

    expect((await cashOut(member, 49.99)).code).toBe(errors.payout_below_minimum.code);
    expect((await cashOut(member, 50)).status).toBe(201);
  });

  it('is refused above the cap of a day', async () => {
    const member = await partner(5_001);

    expect((await cashOut(member, 5_000.01)).code).toBe(errors.payout_above_maximum.code);
  });

  it('is refused for more than was earned', async () => {
    const member = await partner(100);

    expect((await cashOut(member, 100.01)).code).toBe(errors.payout_short.code);
    expect(await states(member)).toEqual([]);
  });

  it('is refused at another amount than was shown', async () => {
    const member = await partner(100);

    const { code } = await member.call(contract.withdraw, {
      body: { gold: 100, expected: 99 },
      headers: { 'idempotency-key': newKey() },
    });

    expect([code, (await read(member)).gold]).toEqual([errors.payout_rate_changed.code, 100]);
  });

  it('is refused while another one is open', async () => {
    const { member } = await requested(60);
    await earn(api, member, 100);

    expect((await cashOut(member, 60)).code).toBe(errors.payout_open.code);
  });

  it('is one of 200 that come at once', { timeout: 120_000 }, async () => {
    const member = await partner(200 * 60);

    const results = await Promise.all(Array.from({ length: 200 }, () => cashOut(member, 60)));

    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect([(await read(member)).gold, await states(member)]).toEqual([199 * 60, ['requested']]);
  });

  it('needs a partner with verified identity, two-step login and a method', async () => {
    const member = await partner(100);
    const codes: (number | null)[] = [];
    const without = async (remove: string, restore: string) => {
      await api.sql(remove, [member.id]);
      codes.push((await cashOut(member, 60)).code);
      await api.sql(restore, [member.id]);
    };
    await without(
      'update account set is_partner = false where id = $1',
      'update account set is_partner = true where id = $1',
    );
    await without(
      'update account set identified_at = null where id = $1',
      'update account set identified_at = now() where id = $1',
    );
    await without(
      'update account_factor set confirmed_at = null where account_id = $1',
      'update account_factor set confirmed_at = now() where account_id = $1',
    );
    await api.sql('delete from payout_method where member_id = $1', [member.id]);
    codes.push((await cashOut(member, 60)).code);

    expect(codes).toEqual([
      errors.partner_needed.code,
      errors.identity_missing.code,
      errors.two_step_missing.code,
      errors.payout_method_missing.code,
    ]);
  });

  it('waits 72 hours after a change of the method', async () => {
    const member = await partner(100);
    await setMethod(api, member, 71);

    expect((await cashOut(member, 60)).code).toBe(errors.payout_method_waiting.code);
  });

  it.each(['stale', 'breach'] as const)('is refused while the proof of the books is a %s', async (change) => {
    const member = await partner(100);

    const { code } = await whileUnproved(change, () => cashOut(member, 60));

    expect(code).toBe(errors.payout_paused.code);
  });

  it('is refused for 120 days after a dispute that was not won', async () => {
    const [recent, old, won] = [await partner(100), await partner(100), await partner(100)];
    await dispute(recent, { days: 119 });
    await dispute(old, { days: 121 });
    await dispute(won, { days: 1, won: true });

    const codes = [await cashOut(recent, 60), await cashOut(old, 60), await cashOut(won, 60)].map(({ code }) => code);

    expect(codes).toEqual([errors.payment_locked.code, null, null]);
  });

  it('is told by mail', async () => {
    const { member } = await requested(60);

    await api.app.outbox.drain();

    expect((await mailsTo(api, member.email)).at(-1)).toContain('60 gold was set aside');
  });

  it('is taken back until it is approved', async () => {
    const [{ member, id }, late] = [await requested(), await approved()];

    const cancelled = await member.call(contract.cancelPayout, { params: { id } });
    const again = await member.call(contract.cancelPayout, { params: { id } });
    const tooLate = await late.member.call(contract.cancelPayout, { params: { id: late.id } });

    expect([cancelled.body.state, again.status, tooLate.code]).toEqual(['cancelled', 200, errors.payout_moved.code]);
    expect((await read(member)).gold).toBe(100);
  });

  it('is found by nobody else', async () => {
    const { id } = await requested();
    const other = await partner();

    expect((await other.call(contract.cancelPayout, { params: { id } })).code).toBe(errors.not_found.code);
  });
});

describe('the desk', () => {
  // covers: Withdraw history
  it('approves, and another person pays with reference and day', async () => {
    const { member, id } = await requested();

    const first = await decide(fina, id, 'approve');
    const own = await decide(fina, id, 'pay');
    const second = await decide(finn, id, 'pay');

    expect([first.body.state, own.code, second.body.state]).toEqual([
      'approved',
      errors.staff_second_person.code,
      'paid',
    ]);
    expect((await read(member)).items).toMatchObject([{ state: 'paid', reference: 'SEPA 4711' }]);
    expect(await notified(member)).toEqual(['payout_approved', 'payout_paid']);
  });

  it('is guarded by the database: who approved cannot be who paid', async () => {
    const { id } = await approved();

    const paying = api.sql(
      "update payout_request set state = 'paid', paid_by = approved_by, paid_at = now(), paid_on = now(), reference = 'x' where id = $1",
      [id],
    );

    await expect(paying).rejects.toThrow('payout_request_second_person');
  });

  it('is guarded by the database: no step is left out', async () => {
    const { id } = await requested();

    const paying = api.sql(
      "update payout_request set state = 'paid', approved_by = 1, approved_at = now(), paid_by = 2, paid_at = now(), paid_on = now(), reference = 'x' where id = $1",
      [id],
    );

    await expect(paying).rejects.toThrow('a payout does not go from requested to paid');
  });

  it('is guarded by the database: the amount does not change', async () => {
    const { id } = await requested();

    await expect(api.sql('update payout_request set amount = amount + 1 where id = $1', [id])).rejects.toThrow(
      'what was requested does not change',
    );
  });

  it.each(['refuse', 'fail'] as const)('gives the gold back: %s', async (act) => {
    const { member, id } = await approved();

    const { body } = await decide(finn, id, act);

    expect([body.state, (await read(member)).gold]).toEqual([act === 'refuse' ? 'refused' : 'failed', 100]);
    expect((await read(member)).items).toMatchObject([{ reason: 'Checked against the books' }]);
    expect((await mailsTo(api, member.email)).at(-1)).toContain('Checked against the books');
  });

  it('gives the gold back when the bank returns a payment', async () => {
    const { member, id } = await paid();

    const { body } = await decide(fina, id, 'fail');

    expect([body.state, body.reference, (await read(member)).gold]).toEqual(['failed', 'SEPA 4711', 100]);
  });

  it('takes what was paid out of the bank, and puts it back when it returns', async () => {
    const bank = async () =>
      (await api.sql<{ gold: number }>("select sum(balance)::int as gold from ledger_account where kind = 'bank'"))[0]
        ?.gold ?? 0;
    const before = await bank();

    const { id } = await paid();
    const after = await bank();
    await decide(fina, id, 'fail');

    expect([after, await bank()]).toEqual([before + 100_00, before]);
  });

  it('returns a payment to clearing that was paid from there before the bank had an account', async () => {
    const { id } = await paid();
    await rebook(id, 'bank', 'clearing');

    await decide(fina, id, 'fail');

    const [moved] = await api.sql(
      `select a.kind from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
         join ledger_account a on a.id = e.account_id where t.key = $1 and e.amount < 0`,
      [`payout:${id}:back`],
    );
    expect(moved).toEqual({ kind: 'clearing' });
  });

  it('stops payouts when the bank did not pay what was paid out', async () => {
    const { id } = await paid();

    await rebook(id, 'bank', 'revenue');
    const breaches = await proveBooks(api.app.database);
    await rebook(id, 'revenue', 'bank');

    expect(breaches.map(({ rule }) => rule)).toEqual(['the bank did not pay what was paid out']);
  });

  it('pays nothing twice', async () => {
    const { id } = await paid();

    const codes = [await decide(finn, id, 'pay'), await decide(finn, id, 'refuse')].map(({ code }) => code);

    expect(codes).toEqual([errors.payout_moved.code, errors.payout_moved.code]);
  });

  it('decides nothing about its own money', async () => {
    const member = await makeStaff(api, 'Fritz Both', 'finance');
    const both = { ...member, ...(await own(member)) };

    const { body } = await cashOut(both, 60);

    expect((await decide(both, body.payout.id, 'approve')).code).toBe(errors.act_on_oneself.code);

    async function own(staff: StaffMember): Promise<object> {
      await api.sql('update account set is_partner = true, identified_at = now() where id = $1', [staff.id]);
      await api.sql("insert into account_factor (account_id, sealed, confirmed_at) values ($1, '\\x00', now())", [
        staff.id,
      ]);
      const donor = await partner();
      await api.sql(
        "insert into payout_method (member_id, sealed, created_at) select $1, sealed, now() - interval '73 hours' from payout_method where member_id = $2",
        [staff.id, donor.id],
      );
      await earn(api, staff, 60);
      return {};
    }
  });

  it('approves at most the cap of a day, also at once', async () => {
    const payouts = [await requested(3_000), await requested(3_000)];

    const results = await Promise.all(payouts.map(({ id }) => decide(fina, id, 'approve')));

    expect(results.map(({ code }) => code).toSorted()).toEqual([errors.payout_day_full.code, null]);
  });

  it('has the amount of an approval back for the day when it is refused', async () => {
    const [first, second] = [await approved(3_000), await requested(3_000)];
    await decide(finn, first.id, 'refuse');

    expect((await decide(fina, second.id, 'approve')).status).toBe(200);
  });

  it('neither approves nor pays while the proof of the books is stale', async () => {
    const [first, second] = [await requested(), await approved()];

    const codes = await whileUnproved('stale', async () => [
      (await decide(fina, first.id, 'approve')).code,
      (await decide(finn, second.id, 'pay')).code,
    ]);

    expect(codes).toEqual([errors.payout_paused.code, errors.payout_paused.code]);
  });

  it('neither approves nor pays while a dispute of the partner is open', async () => {
    const [first, second] = [await requested(), await approved()];
    await dispute(first.member);
    await dispute(second.member);

    const codes = [await decide(fina, first.id, 'approve'), await decide(finn, second.id, 'pay')].map(
      ({ code }) => code,
    );

    expect(codes).toEqual([errors.payout_held.code, errors.payout_held.code]);
  });

  it('shows the account to pay to and logs the look', async () => {
    const { id, member } = await requested();

    const { body } = await fina.call(desk.getPayoutCase, { params: { id } });

    const acts = await api.sql<{ act: string }>(
      "select act from staff_act where subject = 'payout' and $1 = any(subject_ids)",
      [id],
    );
    expect(body.method).toMatchObject({ account_number: 'DE89370400440532013000', account_name: 'Mei Lin' });
    expect([body.user_id, body.acts, body.stop, acts.map(({ act }) => act)]).toEqual([
      member.id,
      ['approve', 'refuse'],
      null,
      ['payout.read'],
    ]);
  });

  it('needs a reason to refuse, and a reference and a day to pay', async () => {
    const { id } = await approved();
    const act = (body: Parameters<typeof finn.call<typeof desk.decidePayout>>[1]) => finn.call(desk.decidePayout, body);

    const codes = [
      await act({ params: { id }, body: { act: 'refuse' } }),
      await act({ params: { id }, body: { act: 'pay', paid_on: '2026-01-01' } }),
      await act({ params: { id }, body: { act: 'pay', reference: 'SEPA 1', paid_on: '2126-01-01' } }),
    ].map(({ code }) => code);

    expect(codes).toEqual(Array.from({ length: 3 }, () => errors.input_invalid.code));
  });

  it('lists what waits, oldest first, and what is over', async () => {
    const [{ id }, over] = [await requested(), await paid()];

    const list = async (show: 'requested' | 'paid') =>
      (await fina.call(desk.listPayouts, { query: { show } })).body.items.map((row) => row.id);

    expect([(await list('requested')).includes(id), (await list('paid'))[0]]).toEqual([true, over.id]);
  });
});

describe('shares that are refunded after they were paid out', () => {
  it('are kept back from the next earnings', async () => {
    const member = await partner();
    const transfer = await earn(api, member, 80);
    const { body } = await cashOut(member, 80 + 100);
    await decide(fina, body.payout.id, 'approve');
    await decide(finn, body.payout.id, 'pay');
    await refundShare(transfer);
    await earn(api, member, 100);

    const { gold, owed } = await read(member);

    expect([gold, owed]).toEqual([20, 80]);
  });

  it('keep an open request from being approved until they are covered', async () => {
    const member = await partner(20);
    const transfer = await earn(api, member, 80);
    const { body } = await cashOut(member, 100);
    await refundShare(transfer);

    const held = await decide(fina, body.payout.id, 'approve');
    const refused = await decide(fina, body.payout.id, 'refuse');

    const { gold, owed } = await read(member);
    expect([held.code, refused.body.state, gold, owed]).toEqual([errors.payout_held.code, 'refused', 20, 80]);
  });
});

describe('the weekly cash-out', () => {
  const turnOn = (member: Member) => member.call(contract.setAutoWithdraw, { body: { on: true } });

  it('requests everything available', async () => {
    const member = await partner(120.5);
    await turnOn(member);

    await runJob(api, 'payouts.withdraw-weekly');

    const { items, auto, gold } = await read(member);
    expect(items).toMatchObject([{ gold: 120.5, auto: true, state: 'requested' }]);
    expect([auto.on, auto.skipped, gold]).toEqual([true, null, 0]);
  });

  it('leaves out who cannot be paid, and says why', async () => {
    const [little, waiting] = [await partner(20), await partner(100)];
    await setMethod(api, waiting, 1);
    for (const member of [little, waiting]) await turnOn(member);

    await runJob(api, 'payouts.withdraw-weekly');

    const skipped = [(await read(little)).auto.skipped, (await read(waiting)).auto.skipped];
    expect(skipped).toEqual(['minimum', 'method_waits']);
    expect([await states(little), await states(waiting)]).toEqual([[], []]);
  });

  it('requests no more than one payout may be', async () => {
    const member = await partner(6_000);
    await turnOn(member);

    await runJob(api, 'payouts.withdraw-weekly');

    expect(await read(member)).toMatchObject({ gold: 1_000, items: [{ amount: 5_000 }] });
  });

  it('is for partners', async () => {
    const member = await api.register('No Partner');

    expect((await turnOn(member)).code).toBe(errors.partner_needed.code);
  });
});

describe('an erased account', () => {
  it('keeps the payout for the books, without the account that was paid to', async () => {
    const { member, id } = await paid();

    await api.app.database.transaction((db) => payoutsEraser.erase(db, member.id));

    const [row] = await api.sql<{ sealed: Buffer | null; amount: number }>(
      'select sealed, amount::int from payout_request where id = $1',
      [id],
    );
    expect(row).toEqual({ sealed: null, amount: 10_000 });
  });
});

async function refundShare(transfer_id: number): Promise<void> {
  await api.app.database.transaction((db) =>
    reverseTransfer(db, { key: `refunded:${transfer_id}`, transfer_id, cause: 'test', cause_id: transfer_id }),
  );
}
