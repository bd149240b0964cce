import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { roleDeskContract as contract } from '@peonia/contract/staff/role-desk.schema.ts';
import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { revokeRole } from '../staff.sql.ts';

let api: Api;
let ada: StaffMember;
let ben: StaffMember;
let people = 0;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.sql("delete from staff_role where role = 'admin'");
  people += 1;
  ada = await makeStaff(api, `Role Ada ${people}`, 'admin');
  ben = await makeStaff(api, `Role Ben ${people}`, 'admin');
});
afterAll(() => api.close());

const code = (name: ErrorName) => errors[name].code;
const newMember = (options = {}) => api.register(`Role Member ${(people += 1)}`, options);
const ask = (staff: Member, member: Member, roles: StaffRole[]) =>
  staff.call(contract.askRoleChange, { body: { user_id: member.id, roles, reason: 'Starts on Monday.' } });
const decide = (staff: Member, request: number, confirm = true) =>
  staff.call(contract.decideRoleChange, { body: { request, confirm, reason: 'Spoke with her.' } });
const requestAbout = async (member: Member, reader: Member = ada) =>
  (await reader.call(contract.getRoleDesk)).body.requests.find(({ user_id }) => user_id === member.id)?.id ?? 0;
const rolesOf = async (member: Member) =>
  (await api.sql<{ role: string }>('select role from staff_role where member_id = $1 order by role', [member.id])).map(
    ({ role }) => role,
  );

describe('a change of roles', () => {
  it('takes effect when a second administrator confirms it', async () => {
    const eve = await newMember();
    await ask(ada, eve, ['support', 'moderator']);
    const before = await rolesOf(eve);

    const confirmed = await decide(ben, await requestAbout(eve));

    expect([before, await rolesOf(eve)]).toEqual([[], ['moderator', 'support']]);
    expect(confirmed.body.staff.find(({ user_id }) => user_id === eve.id)).toMatchObject({
      roles: ['moderator', 'support'],
      has_factor: false,
    });
  });

  it('is not confirmed by who asked for it', async () => {
    const eve = await newMember();
    await ask(ada, eve, ['support']);

    const own = await decide(ada, await requestAbout(eve));

    expect([own.code, await rolesOf(eve)]).toEqual([code('staff_second_person'), []]);
  });

  it('is not confirmed by whom it is about', async () => {
    await ask(ada, ben, ['admin', 'finance']);

    const own = await decide(ben, await requestAbout(ben));

    expect([own.code, await rolesOf(ben)]).toEqual([code('act_on_oneself'), ['admin']]);
  });

  it('is refused by the database where one person decides alone', async () => {
    const eve = await newMember();
    await ask(ada, eve, ['support']);

    const alone = api.sql("update staff_role_request set state = 'done', decided_by = asked_by where member_id = $1", [
      eve.id,
    ]);

    await expect(alone).rejects.toThrow('staff_role_request_second_person');
  });

  it('can be taken back and asked again', async () => {
    const eve = await newMember();
    await ask(ada, eve, ['support']);

    const second = await ask(ben, eve, ['finance']);
    const back = await decide(ada, await requestAbout(eve), false);
    const again = await ask(ben, eve, ['finance']);

    expect([second.code, back.status, again.status]).toEqual([code('role_request_open'), 200, 200]);
  });

  it('is not confirmed twice', async () => {
    const eve = await newMember();
    await ask(ada, eve, ['support']);
    const request = await requestAbout(eve);

    const codes = [(await decide(ben, request)).code, (await decide(ben, request)).code];

    expect(codes).toEqual([null, code('role_request_over')]);
  });

  it('is refused where the roles are the same already', async () => {
    expect((await ask(ada, ben, ['admin'])).code).toBe(code('role_unchanged'));
  });

  it('is refused where the roles changed since it was asked', async () => {
    const eve = await newMember();
    await ask(ada, eve, ['support']);
    await api.sql("insert into staff_role (member_id, role) values ($1, 'finance')", [eve.id]);

    const late = await decide(ben, await requestAbout(eve));

    expect([late.code, await rolesOf(eve)]).toEqual([code('role_changed'), ['finance']]);
  });

  it('is logged with roles before, roles after and reason', async () => {
    await ask(ada, ben, ['finance']);

    const logged = await api.sql(
      'select act, subject_ids::int[], before, after, detail from staff_act where staff_id = $1',
      [ada.id],
    );

    expect(logged.at(-1)).toEqual({
      act: 'roles.asked',
      subject_ids: [ben.id],
      before: 'admin',
      after: 'finance',
      detail: 'Starts on Monday.',
    });
  });

  it('is mailed to the member', async () => {
    const eve = await newMember({ verified: true });
    await api.sql('update account set email_verified_at = now() where id = $1', [eve.id]);
    await ask(ada, eve, ['support', 'finance']);

    await decide(ben, await requestAbout(eve));

    const [{ email = '' } = {}] = await api.sql<{ email: string }>('select email from account where id = $1', [eve.id]);
    expect((await mailsTo(api, email)).at(-1)).toContain('Support and Finance');
  });
});

describe('a revoked role', () => {
  it('ends all sessions of the person at once', async () => {
    const mod = await makeStaff(api, `Role Mod ${people}`, 'moderator');
    await ask(ada, mod, []);

    await decide(ben, await requestAbout(mod));

    expect((await mod.call(accountsContract.getMe)).code).toBe(code('session_over'));
  });

  it('leaves the sessions where a role is only added', async () => {
    const mod = await makeStaff(api, `Role More ${people}`, 'moderator');
    await ask(ada, mod, ['moderator', 'support']);

    await decide(ben, await requestAbout(mod));

    expect((await mod.call(accountsContract.getMe)).status).toBe(200);
  });
});

describe('the last administrator', () => {
  it('stays', async () => {
    await revokeRole.run(api.app.database, { name: `Role Ben ${people}`, role: 'admin' });

    expect((await ask(ada, ada, [])).code).toBe(code('role_last_admin'));
  });

  it('is left where two remove each other at the same time', async () => {
    const cleo = await makeStaff(api, `Role Cleo ${people}`, 'admin');
    await ask(cleo, ada, ['support']);
    await ask(cleo, ben, ['support']);
    const [aboutAda, aboutBen] = [await requestAbout(ada, cleo), await requestAbout(ben, cleo)];
    await api.sql("delete from staff_role where role = 'admin' and member_id = $1", [cleo.id]);

    await Promise.all([decide(ben, aboutAda), decide(ada, aboutBen)]);

    expect(await api.sql("select member_id from staff_role where role = 'admin'")).toHaveLength(1);
  });
});
