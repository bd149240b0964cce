import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { type StaffListName, staffLists } from '@peonia/contract/staff/staff-lists.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { staffRoles } from '@peonia/contract/staff/staff-roles.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { grantRole } from '../staff.sql.ts';

let api: Api;
let ada: StaffMember;
let accused: Member;
let complainer: Member;

beforeAll(async () => {
  api = await startApi({ LIMIT_STAFF_LIST_ROWS: '1200' });
  ada = await makeStaff(api, 'Ada Admin', 'admin');
  accused = await api.register('Arno');
  complainer = await api.register('Rita');
  await complainer.call(complaintsContract.complain, {
    body: { reportType: 'user', reportId: accused.id, content: '=1+1' },
  });
  await api.app.outbox.drain();
}, 60_000);
afterEach(() => api.sql('truncate outbox'));
afterAll(() => api.close());

const names = Object.keys(staffLists) as StaffListName[];

const download = async (name: StaffListName, show?: string, staff: StaffMember = ada) =>
  downloadBy(name, show === undefined ? '' : `?show=${show}`, staff);

const downloadBy = async (name: StaffListName, query: string, staff: StaffMember = ada) => {
  const reply = await fetch(`${api.address}/v1/staff/lists/${name}${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff.token}` },
  });
  const text = await reply.text();
  const code = reply.ok ? null : (JSON.parse(text) as { code: number }).code;
  const [head = '', ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  return { status: reply.status, code, head: head.split(','), rows };
};

const addDeadLetters = (count: number, failure = 'Error: Greeting never received') =>
  api.sql(
    `insert into outbox (topic, payload, attempts, available_at, failed_at, failure)
     select 'account.suspended', '{"account_id": 0}', 16, 'infinity', now(), $1 from generate_series(1, $2)`,
    [failure, count],
  );

const exports = () =>
  api.sql<{ subject_ids: number[]; detail: string }>(
    `select array(select unnest(subject_ids) order by 1)::int[] as subject_ids, detail from staff_act
     where act = 'list.exported' and staff_id = $1 order by id`,
    [ada.id],
  );

describe.each(names)('%s', (name) => {
  it.each(staffLists[name].parts)('has the part %s with the same columns', async (part) => {
    const { status, head } = await download(name, part);

    expect([status, head[0]]).toEqual([200, 'id']);
    expect(new Set(head).size).toBe(head.length);
  });

  it('refuses a part that it does not have', async () => {
    expect((await download(name, 'other')).code).toBe(errors.input_invalid.code);
  });
});

// covers: Lists of the staff as CSV: streamed, logged, without texts and contacts
it('is for the roles that read the list, and nobody else', async () => {
  const staff = await makeStaff(api, 'Staff Changing', 'translator');
  const answered: Record<string, string[]> = {};
  const permitted: Record<string, string[]> = {};
  for (const role of staffRoles) {
    await api.sql('delete from staff_role where member_id = $1', [staff.id]);
    await grantRole.one(api.app.database, { name: 'Staff Changing', role });
    answered[role] = [];
    permitted[role] = names.filter(
      (name) => isPermitted([role], staffLists[name].permission) && isPermitted([role], 'lists.export'),
    );
    for (const name of names) if ((await download(name, undefined, staff)).status === 200) answered[role].push(name);
  }

  expect(answered).toEqual(permitted);
});

it('asks for a fresh code', async () => {
  await api.sql("update staff_session set opened_at = now() - interval '11 minutes', seen_at = now()");

  const { code } = await download('complaints');
  await api.sql('update staff_session set opened_at = now(), seen_at = now()');

  expect(code).toBe(errors.staff_step_up.code);
});

it('logs whose rows it has, and leaves out what was written', async () => {
  const before = (await exports()).length;

  const { head, rows } = await download('complaints', 'open');

  expect(rows).toHaveLength(1);
  expect(rows[0]?.split(',')[head.indexOf('accused_id')]).toBe(String(accused.id));
  expect(rows[0]).not.toContain('=1+1');
  expect((await exports()).slice(before)).toEqual([
    { subject_ids: [accused.id, complainer.id].toSorted((a, b) => a - b), detail: 'complaints, open, 1' },
  ]);
});

describe('a file of mails', () => {
  const insertMail = (id: string, mail: { template?: string; class?: string; day?: string; member?: number }) =>
    api.sql(
      `insert into mail_delivery (message_id, template, class, language, recipient_hash, member_id, state, created_at)
       values ($1, $2, $3, 'en', '\\x00', $4, 'bounced', $5)`,
      [
        id,
        mail.template ?? 'order',
        mail.class ?? 'notice',
        mail.member ?? accused.id,
        `${mail.day ?? '2026-01-05'}T23:59:00Z`,
      ],
    );

  it.each([
    ['template=order', { template: 'receipt' }],
    ['class=notice', { class: 'security' }],
    ['day=2026-01-05', { day: '2026-01-06' }],
    ['member_id', {}],
  ])('is narrowed by %s as the log is', async (filter, other) => {
    await api.sql('delete from mail_delivery');
    await insertMail('wanted', {});
    await insertMail('other', filter === 'member_id' ? { member: complainer.id } : other);
    const query = filter === 'member_id' ? `member_id=${accused.id}` : filter;
    const [wanted] = await api.sql<{ id: string }>("select id from mail_delivery where message_id = 'wanted'");

    const { rows } = await downloadBy('mails', `?show=bounced&${query}`);

    expect(rows.map((row) => row.split(',')[0])).toEqual([String(wanted?.id)]);
    expect((await exports()).at(-1)?.detail).toBe(`mails, bounced, ${query.replace('=', ' ')}, 1`);
  });

  it.each([
    ['mails', 'day=2026-02-31'],
    ['mail_suppressions', 'template=order'],
    ['complaints', 'member_id=1'],
  ] as const)('%s refuses %s', async (name, filter) => {
    expect((await downloadBy(name, `?${filter}`)).code).toBe(errors.input_invalid.code);
  });
});

it('has every row once, over several pages', async () => {
  await addDeadLetters(1_001);
  const stored = await api.sql<{ id: number }>('select id::int from outbox where failed_at is not null order by id');

  const { rows } = await download('dead_letters');

  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(stored.map(({ id }) => id));
});

it('ends after the most rows with a line that says so', async () => {
  await addDeadLetters(1_201);

  const { rows } = await download('dead_letters');

  expect([rows.length, rows.at(-1)]).toEqual([1_201, 'more than 1200 rows']);
});

it('says nothing of more rows where there are none', async () => {
  await addDeadLetters(1_200);

  const { rows } = await download('dead_letters');

  expect([rows.length, rows.at(-1)?.includes('more than')]).toEqual([1_200, false]);
});

it('never has a cell that a spreadsheet reads as a formula', async () => {
  await addDeadLetters(1, '=HYPERLINK("http://example.com")');

  const { rows } = await download('dead_letters');

  expect(rows[0]).toContain(`"'=HYPERLINK(""http://example.com"")"`);
});
