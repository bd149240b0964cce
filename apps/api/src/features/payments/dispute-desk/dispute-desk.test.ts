import { disputesContract as contract } from '@peonia/contract/money/disputes.schema.ts';
import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { readPdf } from '../../../../test/fixtures/read-pdf.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, newKey, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../../test/money/prove-books.ts';
import { decideByStaff, financeStaff } from '../../../../test/money/release-by-staff.ts';
import { spendGold } from '../../ledger/public.ts';

let api: Api;
let fay: StaffMember;
let members = 0;
let told = 0;

beforeAll(async () => {
  api = await startApi();
  [fay] = await financeStaff(api);
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const due_at = '2031-05-06T07:08:09.000Z';
const tell = (order: PaymentOrder, kind: string, change: object = {}) =>
  deliver(
    api,
    'sandbox',
    sandboxWebhook(api, order, {
      event_id: `about:${(told += 1)}`,
      kind,
      refund: { id: `dispute of ${order.id}` },
      ...change,
    }),
  );
const listed = async (show: 'open' | 'sent' | 'won' | 'lost' | 'all') =>
  (await fay.call(contract.listDisputes, { query: { show } })).body.items;
const idOf = async (order: PaymentOrder) => (await listed('all')).find((row) => row.order === order.id)?.id ?? 0;
const caseOf = async (order: PaymentOrder) =>
  (await fay.call(contract.getDispute, { params: { id: await idOf(order) } })).body;
const note = (staff: Member, id: number) =>
  staff.call(contract.noteEvidence, { params: { id }, body: { note: 'Receipt and log-ins' } });
const spend = (member: Member, price: number) =>
  api.app.database.transaction((db) =>
    spendGold(db, { key: newKey(), kind: 'gift', cause: 'test', cause_id: 9, member_id: member.id, price }),
  );
const purchase = async (member: Member, amount: number) => {
  const { order } = await begin(member, 'sandbox', { amount });
  await press(api, order, 'approve');
  return order;
};

async function paid(): Promise<{ anna: Member; order: PaymentOrder }> {
  const anna = await api.register(`Disputer ${(members += 1)}`, { verified: true });
  return { anna, order: await purchase(anna, 50) };
}

async function evidenceOf(order: PaymentOrder, language = 'en'): Promise<string> {
  const reply = await fetch(`${api.address}/v1/staff/disputes/${await idOf(order)}/evidence`, {
    method: 'POST',
    headers: { authorization: `Bearer ${fay.token}`, 'accept-language': language },
  });
  return readPdf(new Uint8Array(await reply.arrayBuffer()));
}

// covers: Disputes for staff: deadline, what they block, evidence as PDF, evidence sent, won, lost
describe('a dispute at the desk', () => {
  it('is listed with its deadline and what it blocks', async () => {
    const { anna, order } = await paid();
    await spend(anna, 2_000);
    await tell(order, 'disputed', { dispute: { due_at } });

    const rows = await listed('open');
    const dispute = await caseOf(order);

    expect(rows.find((row) => row.order === order.id)).toMatchObject({ state: 'open', due_at, amount: 50 });
    expect(dispute.blocks).toEqual({ payments: true, payouts: false, debt: 20 });
  });

  it('is listed by its deadline, also on further pages', async () => {
    const [later, sooner] = [(await paid()).order, (await paid()).order];
    await tell(later, 'disputed', { dispute: { due_at: '2031-04-02T00:00:00.000Z' } });
    await tell(sooner, 'disputed', { dispute: { due_at: '2031-04-01T00:00:00.000Z' } });
    const ours = (rows: Awaited<ReturnType<typeof listed>>) =>
      rows.map(({ order }) => order).filter((order) => order === later.id || order === sooner.id);

    const query = { show: 'open', max_id: await idOf(sooner) } as const;
    const rest = (await fay.call(contract.listDisputes, { query })).body.items;

    expect([ours(await listed('open')), ours(rest)]).toEqual([[sooner.id, later.id], [later.id]]);
  });

  it('keeps a deadline that the provider states later', async () => {
    const { order } = await paid();
    await tell(order, 'disputed');
    const before = await caseOf(order);

    await tell(order, 'contested', { dispute: { due_at } });
    await tell(order, 'contested', { dispute: { isAnswered: true } });

    const after = await caseOf(order);
    expect([before.due_at, before.state, after.due_at, after.state]).toEqual([null, 'open', due_at, 'sent']);
    expect(after.evidence?.by).toBeNull();
  });

  it('is recorded as answered once, with who did it', async () => {
    const { order } = await paid();
    await tell(order, 'disputed');
    const id = await idOf(order);

    const codes = (await Promise.all([note(fay, id), note(fay, id)])).map(({ code }) => code);

    expect(codes.toSorted()).toEqual([400422, null]);
    expect(await caseOf(order)).toMatchObject({
      state: 'sent',
      evidence: { by: 'Fay Finance', note: 'Receipt and log-ins' },
    });
    expect((await listed('open')).map((row) => row.order)).not.toContain(order.id);
  });

  it('cannot be answered once it is decided', async () => {
    const { order } = await paid();
    await tell(order, 'disputed');
    await tell(order, 'lost');

    expect((await note(fay, await idOf(order))).code).toBe(400422);
    expect((await listed('lost')).map((row) => row.order)).toContain(order.id);
  });

  it('blocks nothing once it is won', async () => {
    const { order } = await paid();
    await tell(order, 'disputed');
    await tell(order, 'won');

    expect(await caseOf(order)).toMatchObject({
      state: 'won',
      blocks: { payments: false, payouts: false, debt: 0 },
    });
  });

  it('blocks the payouts of a partner', async () => {
    const { anna, order } = await paid();
    await api.sql('update account set is_partner = true where id = $1', [anna.id]);
    await tell(order, 'disputed');

    expect((await caseOf(order)).blocks.payouts).toBe(true);
  });
});

describe('the evidence', () => {
  it('holds receipt, purchases of this payment only, and masked addresses', async () => {
    const { anna, order } = await paid();
    await spend(anna, 1_500);
    await purchase(anna, 20);
    await spend(anna, 4_000);
    await tell(order, 'disputed');

    const text = await evidenceOf(order);

    // Of the second purchase, 35 gold came from the first payment.
    expect(text).toContain('15 gold');
    expect(text).toContain('35 gold');
    expect(text).toContain(order.id);
    expect(text).toContain(`${anna.email.slice(0, 1)}…@`);
    expect(text).not.toContain(anna.email);
  });

  it('is logged as a look at the member', async () => {
    const { anna, order } = await paid();
    await tell(order, 'disputed');
    await evidenceOf(order);

    const acts = await api.sql<{ detail: string }>(
      "select detail from staff_act where act = 'dispute.evidence-downloaded' and subject_ids @> array[$1::bigint]",
      [String(anna.id)],
    );

    expect(acts).toEqual([{ detail: `sandbox dispute of ${order.id}` }]);
  });

  it('is in the language of its reader', async () => {
    const { order } = await paid();
    await tell(order, 'disputed');

    expect(await evidenceOf(order, 'de')).toContain('Nachweise zu einer Zahlung');
  });
});

describe('an unlocked payer', () => {
  it('reads it in the panel, once', async () => {
    const { anna, order } = await paid();
    await tell(order, 'disputed');
    await tell(order, 'lost');

    await decideByStaff(api, order.id, { act: 'unlock' });
    while ((await api.app.outbox.drain()) > 0);

    const { items } = (await anna.call(notificationsContract.listNotifications)).body;
    expect(items.map(({ data }) => data.what)).toEqual(['unlocked']);
  });
});
