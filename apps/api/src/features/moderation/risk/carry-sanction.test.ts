import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { staffMembersContract as members } from '@peonia/contract/moderation/members.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let mod: StaffMember;
let people = 0;
beforeAll(async () => {
  api = await startApi();
  mod = await makeStaff(api, 'Carry Mod', 'moderator');
});
afterAll(() => api.close());

const code = (name: ErrorName) => errors[name].code;
const reason = 'The same person, see ticket 12.';
const newMember = () => api.register(`Carry ${'abcdefghjkmnpqrstuvwxyz'.charAt((people += 1))}`);
const isIn = async (member: Member) => (await member.call(accountsContract.getMe)).status === 200;
const suspend = ({ id }: Member, days?: number) =>
  mod.call(members.actOnMember, {
    params: { id },
    body: {
      act: days === undefined ? 'ban' : 'suspend',
      cause: 'money',
      reason,
      ...(days === undefined ? {} : { days }),
    },
  });
const carry = ({ id }: Member, others: readonly Member[], staff = mod) =>
  staff.call(members.carrySanction, { params: { id }, body: { accounts: others.map((one) => one.id), reason } });
const end = ({ id }: Member, other: Member) =>
  mod.call(members.endCarriedSanction, { params: { id }, body: { account: other.id, reason } });
const similarOf = async ({ id }: Member) =>
  (await mod.call(members.getStaffMember, { params: { id } })).body.similar ?? [];

/** Two members who used one device. */
async function pair(): Promise<readonly [Member, Member]> {
  const [one, other] = [await newMember(), await newMember()];
  for (const { id } of [one, other])
    await api.sql('insert into known_device (account_id, client_hash) values ($1, $2)', [
      id,
      Buffer.from(`device of ${one.id}`),
    ]);
  return [one, other];
}

describe('a suspension carried over to a similar account', () => {
  // covers: A suspension is carried over to chosen similar accounts, each with its appeal, and taken back one by one
  it('has the same cause and end, and can be appealed', async () => {
    const [member, twin] = await pair();
    await suspend(member, 7);

    const { status } = await carry(member, [twin]);
    await api.app.outbox.drain();

    const sanctions = await api.sql('select kind, until from sanction where member_id = any($1) order by id', [
      [member.id, twin.id],
    ]);
    const [sanction] = await api.sql<{ id: number }>(
      "select id::int from complaint where accused_id = $1 and state = 'upheld' and reason = 'money' and appeal = 'none'",
      [twin.id],
    );
    expect([status, await isIn(twin)]).toEqual([200, false]);
    expect(sanctions[1]).toEqual(sanctions[0]);
    expect(sanction).toBeDefined();
    expect(await similarOf(member)).toMatchObject([{ id: twin.id, status: 'suspended', carried: true }]);
  });

  it('is taken back for one account, and the other stays suspended', async () => {
    const [member, twin] = await pair();
    await suspend(member);
    await carry(member, [twin]);

    const [ended, again] = [await end(member, twin), await end(member, twin)];

    const states = await api.sql('select status from account where id = any($1) order by id', [[member.id, twin.id]]);
    expect([ended.status, again.code]).toEqual([200, code('sanction_not_carried')]);
    expect(states).toEqual([{ status: 'suspended' }, { status: 'active' }]);
    expect(await similarOf(member)).toMatchObject([{ id: twin.id, carried: false }]);
  });

  it('leaves a sanction of its own in place when it is taken back', async () => {
    const [member, twin] = await pair();
    await suspend(member);
    await carry(member, [twin]);
    await suspend(twin);

    await end(member, twin);

    expect(await api.sql('select status from account where id = $1', [twin.id])).toEqual([{ status: 'suspended' }]);
  });

  it('is logged with the reason for both accounts', async () => {
    const [member, twin] = await pair();
    await suspend(member);

    await carry(member, [twin]);

    const log = await api.sql(
      "select subject_ids::int[], detail from staff_act where act = 'member.suspended-with' order by id desc limit 1",
    );
    expect(log).toEqual([{ subject_ids: [twin.id, member.id], detail: `${twin.id} ← ${member.id} · ${reason}` }]);
  });

  it('needs a suspended member', async () => {
    const [member, twin] = await pair();

    expect((await carry(member, [twin])).code).toBe(code('sanction_missing'));
  });

  it('needs accounts with something in common that are not suspended, and then suspends none', async () => {
    const [member, twin] = await pair();
    const stranger = await newMember();
    await suspend(member);

    const mixed = await carry(member, [twin, stranger]);
    await suspend(twin);
    const suspended = await carry(member, [twin]);

    expect([mixed.code, suspended.code]).toEqual([code('account_not_similar'), code('account_not_similar')]);
    expect(await isIn(stranger)).toBe(true);
    expect(
      await api.sql("select 1 from staff_act where detail like '%' || $1", [`← ${member.id} · ${reason}`]),
    ).toEqual([]);
  });

  it('needs an admin for somebody of the staff, and never is for oneself', async () => {
    const member = await newMember();
    const helper = await makeStaff(api, 'Carry Helper', 'support');
    for (const { id } of [member, helper, mod])
      await api.sql("insert into known_device (account_id, client_hash) values ($1, 'desk device')", [id]);
    await suspend(member);

    const codes = [(await carry(member, [helper])).code, (await carry(member, [mod])).code];

    expect(codes).toEqual([code('act_on_staff'), code('act_on_oneself')]);
  });

  it('needs a fresh code', async () => {
    const [member, twin] = await pair();
    await suspend(member);
    const late = await makeStaff(api, 'Carry Late', 'moderator');
    await api.sql("update staff_session set opened_at = now() - interval '11 minutes' where member_id = $1", [late.id]);

    expect((await carry(member, [twin], late)).code).toBe(code('staff_step_up'));
  });
});
