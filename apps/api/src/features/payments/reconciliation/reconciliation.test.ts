import { booksContract } from '@peonia/contract/money/books.schema.ts';
import { reconciliationContract as contract } from '@peonia/contract/money/reconciliation.schema.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { begin, deliver, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { financeStaff } from '../../../../test/money/release-by-staff.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
let fay: StaffMember;
let finn: StaffMember;
let members = 0;
let reports = 0;

beforeAll(async () => {
  api = await startApi();
  [fay, finn] = await financeStaff(api);
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => api.close());

const payer = () => api.register(`Settled ${(members += 1)}`, { verified: true });
const paid = async (amount: number) => {
  const { order } = await begin(await payer(), 'sandbox', { amount });
  await press(api, order, 'approve');
  return order;
};
const line = (fields: { order?: string; kind?: string; amount?: string; fee?: string; time?: string; id?: string }) =>
  [
    fields.id ?? `line-${(reports += 1)}`,
    fields.time ?? '2026-03-01T10:00:00Z',
    fields.order ?? '',
    fields.kind ?? 'payment',
    fields.amount ?? '0',
    fields.fee ?? '0',
    'USD',
  ].join(',');
const report = (...lines: string[]) => ['id,time,order,kind,amount,fee,currency', ...lines].join('\n');
const importReport = (csv: string, staff = fay) =>
  staff.call(contract.importSettlement, { body: { gateway: 'sandbox', name: 'march.csv', csv } });
const differencesOf = async (subject: string) =>
  (await fay.call(contract.listDifferences, {})).body.items.filter((one) => one.subject === subject);
const feesOf = async () =>
  (await api.sql<{ fees: number }>("select sum(balance)::int as fees from ledger_account where kind = 'fees'"))[0]
    ?.fees;

/** An order that the provider has never heard of, as a difference. */
async function openDifference(): Promise<number> {
  const subject = `unknown-${(reports += 1)}`;
  await importReport(report(line({ id: subject, amount: '20.00' })));
  const [found] = await differencesOf(subject);
  return found?.id ?? 0;
}

// covers: Settlement reports of the providers are imported once, compared with the orders, and their fees booked
describe('a settlement report', () => {
  it('that agrees with the orders leaves no difference', async () => {
    const order = await paid(20);

    const { body } = await importReport(report(line({ order: order.id, amount: '20.00', fee: '0.88' })));

    expect(body).toMatchObject({ state: 'imported', differences: 0, known_lines: 0, problems: [] });
    expect(body.settlement).toMatchObject({ lines: 1, fee: 0.88, fee_gold: 0.88, imported_by: 'Fay Finance' });
  });

  it('shows another amount, an unknown payment, a missing credit and a missing refund', async () => {
    const [fine, unpaid] = [await paid(20), (await begin(await payer(), 'sandbox', { amount: 50 })).order];

    await importReport(
      report(
        line({ order: fine.id, amount: '19.99' }),
        line({ order: unpaid.id, amount: '50.00' }),
        line({ order: fine.id, amount: '-5.00', kind: 'refund' }),
        line({ id: 'stranger', order: 'f'.repeat(32), amount: '7.00' }),
      ),
    );

    const kinds = async (subject: string) => (await differencesOf(subject)).map(({ what }) => what).toSorted();
    expect(await kinds(fine.id)).toEqual(['not_refunded', 'other_amount']);
    expect(await kinds(unpaid.id)).toEqual(['not_credited']);
    expect(await kinds('stranger')).toEqual(['unknown']);
  });

  it('misses orders that were credited between its first and its last day', async () => {
    const [inside, listed] = [await paid(20), await paid(20)];
    const now = Date.now();
    const time = (days: number) => new Date(now + days * 86_400_000).toISOString();

    await importReport(
      report(
        line({ time: time(-2), kind: 'fee' }),
        line({ time: time(0), order: listed.id, amount: '20.00' }),
        line({ time: time(2), kind: 'fee' }),
      ),
    );

    expect((await differencesOf(inside.id)).map(({ what }) => what)).toEqual(['not_paid']);
    expect(await differencesOf(listed.id)).toEqual([]);
  });

  it('of transfers to the bank alone misses no orders', async () => {
    const order = await paid(20);
    const time = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

    await importReport(
      report(
        line({ time: time(-2), kind: 'transfer', amount: '-5.00' }),
        line({ time: time(2), kind: 'transfer', amount: '-5.00' }),
      ),
    );

    expect(await differencesOf(order.id)).toEqual([]);
  });

  it('changes nothing when it comes again, whole or in part', async () => {
    const before = (await feesOf()) ?? 0;
    const lines = [line({ kind: 'fee', fee: '1.00' }), line({ kind: 'fee', fee: '2.00' })];
    await importReport(report(...lines));

    const again = await importReport(report(...lines));
    const overlapping = await importReport(report(...lines, line({ kind: 'fee', fee: '0.25' })));

    expect(again.body).toMatchObject({ state: 'known', settlement: { fee: 3 } });
    expect(overlapping.body).toMatchObject({ state: 'imported', known_lines: 2, settlement: { fee: 0.25 } });
    expect((await feesOf()) ?? 0).toBe(before - 325);
  });

  it('books what the provider transferred to the bank, and what it took back from there', async () => {
    const balances = async () => {
      const { body } = await fay.call(booksContract.getTrialBalance);
      return (['clearing', 'bank'] as const).map((name) =>
        Math.round((body.accounts.find(({ account }) => account === name)?.closing ?? 0) * 100),
      );
    };
    const [clearing = 0, bank = 0] = await balances();

    const { body } = await importReport(
      report(line({ kind: 'transfer', amount: '-30.00' }), line({ kind: 'transfer', amount: '5.50' })),
    );

    expect(body).toMatchObject({ differences: 0, settlement: { bank_gold: 24.5, fee_gold: 0 } });
    expect(await balances()).toEqual([clearing + 2_450, bank - 2_450]);
  });

  it('that arrives twice at once is imported once', async () => {
    const before = (await feesOf()) ?? 0;
    const csv = report(line({ kind: 'fee', fee: '4.00' }));

    const states = (await Promise.all([importReport(csv), importReport(csv, finn)])).map(({ body }) => body.state);

    expect(states.toSorted()).toEqual(['imported', 'known']);
    expect(await feesOf()).toBe(before - 400);
  });

  it('with one wrong line is not imported at all', async () => {
    const before = await feesOf();

    const { body } = await importReport(report(line({ kind: 'fee', fee: '1.00' }), line({ kind: 'fee', fee: 'x' })));

    expect(body).toMatchObject({ state: 'invalid', settlement: null });
    expect(body.problems).toEqual([{ line: 3, problem: 'fee', column: 'fee' }]);
    expect(await feesOf()).toBe(before);
  });

  it('is refused without its columns, without a line, and beyond its size', async () => {
    const refused = async (csv: string) => (await importReport(csv)).code;
    const { settlement_lines: most } = api.config.limits;

    expect(await refused('a,b\n1,2')).toBe(400570);
    expect(await refused(report())).toBe(400572);
    expect(await refused(report(...Array.from({ length: most + 1 }, () => line({}))))).toBe(400571);
  });

  it('books the fees of any lines exactly, and gives back what a provider gave back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -5_000, max: 9_999 }), { minLength: 1, maxLength: 8 }),
        async (fees) => {
          const before = (await feesOf()) ?? 0;
          await importReport(report(...fees.map((fee) => line({ kind: 'fee', fee: (fee / 100).toFixed(2) }))));
          expect(await feesOf()).toBe(before - fees.reduce((sum, fee) => sum + fee, 0));
        },
      ),
      { numRuns: 10 },
    );
    expect(await proveBooks(api.app.database)).toEqual([]);
  });
});

// covers: Differences between provider and books are open, explained, corrected by two of the staff, or resolved
describe('a difference', () => {
  it('is found by the daily comparison, and resolved when the credit arrives', async () => {
    const { order } = await begin(await payer(), 'sandbox', { amount: 50 });
    await api.sql(
      "insert into payment_sandbox (public_id, act, effective_at) values ($1, 'approve', now() - interval '1 hour')",
      [order.id],
    );
    await runJob(api, 'payments.compare');
    const found = await differencesOf(order.id);

    await deliver(api, 'sandbox', sandboxWebhook(api, order));
    await runJob(api, 'payments.compare');

    expect(found).toMatchObject([{ what: 'not_credited', state: 'open', theirs: 50, ours: 50, currency: 'USD' }]);
    expect(await differencesOf(order.id)).toMatchObject([{ state: 'resolved' }]);
  });

  it('is explained with a reason, and can be opened again', async () => {
    const id = await openDifference();
    const decide = (state: 'explained' | 'open') =>
      fay.call(contract.explainDifference, { params: { id }, body: { state, reason: 'Paid to another shop' } });

    const explained = await decide('explained');
    const twice = await decide('explained');
    const open = await decide('open');

    expect(explained.body).toMatchObject({
      state: 'explained',
      reason: 'Paid to another shop',
      decided_by: 'Fay Finance',
    });
    expect(twice.code).toBe(400573);
    expect(open.body).toMatchObject({ state: 'open', reason: null });
  });

  it('is corrected by an entry that a second person confirms', async () => {
    const id = await openDifference();
    const before = (await feesOf()) ?? 0;
    const asked = await fay.call(contract.askCorrection, {
      params: { id },
      body: { debit: 'fees', credit: 'clearing', gold: 1.25, reason: 'A fee of the bank' },
    });
    const correction = asked.body.corrections[0]?.id ?? 0;
    const decide = (staff: StaffMember) =>
      staff.call(contract.decideCorrection, {
        params: { id },
        body: { correction, confirm: true, reason: 'Seen on the statement' },
      });

    const own = await decide(fay);
    const explained = await fay.call(contract.explainDifference, {
      params: { id },
      body: { state: 'explained', reason: 'Meanwhile' },
    });
    const other = await decide(finn);
    const again = await decide(finn);

    expect([own.code, explained.code, again.code]).toEqual([400420, 400574, 400573]);
    expect(other.body).toMatchObject({ state: 'corrected', corrections: [{ state: 'done', gold: 1.25 }] });
    expect(await feesOf()).toBe(before - 125);
    const found = await fay.call(booksContract.listBookTransfers, { query: { q: `correction:${correction}` } });
    expect(found.body.items).toMatchObject([{ cause: 'correction', amount: 1.25 }]);
  });

  it('takes one correction at a time, between clearing and another account', async () => {
    const id = await openDifference();
    const ask = (debit: 'clearing' | 'revenue' | 'fees', credit: 'clearing' | 'revenue') =>
      fay.call(contract.askCorrection, { params: { id }, body: { debit, credit, gold: 1, reason: 'A mistake' } });

    const codes = [await ask('fees', 'revenue'), await ask('clearing', 'clearing'), await ask('clearing', 'revenue')];
    const second = await ask('clearing', 'revenue');

    expect(codes.map(({ code, status }) => code ?? status)).toEqual([400575, 400575, 200]);
    expect(second.code).toBe(400574);
  });

  it('stays open when the colleague refuses, and no gold moves', async () => {
    const id = await openDifference();
    const before = await feesOf();
    const asked = await fay.call(contract.askCorrection, {
      params: { id },
      body: { debit: 'fees', credit: 'clearing', gold: 3, reason: 'A fee of the bank' },
    });

    const { body } = await finn.call(contract.decideCorrection, {
      params: { id },
      body: { correction: asked.body.corrections[0]?.id ?? 0, confirm: false, reason: 'Not on the statement' },
    });

    expect(body).toMatchObject({ state: 'open', asked: false, corrections: [{ state: 'refused' }] });
    expect(await feesOf()).toBe(before);
  });

  it('cannot be confirmed by who asked, by the database itself', async () => {
    const id = await openDifference();
    await fay.call(contract.askCorrection, {
      params: { id },
      body: { debit: 'fees', credit: 'clearing', gold: 3, reason: 'A fee of the bank' },
    });

    const own = api.sql(
      "update payment_correction set state = 'done', decided_by = asked_by, decided_at = now() where state = 'open'",
    );

    await expect(own).rejects.toThrow('payment_correction_second_person');
  });

  it('is exported without formulas', async () => {
    await api.sql(
      "insert into payment_difference (gateway, what, subject, day, theirs) values ('sandbox', 'unknown', '=1+1', '2026-03-01', 700)",
    );

    const reply = await fetch(`${api.address}/v1/staff/differences/open/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fay.token}` },
    });
    const text = await reply.text();

    expect(text).toContain("2026-03-01,sandbox,unknown,'=1+1,7.00,,,open,");
  });

  it('follows the others over all pages, none twice', async () => {
    for (let index = 0; index < 35; index += 1)
      await api.sql(
        "insert into payment_difference (gateway, what, subject, day) values ('paypal', 'unknown', $1, '2026-03-01')",
        [`page-${index}`],
      );

    const ids: number[] = [];
    for (let max_id: number | undefined; max_id !== -1;) {
      const query = { gateway: 'paypal', ...(max_id === undefined ? {} : { max_id }) } as const;
      const { body } = await fay.call(contract.listDifferences, { query });
      ids.push(...body.items.map(({ id }) => id));
      max_id = body.max_id;
    }

    expect([ids.length, new Set(ids).size]).toEqual([35, 35]);
  });
});
