import { disputesContract } from '@peonia/contract/money/disputes.schema.ts';
import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../test/fixtures/read-pdf.ts';
import { begin, deliver } from '../../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../../test/money/prove-books.ts';
import { decideByStaff, financeStaff } from '../../../../test/money/release-by-staff.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';
import { there } from '../../../../test/there.ts';

let all: Providers;
let members = 0;

beforeAll(async () => {
  all = await startProviders();
});
afterEach(() => requireProvenBooks(all.api.app.database));
afterAll(() => all.close());

const reason = 'The log-ins show it';
const drain = async () => {
  while ((await all.api.app.outbox.drain()) > 0);
};
const caseOf = async (order: string) => {
  const [fay] = await financeStaff(all.api);
  const { items } = (await fay.call(disputesContract.listDisputes, { query: { show: 'all' } })).body;
  const { id } = there(items.find((row) => row.order === order));
  return (await fay.call(disputesContract.getDispute, { params: { id } })).body;
};

/** A payment by Stripe that its payer disputes. */
async function disputed() {
  const anna = await all.api.register(`Disputer ${(members += 1)}`, { verified: true });
  const { order } = await begin(anna, 'stripe', { amount: 50 });
  await deliver(all.api, 'stripe', all.stripe.pay(order.id));
  const { payment_intent } = all.stripe.sessionOf(order.id);
  const dispute = `dp_${order.id}`;
  const tell = (type: string, status: string) =>
    deliver(
      all.api,
      'stripe',
      all.stripe.event(type, {
        object: 'dispute',
        id: dispute,
        payment_intent,
        amount: 5_000,
        currency: 'usd',
        status,
        evidence_details: { due_by: 1_935_000_000 },
      }),
    );
  await tell('charge.dispute.created', 'needs_response');
  return { anna, id: order.id, dispute, tell };
}

const ask = (id: string) => decideByStaff(all.api, id, { act: 'evidence' });

// covers: Evidence about a dispute goes to Stripe by two members of the staff
describe('evidence that two members of the staff send', () => {
  it('is uploaded as PDF and submitted once', async () => {
    const { anna, id, dispute } = await disputed();
    const before = await caseOf(id);

    await ask(id);
    await drain();

    const [sent, ...more] = all.stripe.evidence.get(dispute) ?? [];
    const fields = Object.fromEntries(there(sent));
    const file = fields['evidence[service_documentation]'] ?? '';
    const text = await readPdf(new Uint8Array(there(all.stripe.files.get(file))));
    const after = await caseOf(id);
    expect([before.submission, more]).toEqual([{ offered: true, requests: [] }, []]);
    expect(fields).toMatchObject({ submit: 'true', 'evidence[product_description]': expect.stringContaining('gold') });
    expect(text).toContain(id);
    expect(text).not.toContain(anna.email);
    expect(after).toMatchObject({
      state: 'sent',
      evidence: { by: 'Fay Finance', note: 'Asked by the payer' },
      submission: { offered: false, requests: [{ act: 'evidence', state: 'done', file }] },
    });
  });

  it('blocks other requests while it is on its way, which says so', async () => {
    const { id } = await disputed();
    const [fay, finn] = await financeStaff(all.api);
    const askUnlock = () =>
      fay.call(paymentDeskContract.askPaymentAct, { params: { id }, body: { act: 'unlock', reason } });
    // As it is between the confirmation and the reply of the provider.
    await all.api.sql(
      `insert into payment_request (order_id, act, reason, asked_by, state, decided_by, decided_at, detail, dispute_id)
       select o.id, 'evidence', $2, $3, 'approved', $4, now(), $2, d.id
       from payment_order o join payment_dispute d on d.order_id = o.id where o.public_id = $1`,
      [id, reason, fay.id, finn.id],
    );

    const { code } = await askUnlock();
    await all.api.sql("update payment_request set state = 'done' where state = 'approved'");

    expect([code, (await askUnlock()).status]).toEqual([400424, 200]);
  });

  it('is sent by nobody alone', async () => {
    const { id, dispute } = await disputed();
    const [fay] = await financeStaff(all.api);
    const { body } = await fay.call(paymentDeskContract.askPaymentAct, {
      params: { id },
      body: { act: 'evidence', reason },
    });
    const request = there(body.requests[0]).id;

    const { code } = await fay.call(paymentDeskContract.decidePaymentRequest, {
      params: { id },
      body: { request, confirm: true, reason },
    });
    await drain();

    expect([code, all.stripe.evidence.has(dispute)]).toEqual([400420, false]);
    expect((await caseOf(id)).submission.requests).toMatchObject([{ state: 'open', own: true, file: null }]);
  });

  it('shows on the dispute why Stripe refuses it, and can be asked for again', async () => {
    const { id, dispute } = await disputed();
    all.stripe.closedDisputes.add(dispute);
    await ask(id);
    await drain();
    const refused = await caseOf(id);
    all.stripe.closedDisputes.delete(dispute);

    await ask(id);
    await drain();

    expect(refused).toMatchObject({
      state: 'open',
      evidence: null,
      submission: { offered: true, requests: [{ state: 'failed', detail: 'This dispute is already closed' }] },
    });
    expect((await caseOf(id)).submission.requests.map(({ state }) => state)).toEqual(['done', 'failed']);
  });

  it('is the same file and submission when it is retried', async () => {
    const { id, dispute } = await disputed();
    await ask(id);
    const [request] = await all.api.sql<{ id: number }>(
      "select max(id)::int as id from payment_request where act = 'evidence'",
    );
    await drain();
    // The program died before it stored what Stripe had answered.
    await all.api.sql('alter table payment_request disable trigger payment_request_change');
    await all.api.sql("update payment_request set state = 'approved' where id = $1", [request?.id]);
    await all.api.sql('alter table payment_request enable trigger payment_request_change');
    const files = all.stripe.files.size;
    await all.api.sql("insert into outbox (topic, payload) values ('payments.evidence', $1)", [
      JSON.stringify({ request_id: request?.id }),
    ]);

    await drain();

    expect([all.stripe.evidence.get(dispute)?.length, all.stripe.files.size]).toEqual([1, files]);
    expect((await caseOf(id)).submission.requests[0]?.state).toBe('done');
  });

  it('is not offered once Stripe has it, or where the provider takes none', async () => {
    const { id, tell } = await disputed();
    await tell('charge.dispute.updated', 'under_review');
    const anna = await all.api.register(`Disputer ${(members += 1)}`, { verified: true });
    const { order } = await begin(anna, 'paypal', { amount: 50 });
    await deliver(all.api, 'paypal', all.paypal.approve(order.id));
    await drain();
    await deliver(
      all.api,
      'paypal',
      all.paypal.event('CUSTOMER.DISPUTE.CREATED', {
        dispute_id: `PP-${order.id}`,
        dispute_amount: { currency_code: 'USD', value: '50.00' },
        disputed_transactions: [{ seller_transaction_id: `CAP${all.paypal.orderOf(order.id).id}` }],
      }),
    );

    const [fay] = await financeStaff(all.api);
    const codes = await Promise.all(
      [id, order.id].map(
        async (one) =>
          (
            await fay.call(paymentDeskContract.askPaymentAct, {
              params: { id: one },
              body: { act: 'evidence', reason },
            })
          ).code,
      ),
    );

    expect([(await caseOf(id)).submission.offered, (await caseOf(order.id)).submission.offered]).toEqual([
      false,
      false,
    ]);
    expect(codes).toEqual([400422, 400422]);
  });
});
