import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { cashOut, decide, makePartner } from '../../../../test/fixtures/cash-out.ts';
import { makeStaff } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, newKey, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks, requireProvenBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { creditBonus, reverseTransfer, settleUnpaid, spendGold } from '../public.ts';
import { postTransfer } from '../transfers/post-transfer.ts';

let api: Api;
let numbers = 0;

beforeAll(async () => {
  api = await startApi();
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const payer = () => api.register(`Clawback Payer ${(numbers += 1)}`, { verified: true });
const earner = () => makePartner(api, `Clawback Host ${(numbers += 1)}`);
const pay = async (member: Member, gold = 50) => {
  const { order } = await begin(member, 'sandbox', { amount: gold });
  await press(api, order, 'approve');
  return order;
};
const tell = (order: PaymentOrder, kind: 'refunded' | 'disputed' | 'won' | 'lost', usd: number) =>
  deliver(
    api,
    'sandbox',
    sandboxWebhook(api, order, {
      event_id: `clawback:${(numbers += 1)}`,
      kind,
      amount: Math.round(usd * 100),
      refund: { id: kind === 'refunded' ? `refund ${numbers}` : `dispute of ${order.id}` },
    }),
  );
/** Spends gold on a partner, who earns 40 % of what was bought. */
const spend = (member: Member, partner: Member, gold: number) =>
  api.app.database.transaction((db) =>
    spendGold(db, {
      key: newKey(),
      kind: 'gift',
      cause: 'test',
      cause_id: (numbers += 1),
      member_id: member.id,
      price: Math.round(gold * 100),
      earner: { member_id: partner.id, basis_points: 4_000, held_days: 7 },
    }),
  );
const mature = async (partner: Member) => {
  await api.sql('update ledger_earning set available_at = now() where member_id = $1', [partner.id]);
  await runJob(api, 'ledger.settle-earnings');
};
const earningsOf = async (partner: Member) => (await partner.call(contract.getAffiliate, { query: {} })).body;
const sumsOf = async (partner: Member) => {
  const { pending, available, earned } = await earningsOf(partner);
  return [pending, available, earned];
};
const debtOf = async (member: Member) =>
  (
    await api.sql("select -balance as debt from ledger_account where member_id = $1 and kind = 'debt'", [member.id])
  )[0]?.['debt'];
const noticesOf = async (member: Member) =>
  (await member.call(notificationsContract.listNotifications, { query: {} })).body.items.map(({ data }) => data);

// covers: Partner earnings are taken back
describe('the share of what a refunded payment bought', () => {
  it('is taken from the pending earnings, and the line says why', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 50);

    await tell(order, 'refunded', 50);

    expect(await earningsOf(partner)).toMatchObject({
      pending: 0,
      earned: 0,
      items: [{ type: 'gift', amount: 20, taken: 0, state: 'reversed', taken_for: 'refund' }],
    });
  });

  it('of a real gift is taken by the dispute of a bank, with a notification that names nobody', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member, 20);
    await partner.call(chatContract.sendMessage, {
      body: { user_id: member.id, message_type: 'text', message_content: 'hello', client_id: newKey() },
    });
    await member.call(chatContract.sendMessage, {
      body: {
        user_id: partner.id,
        message_type: 'gift',
        message_content: '',
        gift_id: 1,
        expected: 5,
        client_id: newKey(),
      },
    });
    expect(await sumsOf(partner)).toEqual([2, 0, 2]);

    await tell(order, 'disputed', 20);

    expect((await earningsOf(partner)).items).toMatchObject([
      { amount: 2, state: 'reversed', taken_for: 'chargeback' },
    ]);
    expect(await noticesOf(partner)).toContainEqual(
      expect.objectContaining({ what: 'share_chargeback', amount: 2, user_id: null, name: null }),
    );
  });

  it('is taken to the cent for a part, what was spent last first', async () => {
    const [member, partner, other] = [await payer(), await earner(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 30);
    await spend(member, other, 20);

    await tell(order, 'refunded', 33.33);

    // All 20 of the later one, and 13.33 of the 30: 16.67 are paid, whose share is 6.668.
    expect([await sumsOf(partner), await sumsOf(other)]).toEqual([
      [6.67, 0, 6.67],
      [0, 0, 0],
    ]);
    expect((await earningsOf(partner)).items).toMatchObject([{ amount: 6.67, taken: 5.33, taken_for: 'refund' }]);
  });

  it('is taken to the cent for a part, and again for the rest', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 50);

    await tell(order, 'refunded', 12.34);
    const afterPart = await sumsOf(partner);
    await tell(order, 'refunded', 20);

    // 37.66 are paid: 15.064, then 17.66: 7.064.
    expect([afterPart, await sumsOf(partner)]).toEqual([
      [15.06, 0, 15.06],
      [7.06, 0, 7.06],
    ]);
  });

  it('is taken from the wallet, and what was paid out becomes a debt that the next earnings meet', async () => {
    const [member, partner] = [await payer(), await makePartner(api, 'Clawback Paid Host', 100)];
    const [fina, finn] = [await makeStaff(api, 'Fina Claw', 'finance'), await makeStaff(api, 'Finn Claw', 'finance')];
    const order = await pay(member, 100);
    await spend(member, partner, 100);
    await mature(partner);
    await proveBooks(api.app.database);
    const { id } = (await cashOut(partner, 130)).body.payout;
    await decide(fina, id, 'approve');
    await decide(finn, id, 'pay');

    await tell(order, 'refunded', 100);

    // 10 gold were left of 140; 30 of the 40 are owed.
    expect([await sumsOf(partner), await debtOf(partner)]).toEqual([[0, 0, 100], 3_000]);
    const next = await payer();
    await pay(next, 200);
    await spend(next, partner, 200);
    await mature(partner);
    expect((await cashOut(partner, 51)).code).toBe(400_508);
    expect((await cashOut(partner, 50)).status).toBe(201);
  });

  it('is not touched while the wallet of the payer covers the refund', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 50);
    await pay(member);

    await tell(order, 'refunded', 50);

    expect(await sumsOf(partner)).toEqual([20, 0, 20]);
  });

  it('of gold that the house gave is not earned, and not taken', async () => {
    const [member, partner] = [await payer(), await earner()];
    await api.app.database.transaction((db) =>
      creditBonus(db, {
        key: newKey(),
        kind: 'bonus',
        cause: 'test',
        cause_id: 1,
        member_id: member.id,
        amount: 3_000,
      }),
    );
    const order = await pay(member);
    await spend(member, partner, 50);
    expect(await sumsOf(partner)).toEqual([8, 0, 8]);

    await tell(order, 'refunded', 50);

    expect([await sumsOf(partner), await debtOf(member)]).toEqual([[0, 0, 0], 2_000]);
  });

  it('is taken once, however often the refund and its effect are told', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 40);
    await tell(order, 'disputed', 50);
    await tell(order, 'disputed', 50);

    await api.app.database.transaction((db) => settleUnpaid(db, member.id));
    await tell(order, 'lost', 50);

    expect(await sumsOf(partner)).toEqual([0, 0, 0]);
    const [{ count } = {}] = await api.sql(
      `select count(*)::int from ledger_clawback c join ledger_earning e on e.transfer_id = c.earning_id
       where e.member_id = $1`,
      [partner.id],
    );
    expect(count).toBe(1);
  });

  it('is taken of many spendings in one movement, with one notification', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    for (let minute = 0; minute < 10; minute += 1) await spend(member, partner, 5);

    await tell(order, 'disputed', 50);

    expect((await noticesOf(partner)).filter(({ what }) => what.startsWith('share_'))).toMatchObject([{ amount: 20 }]);
  });
});

describe('a share that was taken back', () => {
  it('comes back when the dispute is won', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 50);
    await mature(partner);
    await tell(order, 'disputed', 50);
    expect(await sumsOf(partner)).toEqual([0, 0, 0]);

    await tell(order, 'won', 50);

    expect([await sumsOf(partner), await debtOf(partner)]).toEqual([[0, 20, 20], 0]);
    expect((await earningsOf(partner)).items).toMatchObject([{ amount: 20, taken: 0, taken_for: null }]);
    expect(await noticesOf(partner)).toContainEqual(expect.objectContaining({ what: 'share_returned', amount: 20 }));
  });

  it('settles the debt that it left', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 50);
    await mature(partner);
    await takeEarned(partner, 1_500);
    await tell(order, 'disputed', 50);
    expect(await debtOf(partner)).toBe(1_500);

    await tell(order, 'won', 50);

    expect([await sumsOf(partner), await debtOf(partner)]).toEqual([[0, 5, 20], 0]);
  });

  it('comes back as far as the payer pays the debt', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 50);
    await tell(order, 'refunded', 50);

    await pay(member, 20);

    expect(await sumsOf(partner)).toEqual([8, 0, 8]);
  });

  it('may mature while nothing of it is left', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    await spend(member, partner, 50);
    await tell(order, 'disputed', 50);
    await mature(partner);

    await tell(order, 'won', 50);

    expect(await sumsOf(partner)).toEqual([0, 20, 20]);
  });

  it('is not taken again when the thing itself is refunded', async () => {
    const [member, partner] = [await payer(), await earner()];
    const order = await pay(member);
    const { transfer_id } = await spend(member, partner, 50);
    await mature(partner);
    await tell(order, 'refunded', 20);

    await api.app.database.transaction((db) =>
      reverseTransfer(db, { key: newKey(), transfer_id, cause: 'test', cause_id: 1 }),
    );

    expect([await sumsOf(partner), await debtOf(partner)]).toEqual([[0, 0, 0], 0]);
  });
});

/** Moves earned gold out of the wallet, as a payout does. */
async function takeEarned(partner: Member, gold: number): Promise<void> {
  const order = { key: newKey(), kind: 'payout', cause: 'test', cause_id: (numbers += 1) } as const;
  await api.app.database.transaction((db) =>
    postTransfer(db, order, [partner.id], () => [
      { member_id: partner.id, wallet: 'earned', amount: -gold },
      { house: 'adjustment', amount: gold },
    ]),
  );
}
