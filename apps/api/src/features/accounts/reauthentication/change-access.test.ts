import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountSecurityContract as security } from '@peonia/contract/accounts/account-security.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient, type Client } from '../../../../test/client.ts';
import { latestCode, latestUndo, mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

// covers: PUT /verify
// covers: POST /undo

let api: Api;
let member: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Changing ${(counted += 1)}00`, { verified: true });
});

const newAddress = () => `thief.${counted}@example.test`;
const device = { 'x-client-id': 'the-home-browser' };

async function sessionOf(who: Member, password = who.password): Promise<Client> {
  const { body } = await api
    .guest()
    .call(accountsContract.authenticate, { body: { name: who.name, password }, headers: device });
  return openClient(api.address, { language: 'en', token: body.token });
}

/** Asks for a code at the new address and enters it. */
async function changeEmail(
  proof: { password?: string; owner_code?: string },
  to = newAddress(),
  from: Client = member,
) {
  await from.call(codes.sendCode, { body: { email: to, purpose: 'verify' } });
  return from.call(codes.verifyAddress, { body: { email: to, code: await latestCode(api, to), ...proof } });
}

const undo = (token: string) => api.guest().call(codes.undoChange, { body: { token } });
const loginWith = async (email: string, password: string) =>
  (await api.guest().call(accountsContract.authenticate, { body: { email, password }, headers: device })).code;

describe('changing the e-mail address', () => {
  it('is refused with a session alone', async () => {
    const { code } = await changeEmail({});

    expect(code).toBe(errors.reauthentication_required.code);
    expect((await member.me()).email).toBe(member.email);
  });

  it('is refused with a wrong password', async () => {
    const { code } = await changeEmail({ password: 'not the password' });

    expect(code).toBe(errors.password_wrong.code);
  });

  it('judges a few of many simultaneous passwords', async () => {
    const tries = await Promise.all(
      Array.from({ length: 24 }, () =>
        member.call(security.beginSecondStep, { body: { password: 'not the password' } }),
      ),
    );

    expect(tries.filter(({ code }) => code === errors.password_wrong.code)).toHaveLength(10);
    expect(tries.filter(({ code }) => code === errors.login_paused.code)).toHaveLength(14);
  });

  it('works with the password', async () => {
    const { status } = await changeEmail({ password: member.password });

    expect([status, (await member.me()).email]).toEqual([200, newAddress()]);
  });

  it('works with a code to the present address', async () => {
    await member.call(codes.sendCode, { body: { email: member.email, purpose: 'confirm' } });

    const { status } = await changeEmail({ owner_code: await latestCode(api, member.email) });

    expect([status, (await member.me()).email]).toEqual([200, newAddress()]);
  });

  it('works with a code to the phone, where the e-mail address is not proven', async () => {
    const phone = `+4915${String(counted).padStart(9, '0')}`;
    await api.sql('update account set email_verified_at = null, phone = $2, phone_verified_at = now() where id = $1', [
      member.id,
      phone,
    ]);
    const { email_verified, phone_verified } = await member.me();
    await member.call(codes.sendCode, { body: { phone, purpose: 'confirm' } });

    const { status } = await changeEmail({ owner_code: await latestCode(api, phone) });

    expect([email_verified, phone_verified, status]).toEqual([false, true, 200]);
  });

  it('refuses a code of the new address as the proof', async () => {
    await member.call(codes.sendCode, { body: { email: newAddress(), purpose: 'confirm' } });

    const { code } = await changeEmail({ owner_code: '123456' });

    expect(await mailsTo(api, newAddress())).toHaveLength(1);
    expect(code).toBe(errors.owner_code_invalid.code);
  });

  it('ends the other sessions and keeps this one', async () => {
    const other = await openSecondSession();

    await changeEmail({ password: member.password });

    expect([
      (await member.call(accountsContract.getMe)).status,
      (await other.call(accountsContract.getMe)).status,
    ]).toEqual([200, 401]);
  });

  it('notifies the old address with a link', async () => {
    await changeEmail({ password: member.password });

    expect(await latestUndo(api, member.email)).toMatch(/^[\w-]{40,}$/);
  });

  it('needs no proof for the stored address', async () => {
    const fresh = await api.register(`Unproven ${counted}00`);
    await fresh.call(codes.sendCode, { body: { email: fresh.email, purpose: 'verify' } });

    const { status } = await fresh.call(codes.verifyAddress, {
      body: { email: fresh.email, code: await latestCode(api, fresh.email) },
    });

    expect(status).toBe(200);
  });
});

/** A second session of the member, past the code for an unknown device. */
async function openSecondSession(): Promise<Client> {
  await api.sql('update account set verified_at = null, email_verified_at = null where id = $1', [member.id]);
  const other = await sessionOf(member);
  await api.sql('update account set verified_at = now(), email_verified_at = now() where id = $1', [member.id]);
  return other;
}

describe('the undo link', () => {
  it('restores the address and ends every session', async () => {
    await changeEmail({ password: member.password });

    const { status } = await undo(await latestUndo(api, member.email));

    const [row] = await api.sql('select email, email_verified_at is not null as proven from account where id = $1', [
      member.id,
    ]);
    expect([status, row]).toEqual([200, { email: member.email, proven: true }]);
    expect((await member.call(accountsContract.getMe)).status).toBe(401);
  });

  it('restores the password', async () => {
    const change = {
      password: member.password,
      new_password: 'words of a thief',
      new_password_confirm: 'words of a thief',
    };
    await member.call(codes.resetPassword, { body: change });

    await undo(await latestUndo(api, member.email));

    expect(await loginWith(member.email, change.new_password)).toBe(errors.login_failed.code);
    expect(await loginWith(member.email, member.password)).toBe(errors.login_code_required.code);
  });

  it('works once', async () => {
    await changeEmail({ password: member.password });
    const token = await latestUndo(api, member.email);
    await undo(token);

    expect((await undo(token)).code).toBe(errors.undo_expired.code);
  });

  it('expires after 48 hours', async () => {
    await changeEmail({ password: member.password });
    await api.sql(
      "update account_undo set created_at = created_at - interval '48 hours', expires_at = expires_at - interval '48 hours'",
    );

    expect((await undo(await latestUndo(api, member.email))).code).toBe(errors.undo_expired.code);
  });

  it('takes the later links with it, so that a thief cannot undo the undoing', async () => {
    await changeEmail({ password: member.password });
    const owners = await latestUndo(api, member.email);
    await changeEmail({ password: member.password }, `second.${newAddress()}`);
    const thiefs = await latestUndo(api, newAddress());
    await undo(owners);

    expect((await undo(thiefs)).code).toBe(errors.undo_expired.code);
  });

  it('asks for a code at the next login, on every device', async () => {
    await openSecondSession();
    await changeEmail({ password: member.password });

    await undo(await latestUndo(api, member.email));

    expect(await loginWith(member.email, member.password)).toBe(errors.login_code_required.code);
  });
});
