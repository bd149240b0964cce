import { paymentDeskContract as contract } from '@peonia/contract/money/payment-desk.schema.ts';
import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, buy, deliver, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../../test/money/prove-books.ts';
import { financeStaff } from '../../../../test/money/release-by-staff.ts';

let api: Api;
let fay: StaffMember;
let finn: StaffMember;
let members = 0;
let told = 0;

beforeAll(async () => {
  api = await startApi();
  [fay, finn] = await financeStaff(api);
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const tell = (order: PaymentOrder, kind: 'disputed' | 'won' | 'lost') =>
  deliver(
    api,
    'sandbox',
    sandboxWebhook(api, order, { event_id: `told:${(told += 1)}`, kind, refund: { id: `dispute of ${order.id}` } }),
  );
const caseOf = async ({ id }: PaymentOrder) => (await fay.call(contract.getPaymentCase, { params: { id } })).body;
const buyCode = async (member: Member) => (await buy(member, 'sandbox', { amount: 20 })).code;
const reason = 'The bank has closed it';
const unlock = (staff: Member, { id }: PaymentOrder) =>
  staff.call(contract.askPaymentAct, { params: { id }, body: { act: 'unlock', reason } });
const confirm = (staff: Member, { id }: PaymentOrder, request: number) =>
  staff.call(contract.decidePaymentRequest, { params: { id }, body: { request, confirm: true, reason } });

async function paid(): Promise<{ anna: Member; order: PaymentOrder }> {
  const anna = await api.register(`Loser ${(members += 1)}`, { verified: true });
  const { order } = await begin(anna, 'sandbox', { amount: 50 });
  await press(api, order, 'approve');
  return { anna, order };
}

// covers: A dispute is open, won or lost, and two members of the staff unlock its payer
describe('a lost dispute', () => {
  it('keeps what was taken and the lock, however often it is reported', async () => {
    const { anna, order } = await paid();
    await tell(order, 'disputed');
    const open = await caseOf(order);
    for (let again = 0; again < 3; again += 1) await tell(order, 'lost');
    const lost = await caseOf(order);

    expect([open, lost].map(({ refunds, locks }) => [refunds.map(({ dispute }) => dispute), locks])).toEqual([
      [['open'], true],
      [['lost'], true],
    ]);
    expect([(await anna.me()).balance, await buyCode(anna)]).toEqual([0, 400073]);
  });

  it('takes the gold back where it is reported before its dispute', async () => {
    const { anna, order } = await paid();

    await tell(order, 'lost');
    await tell(order, 'disputed');

    expect((await caseOf(order)).refunds.map(({ dispute, gold }) => [dispute, gold])).toEqual([['lost', 50]]);
    expect((await anna.me()).balance).toBe(0);
  });

  it('can still be won, which gives everything back', async () => {
    const { anna, order } = await paid();
    await tell(order, 'disputed');
    await tell(order, 'lost');

    await tell(order, 'won');

    expect((await caseOf(order)).refunds.map(({ dispute }) => dispute)).toEqual(['won']);
    expect([(await anna.me()).balance, await buyCode(anna)]).toEqual([50, null]);
  });

  it('is listed as disputed only while it is open', async () => {
    const { order } = await paid();
    const listed = async () =>
      (await fay.call(contract.listPayments, { query: { show: 'disputed' } })).body.items.map(({ id }) => id);
    await tell(order, 'disputed');
    const before = await listed();
    await tell(order, 'lost');

    expect([before.includes(order.id), (await listed()).includes(order.id)]).toEqual([true, false]);
  });
});

describe('the lock of a dispute', () => {
  it('is lifted by two members of the staff, never by one', async () => {
    const { anna, order } = await paid();
    await tell(order, 'disputed');
    await tell(order, 'lost');
    const { body } = await unlock(fay, order);
    const request = body.requests[0]?.id ?? 0;

    const alone = await confirm(fay, order, request);
    const locked = await buyCode(anna);
    const both = await confirm(finn, order, request);

    expect([alone.code, locked, both.body.locks, await buyCode(anna)]).toEqual([400420, 400073, false, null]);
  });

  it('when lifted is told to the member once, by mail', async () => {
    const { anna, order } = await paid();
    await tell(order, 'disputed');
    await tell(order, 'lost');
    const { body } = await unlock(fay, order);
    const mails = async () => (await mailsTo(api, anna.email)).filter((mail) => mail.includes('You can pay again'));

    const before = await mails();
    for (let again = 0; again < 2; again += 1) await confirm(finn, order, body.requests[0]?.id ?? 0);

    const after = await mails();
    expect([before.length, after.length]).toEqual([0, 1]);
    expect(after[0]).toContain(`/bill/payments/${order.id}`);
  });

  it('cannot be lifted where there is none', async () => {
    const { order } = await paid();
    const before = await unlock(fay, order);
    await tell(order, 'disputed');
    await tell(order, 'won');

    expect([before.code, (await unlock(fay, order)).code]).toEqual([400422, 400422]);
  });
});
