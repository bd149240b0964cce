import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { staffMembersContract as members } from '@peonia/contract/moderation/members.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let admin: StaffMember;
beforeAll(async () => {
  api = await startApi();
  admin = await makeStaff(api, 'Delete Admin', 'admin');
});
afterAll(() => api.close());

const remove = ({ id }: Member, staff = admin) =>
  staff.call(members.actOnMember, { params: { id }, body: { act: 'delete', reason: 'Wrote from their address.' } });
const stateOf = async ({ id }: Member) =>
  (await api.sql('select status, closed_at is not null as is_closed from account where id = $1', [id]))[0];

describe('an account deleted by staff', () => {
  // covers: Staff delete an account with a reason: it is closed at once and erased as if its owner had closed it
  it('is closed at once, its sessions end, and the owner is told how to take it back', async () => {
    const member = await api.register('Delete Anna', { verified: true });

    const { status } = await remove(member);
    await api.app.outbox.drain();

    const { email } = await api
      .sql<{ email: string }>('select email from account where id = $1', [member.id])
      .then(([row]) => row ?? { email: '' });
    const mails = await mailsTo(api, email);
    expect([status, await stateOf(member)]).toEqual([200, { status: 'closed', is_closed: true }]);
    expect((await member.call(accountsContract.getMe)).status).toBe(401);
    expect(mails.some((text) => text.includes('/reactivate'))).toBe(true);
  });

  it('stays suspended if it was, and is deleted all the same', async () => {
    const member = await api.register('Delete Bea');
    await admin.call(members.actOnMember, {
      params: { id: member.id },
      body: { act: 'ban', cause: 'money', reason: 'Ticket 12.' },
    });

    await remove(member);

    expect(await stateOf(member)).toEqual({ status: 'suspended', is_closed: true });
  });

  it('is not deleted twice', async () => {
    const member = await api.register('Delete Cleo');
    await remove(member);

    expect((await remove(member)).code).toBe(errors.account_closed_already.code);
  });

  it('is for administrators with a fresh code', async () => {
    const member = await api.register('Delete Dora');
    const mod = await makeStaff(api, 'Delete Mod', 'moderator');
    const late = await makeStaff(api, 'Delete Late', 'admin');
    await api.sql("update staff_session set opened_at = now() - interval '11 minutes' where member_id = $1", [late.id]);

    const codes = [(await remove(member, mod)).code, (await remove(member, late)).code];

    expect(codes).toEqual([errors.not_found.code, errors.staff_step_up.code]);
    expect(await stateOf(member)).toEqual({ status: 'active', is_closed: false });
  });

  it('is logged with the reason', async () => {
    const member = await api.register('Delete Elsa');

    await remove(member);

    const log = await api.sql(
      "select subject_ids::int[], detail from staff_act where act = 'member.deleted' order by id desc limit 1",
    );
    expect(log).toEqual([{ subject_ids: [member.id], detail: 'Wrote from their address.' }]);
  });
});
