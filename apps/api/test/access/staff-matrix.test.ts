import { errorNameOf } from '@peonia/contract/protocol/errors.ts';
import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import type { Member } from '../fixtures/register-member.ts';
import { staffActs } from './staff-matrix.ts';

let api: Api;
let mei: Member;
const staff = new Map<StaffRole, StaffMember>();

beforeAll(async () => {
  api = await startApi();
  mei = await api.register('Mei Lin');
  for (const role of staffRoles) staff.set(role, await makeStaff(api, `Staff ${role}`, role));
}, 60_000);
afterAll(() => api.close());

async function answer(member: Member | undefined, name: string): Promise<string> {
  const { endpoint, input } = staffActs[name] ?? {};
  if (member === undefined || endpoint === undefined) throw new Error(name);
  const { code } = await member.call(endpoint, input);
  return code === null ? 'ok' : (errorNameOf(code) ?? 'unknown');
}

describe.each(Object.entries(staffActs))('%s', (name, { roles, isThere, error = 'not_found' }) => {
  it('is there for its roles, and for nobody else', async () => {
    const answers = Object.fromEntries(
      await Promise.all(staffRoles.map(async (role) => [role, await answer(staff.get(role), name)])),
    );
    expect({ ...answers, member: await answer(mei, name) }).toEqual({
      ...Object.fromEntries(
        staffRoles.map((role) => [role, !roles.includes(role) ? 'not_found' : isThere ? 'ok' : error]),
      ),
      member: 'not_found',
    });
  });
});

/** Acts on a member, and changes of an announcement, need it in some cases: members.test.ts, announcements.test.ts. */
const partlyFresh = ['POST staff/members/{id}/acts', 'PUT staff/announcements/{id}'];

describe('with a code of more than ten minutes ago', () => {
  it.each(Object.keys(staffActs))('%s asks for another one where it says so', async (name) => {
    await api.sql("update staff_session set opened_at = now() - interval '11 minutes', seen_at = now()");
    const { endpoint, roles = [], isThere, error = 'not_found' } = staffActs[name] ?? {};
    const isAsked = endpoint?.errors.includes('staff_step_up') === true && !partlyFresh.includes(name);
    const expected = isAsked ? 'staff_step_up' : isThere === true ? 'ok' : error;

    for (const role of roles) expect([role, await answer(staff.get(role), name)]).toEqual([role, expected]);
  });
});

describe('without the second factor', () => {
  it.each(Object.keys(staffActs))('%s is locked for its roles', async (name) => {
    await api.sql('delete from staff_session');
    for (const role of staffActs[name]?.roles ?? [])
      expect([role, await answer(staff.get(role), name)]).toEqual([role, 'staff_locked']);
  });
});
