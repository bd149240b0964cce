import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks, requireProvenBooks } from '../../../../test/money/prove-books.ts';
import { releaseByStaff } from '../../../../test/money/release-by-staff.ts';
import { runJob } from '../../../../test/run-job.ts';
import { partnersEraser } from '../own-partner.ts';

let api: Api;
let members = 0;
let told = 0;

beforeAll(async () => {
  api = await startApi();
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const partner = async () => {
  const member = await api.register(`Referrer ${(members += 1)}`, { verified: true });
  await api.sql('update account set is_partner = true where id = $1', [member.id]);
  const { pid } = (
    await member.call(contract.addPartnerLink, { body: { campaign: 'Newsletter', page: 'landing', language: 'en' } })
  ).body;
  return { member, pid };
};
/** A member who came through a link, so many days ago. */
const referred = async (by: { readonly member: Member; readonly pid: string }, days = 0) => {
  const member = await api.register(`Referred ${(members += 1)}`, { verified: true });
  await api.sql(
    `insert into partner_referral (member_id, pid, partner_id, referred_at)
     values ($1, $2, $3, now() - make_interval(days => $4))`,
    [member.id, by.pid, by.member.id, days],
  );
  return member;
};
const pay = async (member: Member, options: Parameters<typeof begin>[2] = { amount: 50 }, act = 'approve') => {
  const { order } = await begin(member, 'sandbox', options);
  await press(api, order, act);
  return order;
};
const tell = (order: PaymentOrder, kind: 'refunded' | 'disputed' | 'won' | 'paid', usd: number, change: object = {}) =>
  deliver(
    api,
    'sandbox',
    sandboxWebhook(api, order, {
      event_id: `share:${(told += 1)}`,
      kind,
      amount: Math.round(usd * 100),
      refund: kind === 'paid' ? null : { id: kind === 'refunded' ? `refund ${told}` : `dispute of ${order.id}` },
      ...change,
    }),
  );
const earningsOf = async (member: Member) => (await member.call(contract.getAffiliate, { query: {} })).body;
const sumsOf = async (member: Member) => {
  const { pending, available, earned } = await earningsOf(member);
  return { pending, available, earned };
};
const mature = async (member: Member) => {
  await api.sql("update ledger_earning set available_at = now() where member_id = $1 and state = 'pending'", [
    member.id,
  ]);
  await runJob(api, 'ledger.settle-earnings');
};
const debtOf = async (member: Member) =>
  (await api.sql("select balance from ledger_account where member_id = $1 and kind = 'debt'", [member.id]))[0]?.[
    'balance'
  ];
const exclusions = (member: Member) =>
  api.sql('select excluded, amount from partner_share where member_id = $1 order by order_id', [member.id]);

// covers: Partner entitlements
describe('the share of a payment', () => {
  it('is 20 % of the cash, pending for 7 days, and names the member', async () => {
    const by = await partner();
    const member = await referred(by);

    await pay(member);

    const earnings = await earningsOf(by.member);
    expect(earnings).toMatchObject({ pending: 10, available: 0, earned: 10 });
    expect(earnings.items).toMatchObject([
      { type: 'referral', amount: 10, taken: 0, state: 'pending', user: { user_id: member.id } },
    ]);
    const [{ days } = {}] = await api.sql(
      `select extract(day from e.available_at - t.created_at)::int as days
       from ledger_earning e join ledger_transfer t on t.id = e.transfer_id where e.member_id = $1`,
      [by.member.id],
    );
    expect(days).toBe(7);
  });

  it('counts what was paid, not the gold: VIP members pay 5 % less', async () => {
    const by = await partner();
    const member = await referred(by);
    await api.sql("update account set vip_until = now() + interval '1 year' where id = $1", [member.id]);

    await pay(member, { amount: 100 });

    expect((await sumsOf(by.member)).pending).toBe(19);
  });

  it('counts packs too', async () => {
    const by = await partner();

    await pay(await referred(by), { month: 3 });

    expect((await sumsOf(by.member)).pending).toBe(16.8);
  });

  it('is credited once, however often the payment is told', async () => {
    const by = await partner();
    const order = await pay(await referred(by), { amount: 50 }, 'twice');

    await tell(order, 'paid', 50);

    expect((await earningsOf(by.member)).items).toHaveLength(1);
  });

  it('is compared with the books by the proof', async () => {
    const by = await partner();
    await pay(await referred(by));
    const over = new Error('rolled back');
    let rules: string[] = [];

    const work = api.app.database.transaction(async (db) => {
      await db.query({ text: 'update partner_share set amount = 999 where partner_id = $1', values: [by.member.id] });
      rules = (await proveBooks(db)).map(({ rule }) => rule);
      throw over;
    });
    await expect(work).rejects.toBe(over);

    expect(rules.toSorted()).toEqual(['a share of a payment is not what the books hold']);
  });

  it('ends 12 months after the registration', async () => {
    const by = await partner();
    const [within, after] = [await referred(by, 360), await referred(by, 370)];

    await pay(within);
    await pay(after);

    expect((await earningsOf(by.member)).items.map(({ user }) => user?.user_id)).toEqual([within.id]);
  });

  it('is not credited to a former partner', async () => {
    const by = await partner();
    const member = await referred(by);
    await api.sql('update account set is_partner = false where id = $1', [by.member.id]);

    await pay(member);

    expect((await sumsOf(by.member)).pending).toBe(0);
  });

  it('waits while the payment is under review', async () => {
    const by = await partner();
    const order = await pay(await referred(by), { amount: 50 }, 'risky');
    expect((await sumsOf(by.member)).pending).toBe(0);

    await releaseByStaff(api, order.id);
    while ((await api.app.outbox.drain()) > 0);

    expect((await sumsOf(by.member)).pending).toBe(10);
  });

  it('follows when the payment was faster than the registration event', async () => {
    const by = await partner();
    const name = `Faster ${(members += 1)}`;
    const member = await api.register(name, { verified: true });
    await pay(member);
    await api.sql('update account set pid = $2 where id = $1', [member.id, by.pid]);
    await api.app.database.transaction(async (db) => {
      await db.query({
        text: 'insert into outbox (topic, payload) values ($1, $2)',
        values: ['partners.referred', JSON.stringify({ member_id: member.id, pid: by.pid })],
      });
    });

    while ((await api.app.outbox.drain()) > 0);

    expect((await sumsOf(by.member)).pending).toBe(10);
  });
});

describe('a refund', () => {
  it('of a part takes the same part of a pending share', async () => {
    const by = await partner();
    const order = await pay(await referred(by));

    await tell(order, 'refunded', 20.03);

    // 29.97 USD are left: 5.994, half up.
    expect(await sumsOf(by.member)).toEqual({ pending: 5.99, available: 0, earned: 5.99 });
    expect((await earningsOf(by.member)).items).toMatchObject([{ amount: 5.99, taken: 4.01, state: 'pending' }]);
  });

  it('takes an available share from the wallet, and what is gone becomes a debt', async () => {
    const by = await partner();
    const order = await pay(await referred(by));
    await mature(by.member);
    await api.sql(
      `with w as (select id from ledger_account where member_id = $1 and kind = 'earned'), t as (
         insert into ledger_transfer (key, kind, cause, cause_id) values ('spent ' || $1::text, 'payout', 'test', 1) returning id
       ), moved as (update ledger_account a set balance = balance + case when member_id = $1 then -700 else 700 end
         where a.id = (select id from w) or a.member_id is null and a.kind = 'adjustment' and a.shard = 0 returning a.id, a.member_id, a.balance)
       insert into ledger_entry (account_id, transfer_id, amount, balance_after, spendable_after, kind)
       select m.id, t.id, case when m.member_id is null then 700 else -700 end,
              case when m.member_id is null then null else m.balance end,
              case when m.member_id is null then null else 0 end, case when m.member_id is null then null else 'payout' end
       from moved m, t`,
      [by.member.id],
    );

    await tell(order, 'refunded', 50);

    expect([await sumsOf(by.member), await debtOf(by.member)]).toEqual([{ pending: 0, available: 0, earned: 0 }, -700]);
    expect((await earningsOf(by.member)).items).toMatchObject([{ amount: 10, state: 'reversed' }]);
  });

  it('in many parts loses no cent', async () => {
    const by = await partner();
    const order = await pay(await referred(by));

    for (const usd of [0.01, 3.33, 16.66, 0.07, 29.92]) await tell(order, 'refunded', usd);

    // 0.01 USD is left, and its share rounds to nothing.
    expect(await sumsOf(by.member)).toEqual({ pending: 0, available: 0, earned: 0 });
    await tell(order, 'refunded', 0.01);
    expect(await exclusions(await memberOf(order))).toEqual([{ excluded: null, amount: 0 }]);
  });

  it('by a dispute is undone when it is won', async () => {
    const by = await partner();
    const order = await pay(await referred(by));
    await mature(by.member);

    await tell(order, 'disputed', 50);
    const during = await sumsOf(by.member);
    await tell(order, 'won', 50);

    expect([during.available, await sumsOf(by.member)]).toEqual([0, { pending: 10, available: 0, earned: 10 }]);
  });

  it('after the accounts are deleted still balances the books', async () => {
    const by = await partner();
    const member = await referred(by);
    const order = await pay(member);
    await mature(by.member);
    await api.app.database.transaction(async (db) => {
      await partnersEraser.erase(db, member.id);
      await partnersEraser.erase(db, by.member.id);
    });

    await tell(order, 'refunded', 50);

    expect((await sumsOf(by.member)).available).toBe(0);
    expect(await exclusions(member)).toEqual([]);
  });
});

describe('a payment of the partner’s own', () => {
  it('on a device of both is not credited', async () => {
    const by = await partner();
    const member = await referred(by);
    for (const { id } of [by.member, member])
      await api.sql(
        "insert into known_device (account_id, client_hash) values ($1, decode(md5('of both'), 'hex') || decode(md5('of both'), 'hex'))",
        [id],
      );

    await pay(member);

    expect(await exclusions(member)).toEqual([{ excluded: 'same_person', amount: 0 }]);
  });

  it('with the instrument of the partner is not credited, also when it is known later', async () => {
    const by = await partner();
    const member = await referred(by);
    const own = await pay(by.member);
    await tell(own, 'paid', 50, { instrument: 'card of the partner' });
    const order = await pay(member);
    expect((await sumsOf(by.member)).pending).toBe(10);

    await tell(order, 'paid', 50, { instrument: 'card of the partner' });

    expect((await sumsOf(by.member)).pending).toBe(0);
    expect(await exclusions(member)).toEqual([{ excluded: 'same_instrument', amount: 0 }]);
  });

  it('with an instrument of their own is credited', async () => {
    const by = await partner();
    const member = await referred(by);
    await tell(await pay(by.member), 'paid', 50, { instrument: 'card of a partner' });

    await tell(await pay(member), 'paid', 50, { instrument: 'card of a member' });

    expect((await sumsOf(by.member)).pending).toBe(10);
  });
});

async function memberOf(order: PaymentOrder): Promise<Member> {
  const [row] = await api.sql('select account_id from payment_order where public_id = $1', [order.id]);
  return { id: row?.['account_id'] } as Member;
}
