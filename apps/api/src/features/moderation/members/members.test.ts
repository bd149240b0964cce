import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { staffMembersContract as members } from '@peonia/contract/moderation/members.schema.ts';
import type { MemberAct } from '@peonia/contract/moderation/members.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { paidTravel } from '../../../../test/fixtures/request-travel.ts';

let api: Api;
let sue: StaffMember;
let mod: StaffMember;
let fay: StaffMember;
beforeAll(async () => {
  api = await startApi();
  sue = await makeStaff(api, 'Staff Sue', 'support');
  mod = await makeStaff(api, 'Staff Mod', 'moderator');
  fay = await makeStaff(api, 'Staff Fay', 'finance');
});
afterAll(() => api.close());

const refusal = (name: ErrorName) => errors[name].code;
const find = async (q: string, staff = sue) => (await staff.call(members.findMembers, { query: { q } })).body.items;
const read = async (id: number, staff = sue) => (await staff.call(members.getStaffMember, { params: { id } })).body;
const act = (staff: StaffMember, id: number, name: MemberAct, more: object = {}) =>
  staff.call(members.actOnMember, { params: { id }, body: { act: name, reason: 'Ticket 12 asked.', ...more } });
const rows = async (id: number, section: string, staff = sue) =>
  (await read(id, staff)).sections.find(({ name }) => name === section)?.rows;
const isIn = async (member: Member) => (await member.call(accountsContract.getMe)).status === 200;

describe('the search', () => {
  it('finds a member by number, name, its beginning, address and phone', async () => {
    const member = await api.register('Wilhelmina');
    await api.sql(
      "update account set email = 'w@find.test', email_key = 'w@find.test', phone = '+4930901820' where id = $1",
      [member.id],
    );

    const found = [];
    for (const q of [String(member.id), 'wilhelmina', 'Wilh', 'W@find.test', '+49 30 901820'])
      found.push((await find(q)).map(({ id, matched }) => [id, matched]));

    expect(found).toEqual([
      [[member.id, 'number']],
      [[member.id, 'name']],
      [[member.id, 'name']],
      [[member.id, 'email']],
      [[member.id, 'phone']],
    ]);
  });

  it('lists twenty whose names begin alike, and says that there are more', async () => {
    await api.sql(
      `insert into account (name, name_key, language, channel)
       select 'Zwilling ' || n, 'zwilling ' || n, 'de', 'twin-' || n from generate_series(10, 30) n`,
    );
    const search = async (q: string) => (await sue.call(members.findMembers, { query: { q } })).body;

    const [many, few] = [await search('Zwill'), await search('Zwilling 1')];

    expect([many, few].map(({ items, more }) => [items.length, more])).toEqual([
      [20, true],
      [10, false],
    ]);
  });

  it('logs whom it found, not what was typed', async () => {
    const member = await api.register('Xanthippe');

    await find('Xanthippe');

    const [logged] = await api.sql(
      "select subject_ids::int[], detail from staff_act where act = 'member.searched' order by id desc limit 1",
    );
    expect(logged).toEqual({ subject_ids: [member.id], detail: '' });
  });
});

describe('the page of a member', () => {
  it('shows what the member agreed to', async () => {
    const member = await api.register('Agnes');
    await api.sql(
      "insert into member_consent (member_id, document, version, language, way) values ($1, 'terms', '2', 'de', 'social')",
      [member.id],
    );

    const account = await rows(member.id, 'account');

    expect(account?.find(({ kind }) => kind === 'consent_terms')?.text).toBe('2 · de · social');
  });

  it('lists the newest rows of a section, and says where older ones are left out', async () => {
    const member = await api.register('Long Record');
    const warn = (count: number) =>
      api.sql(`insert into sanction (member_id, kind, begun_at) select $1, 'warn', now() from generate_series(1, $2)`, [
        member.id,
        count,
      ]);
    const sanctions = async () =>
      (await read(member.id, mod)).sections.find(({ name }) => name === 'sanctions') ?? { rows: [], older: null };

    await warn(30);
    const all = await sanctions();
    await warn(1);
    const cut = await sanctions();

    expect([all, cut].map(({ rows: listed, older }) => [listed.length, older])).toEqual([
      [30, false],
      [30, true],
    ]);
  });

  it('shows the sections that the own roles permit', async () => {
    const member = await api.register('Adele');

    const [forSupport, forFinance] = [await read(member.id), await read(member.id, fay)];

    expect(forSupport.sections.map(({ name }) => name)).toEqual([
      'account',
      'sessions',
      'sanctions',
      'verification',
      'tickets',
      'log',
    ]);
    expect(forFinance.sections.map(({ name }) => name)).toEqual(['account', 'payments', 'log']);
  });

  it('shows sessions, tickets and what staff did', async () => {
    const member = await api.register('Berta');
    const { body } = await member.call(supportContract.openTicket, { body: { category: 'account', content: 'Help.' } });
    await act(sue, member.id, 'note');

    expect((await rows(member.id, 'sessions'))?.map(({ kind }) => kind)).toContain('session');
    expect(await rows(member.id, 'tickets')).toMatchObject([{ kind: 'ticket_open', text: 'Help.', ref: body.id }]);
    expect((await rows(member.id, 'log'))?.map(({ text }) => text)).toContain('member.noted · Ticket 12 asked.');
  });

  it('shows journeys of both sides to admins', async () => {
    const admin = await makeStaff(api, 'Staff Travel', 'admin');
    const [jonas, mei] = [
      await api.register('Traveller of staff', { verified: true }),
      await api.register('Companion of staff', { verified: true }),
    ];
    const { id } = await paidTravel(api, jonas, mei);

    expect(await rows(jonas.id, 'travel', admin)).toMatchObject([{ kind: 'travel_own', text: 'Chengdu', ref: id }]);
    expect(await rows(mei.id, 'travel', admin)).toMatchObject([{ kind: 'travel_asked', ref: id }]);
    expect(await rows(mei.id, 'travel')).toBeUndefined();
  });

  it('logs the look', async () => {
    const member = await api.register('Elsa');

    await read(member.id);

    const acts = await api.sql(
      "select act from staff_act where subject = 'account' and subject_ids = array[$1::bigint]",
      [member.id],
    );
    expect(acts).toEqual([{ act: 'member.looked' }]);
  });
});

describe('an act on a member', () => {
  it('suspends them for days, with a decision that they can appeal', async () => {
    const member = await api.register('Frida');

    const { status } = await act(mod, member.id, 'suspend', { cause: 'money', days: 7 });
    await api.app.outbox.drain();

    expect(status).toBe(200);
    expect((await read(member.id, mod)).status).toBe('suspended');
    expect(await isIn(member)).toBe(false);
    expect(await rows(member.id, 'sanctions', mod)).toMatchObject([{ kind: 'suspend', until: expect.any(String) }]);
    expect(await rows(member.id, 'complaints', mod)).toMatchObject([{ kind: 'about_upheld', text: 'money' }]);
  });

  it('warns them, which they read with its cause', async () => {
    const member = await api.register('Gerda');

    await act(mod, member.id, 'warn', { cause: 'hate' });

    const { body } = await member.call(complaintsContract.listOwnComplaints);
    expect(body.items).toMatchObject([{ state: 'upheld', reason: 'hate', act: 'warn' }]);
    expect(JSON.stringify(body)).not.toContain('Ticket 12');
  });

  it('restores a suspended member', async () => {
    const member = await api.register('Hilda');
    await act(mod, member.id, 'ban', { cause: 'money' });

    await act(mod, member.id, 'restore');

    expect((await read(member.id, mod)).status).toBe('active');
    expect(await rows(member.id, 'sanctions', mod)).toMatchObject([{ kind: 'ban_over' }]);
  });

  // covers: Suspensions of one member that run at once are merged into the longest
  it('merges suspensions that run at once into the longest, with what was carried over from the others', async () => {
    const [member, twin] = [await api.register('Hertha'), await api.register('Herta')];
    await act(mod, member.id, 'suspend', { cause: 'money', days: 7 });
    await act(mod, member.id, 'ban', { cause: 'money' });
    await act(mod, twin.id, 'suspend', { cause: 'money', days: 7 });
    await api.sql(
      `update sanction set carried_from = (select id from sanction where member_id = $1 and kind = 'suspend')
       where member_id = $2`,
      [member.id, twin.id],
    );

    const { status } = await act(mod, member.id, 'merge_sanctions');

    const [carried] = await api.sql(
      'select o.kind from sanction s join sanction o on o.id = s.carried_from where s.member_id = $1',
      [twin.id],
    );
    const [entry] = await api.sql("select before, after, detail from staff_act where act = 'member.bans-merged'");
    expect([status, (await read(member.id, mod)).status, carried]).toEqual([200, 'suspended', { kind: 'ban' }]);
    expect((await rows(member.id, 'sanctions', mod))?.map(({ kind }) => kind)).toEqual(['ban', 'suspend_over']);
    expect(entry).toEqual({
      before: expect.stringMatching(/^ban, suspend until \d{4}-\d{2}-\d{2}$/),
      after: 'ban',
      detail: 'Ticket 12 asked.',
    });
  });

  it('merges nothing where one suspension runs', async () => {
    const member = await api.register('Henny');
    await act(mod, member.id, 'ban', { cause: 'money' });

    expect((await act(mod, member.id, 'merge_sanctions')).code).toBe(errors.sanction_single.code);
  });

  it('ends all sessions', async () => {
    const member = await api.register('Inge');

    await act(sue, member.id, 'end_sessions');

    expect(await isIn(member)).toBe(false);
  });

  it('resets the two-step login and writes to the member', async () => {
    const member = await api.register('Jette');
    await api.sql("insert into account_factor (account_id, sealed, confirmed_at) values ($1, 'x', now())", [member.id]);

    await act(sue, member.id, 'reset_second_step');

    expect(await api.sql('select 1 from account_factor where account_id = $1', [member.id])).toEqual([]);
    expect((await rows(member.id, 'log'))?.map(({ text }) => text)).toContain(
      'member.second-step-reset · Ticket 12 asked.',
    );
  });

  it('needs the permission of the act', async () => {
    const member = await api.register('Kirsten');

    const codes = [
      (await act(sue, member.id, 'suspend', { cause: 'money', days: 7 })).code,
      (await act(mod, member.id, 'end_sessions')).code,
    ];

    expect(codes).toEqual([refusal('not_found'), refusal('not_found')]);
    expect((await read(member.id)).status).toBe('active');
  });

  it('on somebody of the staff needs an admin', async () => {
    const root = await makeStaff(api, 'Staff Root', 'admin');

    const codes = [
      (await act(mod, root.id, 'suspend', { cause: 'money', days: 7 })).code,
      (await act(sue, root.id, 'reset_second_step')).code,
    ];

    expect(codes).toEqual([refusal('act_on_staff'), refusal('act_on_staff')]);
    expect((await act(root, sue.id, 'warn', { cause: 'other' })).status).toBe(200);
  });

  it('needs a reason, a cause for a sanction, and another member', async () => {
    const member = await api.register('Lotte');

    const codes = [
      (await act(mod, member.id, 'warn')).code,
      (await act(mod, member.id, 'suspend', { cause: 'money' })).code,
      (await act(sue, member.id, 'note', { reason: '      ' })).code,
    ];

    expect(codes).toEqual(codes.map(() => refusal('input_invalid')));
    expect((await act(mod, mod.id, 'warn', { cause: 'hate' })).code).toBe(refusal('act_on_oneself'));
  });
});
