import { staffSearchContract as contract } from '@peonia/contract/staff/staff-search.schema.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let admin: StaffMember;
let support: StaffMember;
let member: Member;
const payment = 'ab'.repeat(16);

beforeAll(async () => {
  api = await startApi();
  admin = await makeStaff(api, 'Admin Ada', 'admin');
  support = await makeStaff(api, 'Support Sue', 'support');
  member = await api.register('Paula Pine', { photo: true });
  await api.sql(
    `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language, provider_ref)
     values ($1, $2, 'k', '', 'sandbox', 5000, $2, 5000, 'USD', 'en', 'ref-77')`,
    [payment, member.id],
  );
});
afterAll(() => api.close());

const find = async (q: string, staff = admin) => (await staff.call(contract.searchStaff, { query: { q } })).body.items;

describe('the search of the staff', () => {
  // covers: Search on every staff page: members, cases, orders, payments, transfers and files by role, logged
  it('finds a member by number, name and address', async () => {
    for (const q of [String(member.id), 'Paula', member.email]) {
      const hits = await find(q);
      expect(hits.filter(({ kind }) => kind === 'member')).toMatchObject([{ id: member.id, text: 'Paula Pine' }]);
    }
  });

  it('finds a ticket by number, also with a number sign', async () => {
    await member.call(supportContract.openTicket, { body: { category: 'account', content: 'I lost my phone.' } });
    const [ticket] = await api.sql<{ id: number }>('select id from support_ticket');

    const hits = await find(`#${ticket?.id}`);

    expect(hits.find(({ kind }) => kind === 'ticket')).toMatchObject({ id: ticket?.id, member_id: member.id });
  });

  it('finds tickets of a guest by their address', async () => {
    await api.sql(
      "insert into support_ticket (category, name, email, language, content) values ('account', 'Guest', 'g@example.com', 'en', 'Hi')",
    );

    expect(await find('g@example.com')).toMatchObject([{ kind: 'ticket', text: 'Guest', member_id: null }]);
  });

  it('finds a payment by its number and by the reference of the gateway', async () => {
    for (const q of [payment, 'ref-77']) {
      const hits = await find(q);
      expect(hits.filter(({ kind }) => kind === 'payment')).toMatchObject([{ text: 'created', member_id: member.id }]);
    }
  });

  it('finds an upload by the name of its file', async () => {
    const [upload] = await api.sql<{ id: number; name: string }>('select id, name from upload where owner_id = $1', [
      member.id,
    ]);

    expect(await find(upload?.name ?? '')).toMatchObject([{ kind: 'upload', id: upload?.id, member_id: member.id }]);
  });

  it('finds a transfer by its key', async () => {
    await api.sql(
      "insert into ledger_transfer (key, kind, cause, cause_id) values ('test:search', 'spend', 'test', 1)",
    );

    expect(await find('test:search')).toMatchObject([{ kind: 'transfer', text: 'spend', member_id: null }]);
  });

  it('shows only the kinds of the own roles', async () => {
    const kinds = new Set((await find('ref-77', support)).map(({ kind }) => kind));

    expect([...kinds]).not.toContain('payment');
  });

  it('logs what was found, and not what was typed', async () => {
    await find(member.email);

    const [entry] = await api.sql<{ act: string; subject: string; subject_ids: number[]; detail: string }>(
      'select act, subject, subject_ids::integer[], detail from staff_act order by id desc limit 1',
    );
    expect(entry).toEqual({ act: 'search.found', subject: 'account', subject_ids: [member.id], detail: '' });
  });
});
