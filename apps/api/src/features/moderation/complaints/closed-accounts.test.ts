import { accountClosingContract } from '@peonia/contract/accounts/account-closing.schema.ts';
import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';
import { runJob } from '../../../../test/run-job.ts';

// covers: PUT /reactivate

let api: Api;
let ada: StaffMember;
let accused: Member;
let complaint: number;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());

/** A member who was reported and has closed the account since. */
beforeEach(async () => {
  const witness = await api.register(`Witness ${(counted += 1)}`, { visibility: 'public' });
  accused = await api.register(`Accused ${counted}`, { visibility: 'public' });
  await witness.call(contract.complain, {
    body: { reportType: 'user', reportId: accused.id, content: 'hate: Insulted me.' },
  });
  const [row] = await api.sql<{ id: string }>('select max(id) as id from complaint');
  complaint = Number(row?.id);
  await accused.call(accountClosingContract.closeAccount, { body: { password: accused.password } });
});

const decide = (verdict: object) =>
  ada.call(contract.decideComplaint, { params: { id: complaint }, body: { uphold: true, reason: 'hate', ...verdict } });

const status = async () =>
  (await api.sql<{ status: string }>('select status from account where id = $1', [accused.id]))[0]?.status;

const logIn = async () =>
  (
    await api.guest().call(accountsContract.authenticate, {
      body: { name: accused.name, password: accused.password },
    })
  ).code;

async function reactivate(): Promise<number> {
  const captcha = await solveCaptcha(api.guest(), 'verify');
  const body = { email: accused.email, purpose: 'reactivate', captcha };
  await api.guest().call(codes.sendCode, { body });
  await api.app.outbox.drain();
  const [mail] = await api.sql<{ body_text: string }>(
    'select body_text from mail_outbox where recipient = $1 order by id desc limit 1',
    [accused.email],
  );
  const code = /\b\d{6}\b/.exec(mail?.body_text ?? '')?.[0] ?? '000000';
  return (await api.guest().call(codes.reactivate, { body: { email: accused.email, code } })).status;
}

const pass = async (days: number) => {
  await api.sql('update account set closed_at = closed_at - make_interval(days => $1) where id = $2', [
    days,
    accused.id,
  ]);
  await runJob(api, 'accounts.delete-closed-accounts');
};

describe('a suspension', () => {
  it('reaches a closed account', async () => {
    await decide({ act: 'ban' });

    expect(await logIn()).toBe(errors.account_suspended.code);
  });

  it('keeps a closed account from being reactivated', async () => {
    await decide({ act: 'ban' });

    expect(await reactivate()).toBe(400);
    expect(await status()).toBe('suspended');
  });

  it('that has ended leaves the account closed, to be reactivated', async () => {
    await decide({ act: 'suspend', days: 7 });
    await api.sql("update sanction set until = now() - interval '1 minute' where member_id = $1", [accused.id]);
    await runJob(api, 'moderation.lift-suspensions');

    expect(await status()).toBe('closed');
    expect(await reactivate()).toBe(200);
  });

  it('does not keep a closed account from being deleted', async () => {
    await decide({ act: 'ban' });

    await pass(31);

    // A run leaves out an account whose row is in use; the next one deletes it.
    await expect
      .poll(async () => {
        await runJob(api, 'accounts.delete-closed-accounts');
        return status();
      })
      .toBe('deleted');
  });
});

describe('the deletion of a closed account', () => {
  it('waits while a case about the member is open', async () => {
    await pass(31);
    const waiting = await status();
    await ada.call(contract.decideComplaint, {
      params: { id: complaint },
      body: { uphold: false, reason: 'no_proof' },
    });

    await pass(0);

    expect([waiting, await status()]).toEqual(['closed', 'deleted']);
  });
});
