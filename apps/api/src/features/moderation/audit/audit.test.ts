import { staffMembersContract as members } from '@peonia/contract/moderation/members.schema.ts';
import type { QueryOf } from '@peonia/contract/protocol/endpoint.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { auditContract } from '@peonia/contract/staff/audit.schema.ts';
import type { AuditEntry } from '@peonia/contract/staff/audit.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { moderationExporter } from '../own-complaints.ts';

let api: Api;
let admin: StaffMember;
let sue: StaffMember;
beforeAll(async () => {
  api = await startApi();
  admin = await makeStaff(api, 'Staff Root', 'admin');
  sue = await makeStaff(api, 'Staff Sue', 'support');
});
afterAll(() => api.close());

const list = async (query: QueryOf<typeof auditContract.listAudit> = {}) =>
  (await admin.call(auditContract.listAudit, { query })).body;
const look = (id: number) => sue.call(members.getStaffMember, { params: { id } });
const actsOf = (items: readonly AuditEntry[]) => items.map(({ act }) => act);

it('says who did what to whom and why, newest first', async () => {
  const member = await api.register('Agathe');
  await look(member.id);
  await sue.call(members.actOnMember, { params: { id: member.id }, body: { act: 'note', reason: 'Ticket 12.' } });

  const { items } = await list({ subject_id: member.id });

  expect(items).toMatchObject([
    { act: 'member.noted', staff_id: sue.id, staff_name: 'Staff Sue', subject: 'account', detail: 'Ticket 12.' },
    { act: 'member.looked', subject_ids: [member.id], detail: '' },
  ]);
});

it('keeps the values before and after a change apart from its reason, also on the page of the member', async () => {
  const member = await api.register('Dagmar', { birthday: '1990-01-15' });
  const body = { act: 'correct_birthday', birthday: '1991-07-30', reason: 'Passport seen.' } as const;
  await sue.call(members.actOnMember, { params: { id: member.id }, body });

  const { items } = await list({ subject_id: member.id });
  const page = (await look(member.id)).body;

  expect(items).toMatchObject([{ before: '1990-01-15', after: '1991-07-30', detail: 'Passport seen.' }]);
  expect(JSON.stringify(page)).toContain('member.birthday-corrected · 1990-01-15 → 1991-07-30 · Passport seen.');
});

it('filters by the beginning of the act, the staff and the day', async () => {
  const member = await api.register('Brunhild');
  await look(member.id);
  const subject_id = member.id;

  const found = [
    actsOf((await list({ subject_id, act: 'member.l' })).items),
    actsOf((await list({ subject_id, act: 'member_l' })).items),
    actsOf((await list({ subject_id, staff_id: admin.id })).items),
    actsOf((await list({ subject_id, to: '2001-01-01' })).items),
    actsOf((await list({ subject_id, from: '2001-01-01' })).items),
  ];

  expect(found).toEqual([['member.looked'], [], [], [], ['member.looked']]);
});

it('refuses a day that is none', async () => {
  const { code } = await admin.call(auditContract.listAudit, { query: { from: '2026-02-31' } });

  expect(code).toBe(errors.input_invalid.code);
});

it('reads a long log page by page, each entry once', async () => {
  await api.sql(
    `insert into staff_act (staff_id, act, subject, subject_ids)
     select $1, 'many.' || n, 'account', '{}' from generate_series(1, 250) n`,
    [sue.id],
  );
  const seen: number[] = [];
  for (let max_id: number | undefined; max_id !== -1;) {
    const page = await list({ act: 'many.', ...(max_id === undefined ? {} : { max_id }) });
    seen.push(...page.items.map(({ id }) => id));
    max_id = page.max_id;
  }

  expect(seen).toHaveLength(250);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
});

it('is an entry itself, with its filters', async () => {
  await list({ act: 'ticket' });

  const { items } = await list({ act: 'audit' });

  expect(items[0]).toMatchObject({ act: 'audit.looked', staff_name: 'Staff Root', detail: 'act ticket' });
});

it('is an entry also where a later page is asked for first', async () => {
  await list({ act: 'ticket', max_id: 2_000_000_000 });

  const { items } = await list({ act: 'audit' });

  expect(items[0]).toMatchObject({ act: 'audit.looked', detail: 'act ticket, max_id 2000000000' });
});

it('tells a member in the export which roles looked, without names and reasons', async () => {
  const member = await api.register('Cordula');
  await look(member.id);
  await sue.call(members.actOnMember, { params: { id: member.id }, body: { act: 'note', reason: 'Ticket 12.' } });

  let text = '';
  for await (const { path, content } of moderationExporter.files(api.app.database, member.id))
    if (path.includes('looks')) for await (const part of content) text += Buffer.from(part).toString('utf8');

  expect(JSON.parse(text)).toMatchObject([
    { act: 'member.looked', roles: ['support'] },
    { act: 'member.noted', roles: ['support'] },
  ]);
  expect(text).not.toContain('Ticket 12.');
});
