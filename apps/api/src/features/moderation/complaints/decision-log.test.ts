import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let ada: StaffMember;
let bea: StaffMember;
let accused: Member;
let id: number;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  [ada, bea] = [await makeStaff(api, 'Staff Ada'), await makeStaff(api, 'Staff Bea')];
});
afterAll(() => api.close());

async function reported(): Promise<Member> {
  const complainer = await api.register(`Complainer ${(counted += 1)}`, { visibility: 'public' });
  accused = await api.register(`Accused ${counted}`, { visibility: 'public' });
  await complainer.call(contract.complain, {
    body: { reportType: 'user', reportId: accused.id, content: 'hate: Insulted me.' },
  });
  const [row] = await api.sql<{ id: string }>('select max(id) as id from complaint');
  id = Number(row?.id);
  return complainer;
}
const decide = (body: object, staff = ada) =>
  staff.call(contract.decideComplaint, { params: { id }, body: body as never });
const appeal = (member: Member) =>
  member.call(contract.appealComplaint, { params: { id }, body: { content: 'Please look again.' } });
const grant = (isGranted: boolean) => bea.call(contract.decideAppeal, { params: { id }, body: { grant: isGranted } });
const lastAct = async () =>
  (
    await api.sql(
      `select act, before, after, detail from staff_act
       where subject = 'complaint' and subject_ids @> array[$1::bigint] order by id desc limit 1`,
      [id],
    )
  )[0];

// covers: Decisions about complaints, tickets, announcements and pages are logged with what they changed
it('an upheld complaint keeps its sanction apart from the reason', async () => {
  await reported();

  await decide({ uphold: true, reason: 'hate', act: 'suspend', days: 7 });

  expect(await lastAct()).toEqual({
    act: 'complaint.upheld',
    before: 'open',
    after: 'upheld, suspend 7 days',
    detail: 'hate',
  });
});

it('a dismissed complaint names both states, and so does the appeal that opens it again', async () => {
  const complainer = await reported();

  await decide({ uphold: false, reason: 'no_proof' });
  const dismissed = await lastAct();
  await appeal(complainer);
  await grant(true);

  expect(dismissed).toEqual({ act: 'complaint.dismissed', before: 'open', after: 'dismissed', detail: 'no_proof' });
  expect(await lastAct()).toEqual({
    act: 'appeal.granted',
    before: 'dismissed, appeal waiting',
    after: 'open, appeal granted',
    detail: '',
  });
});

it('a refused appeal leaves the decision', async () => {
  await reported();
  await decide({ uphold: true, reason: 'hate', act: 'warn' });

  await appeal(accused);
  await grant(false);

  expect(await lastAct()).toMatchObject({ before: 'upheld, appeal waiting', after: 'upheld, appeal refused' });
});
