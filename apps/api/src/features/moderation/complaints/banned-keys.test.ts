import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';

// covers: POST /register

let api: Api;
let ada: StaffMember;
let banned: Member;
let device: string;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());

beforeEach(async () => {
  const witness = await api.register(`Witness ${(counted += 1)}`, { visibility: 'public' });
  banned = await api.register(`Banned ${counted}`, { visibility: 'public', verified: true });
  await api.sql('update account set email_verified_at = now() where id = $1', [banned.id]);
  device = `device-of-banned-${counted}`;
  await api.guest().call(accountsContract.authenticate, {
    body: { name: banned.name, password: banned.password },
    headers: { 'x-client-id': device },
  });
  await api.sql('insert into known_device (account_id, client_hash) values ($1, sha256($2)) on conflict do nothing', [
    banned.id,
    device,
  ]);
  await witness.call(contract.complain, {
    body: { reportType: 'user', reportId: banned.id, content: 'hate: Insulted me.' },
  });
});

async function sanction(verdict: object): Promise<void> {
  const [row] = await api.sql<{ id: string }>('select max(id) as id from complaint');
  await ada.call(contract.decideComplaint, {
    params: { id: Number(row?.id) },
    body: { uphold: true, reason: 'hate', ...verdict },
  });
  await api.app.outbox.drain();
}

const register = async (email: string, clientId: string) =>
  (
    await api.guest().call(accountsContract.register, {
      body: { email, name: `Again ${counted}`, password: 'a quiet evening', agreed: true },
      headers: { 'x-client-id': clientId },
    })
  ).code;

describe('a banned member who registers again', () => {
  it('is recognised by the address', async () => {
    await sanction({ act: 'ban' });

    expect(await register(banned.email.toUpperCase(), 'another-device')).toBe(errors.account_suspended.code);
  });

  it('is recognised by the device', async () => {
    await sanction({ act: 'ban' });

    expect(await register(`fresh${counted}@example.test`, device)).toBe(errors.account_suspended.code);
  });

  it('is recognised after the account was deleted', async () => {
    await sanction({ act: 'ban' });
    await api.sql("update account set closed_at = now() - interval '31 days' where id = $1", [banned.id]);
    await runJob(api, 'accounts.delete-closed-accounts');

    expect(await register(banned.email, 'another-device')).toBe(errors.account_suspended.code);
  });

  it('is welcome on another device with another address', async () => {
    await sanction({ act: 'ban' });

    expect(await register(`fresh${counted}@example.test`, 'another-device')).toBeNull();
  });

  it('is forgotten when the sanction ends', async () => {
    await sanction({ act: 'suspend', days: 7 });
    await api.sql("update sanction set until = now() - interval '1 minute' where member_id = $1", [banned.id]);
    await runJob(api, 'moderation.lift-suspensions');

    expect(await api.sql('select 1 from banned_key where account_id = $1', [banned.id])).toEqual([]);
    expect(await register(`fresh${counted}@example.test`, device)).toBeNull();
  });

  it('is forgotten when the term is over, also after the account was deleted', async () => {
    await sanction({ act: 'suspend', days: 7 });
    await api.sql("update account set closed_at = now() - interval '31 days' where id = $1", [banned.id]);
    await runJob(api, 'accounts.delete-closed-accounts');
    await api.sql("update banned_key set until = now() - interval '1 minute' where account_id = $1", [banned.id]);

    expect(await register(banned.email, device)).toBeNull();
    await runJob(api, 'accounts.purge-sessions');
    expect(await api.sql('select 1 from banned_key where account_id = $1', [banned.id])).toEqual([]);
  });
});
