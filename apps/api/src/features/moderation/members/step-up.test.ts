import { staffMembersContract as desk } from '@peonia/contract/moderation/members.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let ada: StaffMember;
let helena: Member;
beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada', 'support');
  helena = await api.register('Helena');
});
afterAll(() => api.close());

const act = (name: 'note' | 'end_sessions' | 'reset_second_step') =>
  ada.call(desk.actOnMember, { params: { id: helena.id }, body: { act: name, reason: 'Lost the phone.' } });
const age = (minutes: number) =>
  api.sql('update staff_session set opened_at = now() - make_interval(mins => $1::int), seen_at = now()', [minutes]);
const acts = async () =>
  (
    await api.sql<{ act: string }>(
      "select act from staff_act where subject_ids @> array[$1::bigint] and act = 'member.second-step-reset'",
      [helena.id],
    )
  ).length;

it('asks for a fresh code before it is done', async () => {
  await age(11);

  expect((await act('reset_second_step')).code).toBe(errors.staff_step_up.code);
  expect(await acts()).toBe(0);
});

it('goes on after another code', async () => {
  await age(11);
  await ada.call(staffContract.openStaffSession, { body: { code: ada.recoveryCodes[0] ?? '' } });

  expect((await act('reset_second_step')).status).toBe(200);
  expect(await acts()).toBe(1);
});

it('takes a code that is nine minutes old', async () => {
  await age(9);

  expect((await act('reset_second_step')).status).toBe(200);
});

it.each(['note', 'end_sessions'] as const)('leaves %s to the open session', async (name) => {
  await age(11);

  expect((await act(name)).status).toBe(200);
});
