import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../src/features/moderation/audit/audit.sql.ts';
import { queues } from '../../src/features/moderation/complaints/complaint-queue.sql.ts';
import { searchOrders } from '../../src/features/payments/desk/payment-desk.sql.ts';
import { dueTickets, solvedTickets } from '../../src/features/support/desk/desk.sql.ts';
import { startApi, type Api } from '../api.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import { there } from '../there.ts';

let api: Api;
let ada: StaffMember;
const rows = 10_000;
/** Blocks that a page may read: its rows, and the way through an index to each. The tables have hundreds. */
const most = 160;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Ada Reads', 'admin');
  await api.sql(
    `insert into complaint (member_id, report_type, report_id, content, accused_name, state, is_urgent, decided_at, reason, act)
     select null, 'user', 0, 'spam: Case ' || n, 'Accused', case when n > $1 then 'dismissed' else 'open' end, n % 100 = 0,
       case when n > $1 then now() end, case when n > $1 then 'no_proof' end, case when n > $1 then 'none' end
     from generate_series(1, 2 * $1::int) n`,
    [rows],
  );
  await api.sql(
    `insert into staff_act (staff_id, act, subject, subject_ids, detail)
     select $1, 'member.looked', 'account', array[n], 'Ticket ' || n from generate_series(1, $2::int) n`,
    [ada.id, rows],
  );
  await api.sql(
    `insert into support_ticket (category, name, email, language, content, status, due_at)
     select 'account', 'Guest ' || n, 'guest' || n || '@example.com', 'en', 'Question ' || n,
       case when n % 2 = 0 then 'open' else 'solved' end, now() + make_interval(mins => n) from generate_series(1, 2 * $1::int) n`,
    [rows],
  );
  await api.sql(
    `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language, state)
     select md5(n::text), $1, 'key-' || n, '\\x00', 'sandbox', 100, $1, 100, 'USD', 'en', 'failed' from generate_series(1, $2::int) n`,
    [ada.id, rows],
  );
  await api.sql('analyze');
});
afterAll(() => api.close());

interface Statement {
  readonly text: string;
  readonly params: readonly string[];
}

async function blocksOf({ text, params }: Statement, values: Readonly<Record<string, unknown>>): Promise<number> {
  const [row] = await api.sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, format json) ${text}`,
    params.map((name) => values[name] ?? null),
  );
  const { Plan } = there(row?.['QUERY PLAN'][0]);
  return (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
}

const idAt = async (sql: string) => (await api.sql<{ id: number }>(sql))[0]?.id;

// covers: Long lists of the staff are read by key: a page late in 10,000 rows costs what the first one costs
describe('a list of 10,000 rows', () => {
  const far = 1_000_000_000_000_000;
  const payments = { show: 'all', gateways: ['sandbox'], most: 31 };

  it.each<[string, Statement, Record<string, unknown>, () => Promise<Record<string, unknown>>]>([
    ['open complaints', queues.open, { staff_id: 1, after: 0, most: 21 }, async () => ({ after: far + rows - 100 })],
    [
      'decided complaints',
      queues.decided,
      { staff_id: 1, after: 0, most: 21 },
      async () => ({
        after: far - ((await idAt('select min(id) + 100 as id from complaint where state <> $$open$$')) ?? 0),
      }),
    ],
    [
      'the audit log',
      auditEntries,
      { most: 101 },
      async () => ({ before: await idAt('select min(id) + 150 as id from staff_act') }),
    ],
    [
      'open tickets',
      dueTickets,
      { most: 21 },
      async () => ({
        last: await idAt(
          'select id from support_ticket where status = $$open$$ order by due_at desc offset 100 limit 1',
        ),
      }),
    ],
    [
      'solved tickets',
      solvedTickets,
      { status: 'solved', most: 21 },
      async () => ({ last: await idAt('select min(id) + 200 as id from support_ticket') }),
    ],
    [
      'payments',
      searchOrders,
      { ...payments, before: Number.MAX_SAFE_INTEGER },
      async () => ({ ...payments, before: await idAt('select min(id) + 100 as id from payment_order') }),
    ],
  ])('reads the first and a late page of %s without touching the rest', async (_name, statement, first, late) => {
    const blocks = [await blocksOf(statement, first), await blocksOf(statement, { ...first, ...(await late()) })];

    expect(Math.max(...blocks)).toBeLessThan(most);
  });

  it('is walked page by page without a gap or a repetition', async () => {
    const seen: { id: number; urgent: boolean }[] = [];
    for (let max_id: number | undefined; max_id !== -1 && seen.length < 240;) {
      const { body } = await ada.call(complaintsContract.listComplaints, {
        query: { show: 'open', ...(max_id === undefined ? {} : { max_id }) },
      });
      seen.push(...body.items.map(({ id, urgent }) => ({ id, urgent })));
      max_id = body.max_id;
    }

    const ids = await api.sql<{ id: number; urgent: boolean }>(
      "select id, is_urgent as urgent from complaint where state = 'open' order by is_urgent desc, id limit 240",
    );
    expect(seen).toEqual(ids);
  });
});
