import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { moderationContract } from '@peonia/contract/moderation/moderation.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { staffContract as contract } from '@peonia/contract/staff/staff.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { appCode } from '../../../../test/fixtures/app-code.ts';
import { fromBase32 } from '../../../../test/fixtures/from-base32.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { grantRole, revokeRole } from '../staff.sql.ts';
import { resetFactor } from './factor.sql.ts';

let api: Api;
let ada: StaffMember;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());

const refusal = (name: ErrorName) => errors[name].code;
const code = (member: StaffMember, by = 0) => appCode(member.secret, by);
const open = (member: StaffMember, given: string) => member.call(contract.openStaffSession, { body: { code: given } });
const look = async (member: StaffMember) => (await member.call(moderationContract.listReview)).code;

describe('the second factor', () => {
  it('is for staff only, and required for every staff endpoint', async () => {
    const mei = await api.register('Mei Lin');
    const answers = [
      await mei.call(contract.getStaffSession),
      await mei.call(contract.enrolFactor),
      await mei.call(contract.openStaffSession, { body: { code: '123456' } }),
      await mei.call(contract.closeStaffSession),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await api.sql("insert into staff_role (member_id, role) values ($1, 'moderator')", [mei.id]);
    expect([
      (await mei.call(moderationContract.listReview)).code,
      (await mei.call(contract.getStaffSession)).body.state,
    ]).toEqual([refusal('staff_factor_missing'), 'missing']);
    const { body } = await mei.call(contract.enrolFactor);
    expect(body.uri).toContain(`secret=${body.secret}`);
    // Not confirmed yet.
    expect((await mei.call(moderationContract.listReview)).code).toBe(refusal('staff_factor_missing'));
    const right = appCode(fromBase32(body.secret));
    expect((await mei.call(contract.openStaffSession, { body: { code: right } })).body.recovery_codes).toHaveLength(10);
    expect([
      (await mei.call(moderationContract.listReview)).status,
      (await mei.call(contract.enrolFactor)).code,
    ]).toEqual([200, refusal('staff_factor_set')]);
  });

  // covers: Staff: second factor, idle limit, every access in the audit log
  it('opens one session, which closes when idle or on request', async () => {
    expect((await ada.call(contract.getStaffSession)).body).toMatchObject({
      name: 'Staff Ada',
      roles: ['moderator'],
      state: 'open',
    });
    const { token } = (
      await api.guest().call(accountsContract.authenticate, { body: { name: ada.name, password: ada.password } })
    ).body;
    expect((await openClient(api.address, { language: 'en', token }).call(moderationContract.listReview)).code).toBe(
      refusal('staff_locked'),
    );
    await api.sql("update staff_session set seen_at = now() - interval '16 minutes' where member_id = $1", [ada.id]);
    expect([await look(ada), (await ada.call(contract.getStaffSession)).body.state]).toEqual([
      refusal('staff_locked'),
      'locked',
    ]);
    expect((await open(ada, code(ada, 1))).body).toEqual({ recovery_codes: [] });
    await api.sql("update staff_session set seen_at = now() - interval '14 minutes' where member_id = $1", [ada.id]);
    expect(await look(ada)).toBeNull();
    const [row] = await api.sql<{ idle: number }>(
      'select extract(epoch from now() - seen_at)::int as idle from staff_session where member_id = $1',
      [ada.id],
    );
    expect(row?.idle).toBeLessThan(60);
    await ada.call(contract.closeStaffSession);
    expect(await look(ada)).toBe(refusal('staff_locked'));
  });

  it('accepts each code once, and none older than a used one', async () => {
    const bea = await makeStaff(api, 'Staff Bea');
    expect([(await open(bea, code(bea))).code, (await open(bea, code(bea, -1))).code]).toEqual([
      refusal('staff_code_wrong'),
      refusal('staff_code_wrong'),
    ]);
  });

  it('pauses after five wrong codes, also for right ones', async () => {
    const cem = await makeStaff(api, 'Staff Cem');
    for (let i = 0; i < 5; i += 1) expect((await open(cem, '000000')).code).toBe(refusal('staff_code_wrong'));
    expect((await open(cem, code(cem, 1))).code).toBe(refusal('staff_code_paused'));
    await api.sql("update staff_factor set failed_at = now() - interval '16 minutes' where member_id = $1", [cem.id]);
    expect((await open(cem, code(cem, 1))).status).toBe(200);
  });

  it('compares five of 30 simultaneous wrong codes', async () => {
    const eli = await makeStaff(api, 'Staff Eli');

    const replies = await Promise.all(Array.from({ length: 30 }, () => open(eli, '000000')));

    expect(replies.filter(({ code: reply }) => reply === refusal('staff_code_wrong'))).toHaveLength(5);
    expect(replies.filter(({ code: reply }) => reply === refusal('staff_code_paused'))).toHaveLength(25);
  });

  it('can be replaced by a recovery code, once each, in any writing', async () => {
    const dan = await makeStaff(api, 'Staff Dan');
    const [one = '', two = ''] = dan.recoveryCodes;
    await dan.call(contract.closeStaffSession);
    expect([
      (await open(dan, one.toUpperCase())).status,
      (await open(dan, one)).code,
      (await open(dan, two.replace('-', ' '))).status,
    ]).toEqual([200, refusal('staff_code_wrong'), 200]);
    const acts = await api.sql<{ act: string }>('select act from staff_act where staff_id = $1 order by id', [dan.id]);
    expect(acts.map(({ act }) => act)).toEqual([
      'factor.begun',
      'factor.confirmed',
      'pass.recovered',
      'pass.recovered',
    ]);
  });

  it('is sealed in the database, and reset by the operator only', async () => {
    const eva = await makeStaff(api, 'Staff Eva');
    const [row] = await api.sql<{ sealed: Buffer }>('select sealed from staff_factor where member_id = $1', [eva.id]);
    expect(row?.sealed.includes(eva.secret)).toBe(false);
    await resetFactor.run(api.app.database, { name: 'Staff Eva' });
    expect(await look(eva)).toBe(refusal('staff_factor_missing'));
  });
});

describe('the staff flag of the account', () => {
  it('stands while the member has a staff role, and goes with the last one', async () => {
    const mei = await api.register('Mei Staff');
    const { database } = api.app;
    const flag = async () => (await mei.call(accountsContract.getMe)).body.staff;
    const flags = [await flag()];

    for (const role of ['moderator', 'support'] as const) await grantRole.one(database, { name: mei.name, role });
    flags.push(await flag());
    await revokeRole.run(database, { name: mei.name, role: 'moderator' });
    flags.push(await flag());
    await revokeRole.run(database, { name: mei.name, role: 'support' });
    flags.push(await flag());

    expect(flags).toEqual([false, true, true, false]);
  });
});
