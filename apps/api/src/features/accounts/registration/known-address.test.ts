import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { latestCode, mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

// covers: POST /register

let api: Api;
let owner: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.register(`Proven ${(counted += 1)}00`, { verified: true });
  await api.app.outbox.drain();
  await api.sql('delete from mail_outbox');
});

const squat = (email = owner.email) =>
  api.register(`Squatter ${counted}00`, { email, password: 'words of a squatter', byForm: true });
const login = (email: string, password: string, client = 'somewhere') =>
  api.guest().call(accountsContract.authenticate, { body: { email, password }, headers: { 'x-client-id': client } });

describe('registration with a proven address of another account', () => {
  it('begins a session with an unproven address like any other', async () => {
    const known = await api.guest().call(accountsContract.register, {
      body: { email: owner.email, name: `Known ${counted}00`, password: 'a quiet evening', agreed: true },
    });
    const unknown = await api.guest().call(accountsContract.register, {
      body: {
        email: `free.${counted}@example.test`,
        name: `Free ${counted}00`,
        password: 'a quiet evening',
        agreed: true,
      },
    });

    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    expect(known.status).toBe(201);
  });

  it('notifies the owner, once a day', async () => {
    await squat();
    await api.register(`Squatting ${counted}00`, { email: owner.email, byForm: true });

    const mails = await mailsTo(api, owner.email);

    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('If it was you');
  });

  it('leaves the login by that address to the owner', async () => {
    const squatter = await squat();

    expect((await login(owner.email, squatter.password)).code).toBe(errors.login_failed.code);
    expect((await login(owner.email, owner.password)).code).toBe(errors.login_code_required.code);
  });

  it('leaves the recovery by that address to the owner', async () => {
    await squat();
    const captcha = await solveCaptcha(api.guest(), 'verify');
    await api.guest().call(codes.sendCode, { body: { email: owner.email, purpose: 'find', captcha } });
    const code = await latestCode(api, owner.email);
    const new_password = 'another quiet evening';

    await api.guest().call(codes.findPassword, {
      body: { email: owner.email, code, new_password, new_password_confirm: new_password },
    });

    expect((await login(owner.email, new_password)).code).toBe(errors.login_code_required.code);
  });

  it('sends no code to prove it, with the reply of a free address', async () => {
    const squatter = await squat();
    await api.app.outbox.drain();
    await api.sql('delete from mail_outbox');

    const asked = await squatter.call(codes.sendCode, { body: { email: owner.email, purpose: 'verify' } });
    const proved = await squatter.call(codes.verifyAddress, { body: { email: owner.email, code: '123456' } });

    expect([asked.code, proved.code]).toEqual([errors.code_sent.code, errors.code_invalid.code]);
    expect(await latestCode(api, owner.email)).toBe('');
  });
});

describe('an unproven address of another account', () => {
  it('can be proven by the one who owns the mailbox', async () => {
    const squatter = await api.register(`Early ${counted}00`, { email: `later.${counted}@example.test` });
    const honest = await api.register(`Honest ${counted}00`, { email: squatter.email });
    await honest.call(codes.sendCode, { body: { email: honest.email, purpose: 'verify' } });

    const { status } = await honest.call(codes.verifyAddress, {
      body: { email: honest.email, code: await latestCode(api, honest.email) },
    });

    expect(status).toBe(200);
    expect((await login(honest.email, honest.password)).code).toBe(errors.login_code_required.code);
    expect((await login(squatter.email, 'a quiet evening ')).code).toBe(errors.login_failed.code);
  });

  it('logs in the account that this browser has used', async () => {
    const email = `shared.${counted}@example.test`;
    const honest = await api.register(`First ${counted}00`, { email, password: 'words of the first' });
    await api.sql(
      "insert into known_device (account_id, client_hash) values ($1, sha256('the-home-browser')) on conflict do nothing",
      [honest.id],
    );
    await api.register(`Second ${counted}00`, { email, password: 'words of the second' });

    expect((await login(email, 'words of the first', 'the-home-browser')).status).toBe(200);
  });
});
