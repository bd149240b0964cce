import { staffQueueContract } from '@peonia/contract/staff/staff-queues.schema.ts';
import { staffRoles } from '@peonia/contract/staff/staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { grantRole } from '../staff.sql.ts';

let api: Api;
let sue: StaffMember;
let mod: StaffMember;
let mei: Member;

beforeAll(async () => {
  api = await startApi();
  sue = await makeStaff(api, 'Sue Park', 'support');
  mod = await makeStaff(api, 'Mod Kim', 'moderator');
  mei = await api.register('Mei Lin');
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.sql('truncate support_ticket, complaint cascade'));

async function queuesOf(staff: Member) {
  const { body } = await staff.call(staffQueueContract.listStaffQueues);
  return body.items;
}

async function queueOf(staff: Member, wanted: string) {
  const found = (await queuesOf(staff)).find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no queue ${wanted}`);
  return found;
}

function writeTicket(created: string, more: { status?: string; assigned_to?: number; waiting_since?: string } = {}) {
  const { status = 'open', assigned_to = null, waiting_since = created } = more;
  return api.sql(
    `insert into support_ticket (category, name, email, language, content, created_at, status, assigned_to, waiting_since, due_at)
     values ('contact', 'G', 'g@example.com', 'en', 'Hello', $1, $2, $3, $4, $4::timestamptz + make_interval(hours => $5))`,
    [created, status, assigned_to, waiting_since, api.config.limits.ticket_normal_hours],
  );
}

function report(created: string, isUrgent: boolean) {
  return api.sql(
    `insert into complaint (report_type, report_id, content, created_at, is_urgent) values ('user', ${mei.id}, 'spam', $1, $2)`,
    [created, isUrgent],
  );
}

describe('the queues of the staff', () => {
  // covers: Start page of the staff: size, oldest age and target of each queue of the own roles
  it('shows the queues of the own roles alone', async () => {
    expect((await queuesOf(sue)).map(({ name }) => name)).toEqual(['tickets']);
    expect((await queuesOf(mod)).map(({ name }) => name)).toEqual(['photos', 'selfies', 'complaints', 'appeals']);
  });

  it('reads every queue for somebody who has all roles', async () => {
    const ada = await makeStaff(api, 'Ada Lang', 'admin');
    for (const role of staffRoles) await grantRole.one(api.app.database, { name: 'Ada Lang', role });

    const names = (await queuesOf(ada)).map(({ name }) => name);

    expect(names.toSorted()).toEqual([
      'appeals',
      'complaints',
      'disputes',
      'orders',
      'partners',
      'payments',
      'payouts',
      'photos',
      'prices',
      'reconciliation',
      'selfies',
      'tickets',
      'translations',
      'travel',
    ]);
  });

  it('says nothing of an empty queue but its size', async () => {
    expect(await queueOf(sue, 'tickets')).toEqual({ name: 'tickets', size: 0, mine: 0, oldest_at: null, due_at: null });
  });

  it('counts what waits for staff, and of all open tickets the own ones', async () => {
    await writeTicket('2026-10-21T10:00:00Z');
    await writeTicket('2026-10-21T11:00:00Z', { assigned_to: sue.id });
    await writeTicket('2026-10-21T09:00:00Z', { assigned_to: sue.id, status: 'waiting' });
    await writeTicket('2026-10-21T08:00:00Z', { assigned_to: sue.id, status: 'solved' });

    expect(await queueOf(sue, 'tickets')).toMatchObject({
      size: 2,
      mine: 2,
      oldest_at: '2026-10-21T10:00:00.000Z',
      due_at: '2026-10-21T18:00:00.000Z',
    });
  });

  it('counts the target of a ticket from when it began to wait for staff again', async () => {
    await writeTicket('2026-10-21T10:00:00Z', { waiting_since: '2026-10-23T10:00:00Z' });
    expect(await queueOf(sue, 'tickets')).toMatchObject({ size: 1, due_at: '2026-10-23T18:00:00.000Z' });
  });

  it('takes the earliest target, which may be that of a younger urgent case', async () => {
    await report('2026-10-21T10:00:00Z', false);
    await report('2026-10-22T10:00:00Z', true);

    expect(await queueOf(mod, 'complaints')).toMatchObject({
      size: 2,
      oldest_at: '2026-10-21T10:00:00.000Z',
      due_at: '2026-10-23T10:00:00.000Z',
    });
  });
});
