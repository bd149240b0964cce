import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { receiptsContract as contract } from '@peonia/contract/money/receipts.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { fetchPdf, readPdf } from '../../../../test/fixtures/read-pdf.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, press, sandboxWebhook } from '../../../../test/money/pay.ts';

let api: Api;
let members = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const payer = (name = `Receipt Payer ${(members += 1)}`) => api.register(name, { verified: true });
const paid = async (member: Member, options: Parameters<typeof begin>[2] = { amount: 20 }) => {
  const { order } = await begin(member, 'sandbox', options);
  await deliver(api, 'sandbox', sandboxWebhook(api, order));
  return order;
};
const refund = (order: Awaited<ReturnType<typeof paid>>, amount: number, kind = 'refunded') =>
  deliver(
    api,
    'sandbox',
    sandboxWebhook(api, order, {
      event_id: `${order.id}:${kind}:${amount}`,
      kind,
      amount,
      refund: { id: `re_${order.id}_${amount}` },
    }),
  );
const listed = async (member: Member, query: { max_id?: number } = {}) =>
  (await member.call(contract.listOwnPayments, { query })).body;
const receiptOf = async (member: Member, id: string) =>
  (await member.call(contract.getReceipt, { params: { id } })).body;

describe('the list of payments', () => {
  // covers: /bill
  it('shows every state, newest first', async () => {
    const member = await payer();
    const states: string[] = [];
    const orders = { open: (await begin(member, 'sandbox', { amount: 20 })).order };
    const failed = (await begin(member, 'sandbox', { amount: 50 })).order;
    await press(api, failed, 'decline');
    const part = await paid(member);
    await refund(part, 500);
    const full = await paid(member);
    await refund(full, 2_000);
    await paid(member);

    for (const { state } of (await listed(member)).items) states.push(state);

    expect(states).toEqual(['paid', 'refunded', 'part_refunded', 'failed', 'open']);
    expect((await listed(member)).items.at(-1)?.id).toBe(orders.open.id);
  });

  it('is paged without gap or repetition', async () => {
    const member = await payer();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await begin(member, 'sandbox', { amount: 20 })).order.id);
    const page = api.config.limits.trade_page;
    await api.sql(
      `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language)
       select md5($1::text || n::text), $1::bigint, 'page-key-' || n, '\\x00', 'sandbox', 100, $1::bigint, 100, 'USD', 'en' from generate_series(1, $2::int) n`,
      [`${member.id}`, page],
    );

    const first = await listed(member);
    const second = await listed(member, { max_id: first.max_id });

    expect([first.items.length, second.items.map(({ id }) => id), second.max_id]).toEqual([page, ids, -1]);
  });

  it('holds no payment of another member', async () => {
    const [member, other] = [await payer(), await payer()];
    await paid(other);

    expect((await listed(member)).items).toEqual([]);
  });

  it('names whom a pack was bought for', async () => {
    const [member, friend] = [await payer(), await payer('Yuki Gift Friend')];
    await paid(member, { month: 1, user_id: friend.id, agreed: true });

    expect((await listed(member)).items).toMatchObject([{ target: { user_id: friend.id, name: 'Yuki Gift Friend' } }]);
  });
});

describe('a receipt', () => {
  it('states what was given back of it', async () => {
    const member = await payer();
    const order = await paid(member);
    await refund(order, 500);

    expect(await receiptOf(member, order.id)).toMatchObject({
      state: 'part_refunded',
      amount: 20,
      refunded: 5,
      receipt: true,
      payer: `Receipt Payer ${members}`,
      refunds: [{ kind: 'refund', amount: 5, dispute: null }],
    });
  });

  it('of a dispute says that it is not decided', async () => {
    const member = await payer();
    const order = await paid(member);
    await refund(order, 2_000, 'disputed');

    expect(await receiptOf(member, order.id)).toMatchObject({ state: 'disputed', refunds: [{ dispute: 'open' }] });
  });

  it('of a dispute that is lost says that the bank took it back, and of one that is won that it is paid', async () => {
    const member = await payer();
    const [lost, won] = [await paid(member), await paid(member)];
    for (const [order, decision] of [
      [lost, 'lost'],
      [won, 'won'],
    ] as const) {
      await refund(order, 2_000, 'disputed');
      await refund(order, 2_000, decision);
    }

    expect((await listed(member)).items.map(({ id, state }) => [id, state])).toEqual([
      [won.id, 'paid'],
      [lost.id, 'lost'],
    ]);
    expect((await receiptOf(member, lost.id)).state).toBe('lost');
    const { text } = await fetchPdf(api, `/payment/orders/${lost.id}/receipt.pdf`, member);
    expect(text).toContain('Charged back by the bank');
  });

  it('of somebody else is unknown, as page and as PDF', async () => {
    const [member, other] = [await payer(), await payer()];
    const order = await paid(other);

    expect((await member.call(contract.getReceipt, { params: { id: order.id } })).status).toBe(404);
    expect((await fetchPdf(api, `/payment/orders/${order.id}/receipt.pdf`, member)).status).toBe(404);
  });

  it.each([
    ['en', 'Receipt', '$20.00'],
    ['de', 'Beleg', '20,00 $'],
    ['ja', '領収書', '$20.00'],
    ['zh-CN', '收据', 'US$20.00'],
    ['ko', '영수증', 'US$20.00'],
  ])('is printed for a reader of %s', async (language, title, amount) => {
    const member = await payer();
    const order = await paid(member);

    const { text, name } = await fetchPdf(api, `/payment/orders/${order.id}/receipt.pdf`, { ...member, language });

    expect(text.replaceAll('\u00A0', ' ')).toContain(amount);
    expect(text).toContain(title);
    expect(text.replaceAll(/\s/g, '')).toContain(order.id);
    expect(name).toBe(`receipt-${order.id.slice(0, 8)}.pdf`);
  });

  it('prints names of any writing', async () => {
    const [member, friend] = [await payer('Taro 山田太郎'), await payer('Chul 김철수')];
    const order = await paid(member, { month: 1, user_id: friend.id, agreed: true });

    const { text } = await fetchPdf(api, `/payment/orders/${order.id}/receipt.pdf`, member);

    expect(text).toContain('山田太郎');
    expect(text).toContain('김철수');
  });

  it('does not exist before money has arrived', async () => {
    const member = await payer();
    const { order } = await begin(member, 'sandbox', { amount: 20 });

    expect(await fetchPdf(api, `/payment/orders/${order.id}/receipt.pdf`, member)).toMatchObject({
      status: 400,
      code: 400_605,
    });
    expect(await receiptOf(member, order.id)).toMatchObject({ state: 'open', receipt: false });
  });

  it('comes with the mail', async () => {
    const member = await payer();
    const order = await paid(member);
    while ((await api.app.outbox.drain()) > 0);

    const [mail] = await api.sql<{ attachments: { name: string; type: string; content: string }[] }>(
      "select attachments from mail_outbox where recipient = $1 and body_text like '%' || $2 || '%'",
      [member.email, order.id],
    );

    expect(mail?.attachments).toMatchObject([{ name: `receipt-${order.id.slice(0, 8)}.pdf`, type: 'application/pdf' }]);
    expect(await readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'))).toContain('$20.00');
  });

  it('comes with the mail of a refund, which it states', async () => {
    const member = await payer();
    const order = await paid(member);
    while ((await api.app.outbox.drain()) > 0);

    await refund(order, 500);
    while ((await api.app.outbox.drain()) > 0);

    const [mail] = await api.sql<{ attachments: { name: string; content: string }[] }>(
      'select attachments from mail_outbox where recipient = $1 order by id desc limit 1',
      [member.email],
    );
    expect(mail?.attachments.map(({ name }) => name)).toEqual([`receipt-${order.id.slice(0, 8)}.pdf`]);
    expect(await readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'))).toContain('$5.00');
  });
});

it('shows a payment that was given up', async () => {
  const member = await payer();
  const { order } = await begin(member, 'sandbox', { amount: 20 });
  await member.call(paymentsContract.cancelOrder, { params: { id: order.id }, body: { cancel: true } });

  expect(await receiptOf(member, order.id)).toMatchObject({ state: 'cancelled', receipt: false });
});
