import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountSecurityContract as security } from '@peonia/contract/accounts/account-security.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { fromBase32 } from '../../../../test/fixtures/from-base32.ts';
import { latestCode, latestUndo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';
import { codeOf, stepAt } from './totp.ts';

// covers: PUT /security/second-step
// covers: DELETE /security/second-step
// covers: PUT /reactivate

let api: Api;
let member: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Careful ${(counted += 1)}00`, { verified: true });
});

/** Turns the second step on. Returns a code generator and the recovery codes. */
async function turnOn() {
  const { body } = await member.call(security.beginSecondStep, { body: { password: member.password } });
  const secret = fromBase32(body.secret);
  const appCode = (by = 0) => codeOf(secret, stepAt(Date.now()) + by);
  const confirmed = await member.call(security.confirmSecondStep, { body: { code: appCode(-1) } });
  return { appCode, recovery: confirmed.body.recovery_codes };
}

const login = (second_code?: string) =>
  api.guest().call(accountsContract.authenticate, {
    body: { email: member.email, password: member.password, second_code },
  });

describe('turning two-step login on', () => {
  it('is refused with a session alone', async () => {
    const { code } = await member.call(security.beginSecondStep, { body: {} });

    expect(code).toBe(errors.reauthentication_required.code);
  });

  it('counts after the first code and gives ten recovery codes', async () => {
    const { recovery } = await turnOn();

    expect(recovery).toHaveLength(10);
    expect((await member.call(security.getSecurity)).body).toEqual({
      second_step: true,
      recovery_left: 10,
      passkeys: [],
      offer: false,
    });
  });

  it('is told to the other windows of the session, and so is turning it off', async () => {
    const socket = await member.socket();
    const changes = () => socket.frames.filter((frame) => frame.type === 'event' && frame.name === 'account.changed');

    const { appCode } = await turnOn();
    await expect.poll(() => changes().length).toBe(1);
    await member.call(security.endSecondStep, { body: { code: appCode() } });

    await expect.poll(() => changes().length).toBe(2);
    socket.close();
  });

  it('is undone by the link in the mail', async () => {
    await turnOn();

    await api.guest().call(codes.undoChange, { body: { token: await latestUndo(api, member.email) } });

    expect(await api.sql('select 1 from account_factor where account_id = $1', [member.id])).toEqual([]);
  });
});

describe('a login of an account with two-step login', () => {
  it('needs the code of the app', async () => {
    const { appCode } = await turnOn();

    expect((await login()).code).toBe(errors.second_step_required.code);
    expect((await login(appCode())).status).toBe(200);
  });

  it('refuses a code that was used', async () => {
    const { appCode } = await turnOn();
    const code = appCode();
    await login(code);

    expect((await login(code)).code).toBe(errors.second_step_wrong.code);
  });

  it('accepts a recovery code once', async () => {
    const { recovery } = await turnOn();

    expect((await login(recovery[0])).status).toBe(200);
    expect((await login(recovery[0])).code).toBe(errors.second_step_wrong.code);
  });

  it('pauses after five wrong codes, also simultaneous ones', async () => {
    const { appCode } = await turnOn();
    const replies = await Promise.all(Array.from({ length: 8 }, () => login('000000')));

    expect(replies.filter(({ code }) => code === errors.second_step_wrong.code)).toHaveLength(5);
    expect((await login(appCode())).code).toBe(errors.second_step_paused.code);
  });

  it('tells nothing of it without the right password', async () => {
    await turnOn();

    const { code } = await api
      .guest()
      .call(accountsContract.authenticate, { body: { email: member.email, password: 'not the password' } });

    expect(code).toBe(errors.login_failed.code);
  });
});

describe('turning two-step login off', () => {
  it('needs a code', async () => {
    await turnOn();

    const { code } = await member.call(security.endSecondStep, { body: { code: '000000' } });

    expect(code).toBe(errors.second_step_wrong.code);
  });

  it('lets the member log in without it', async () => {
    const { appCode } = await turnOn();

    await member.call(security.endSecondStep, { body: { code: appCode() } });

    expect((await login()).code).toBe(errors.login_code_required.code);
  });

  it('is undone by the link in the mail, without the recovery code that it took', async () => {
    const { appCode, recovery } = await turnOn();
    const [taken = '', left = ''] = recovery;
    await member.call(security.endSecondStep, { body: { code: taken } });

    await api.guest().call(codes.undoChange, { body: { token: await latestUndo(api, member.email) } });

    expect([(await login()).code, (await login(taken)).code]).toEqual([
      errors.second_step_required.code,
      errors.second_step_wrong.code,
    ]);
    expect([(await login(left)).status, (await login(appCode())).status]).toEqual([200, 200]);
  });

  it('is undone where a thief has turned on another one since', async () => {
    const { appCode, recovery } = await turnOn();
    await member.call(security.endSecondStep, { body: { code: recovery[0] ?? '' } });
    const undo = await latestUndo(api, member.email);
    const thiefs = await turnOn();

    await api.guest().call(codes.undoChange, { body: { token: undo } });

    expect([(await login(thiefs.appCode())).code, (await login(appCode())).status]).toEqual([
      errors.second_step_wrong.code,
      200,
    ]);
  });
});

describe('reopening a closed account with two-step login', () => {
  const browser = { 'x-client-id': 'browser-of-the-careful' };
  const reopen = (code: string, second_code?: string) =>
    api.guest().call(codes.reactivate, { body: { email: member.email, code, second_code }, headers: browser });

  async function closeAndAsk(): Promise<string> {
    await api.sql("update account set status = 'closed', closed_at = now() where id = $1", [member.id]);
    const captcha = await solveCaptcha(api.guest(), 'verify');
    await api.guest().call(codes.sendCode, {
      body: { email: member.email, purpose: 'reactivate', captcha },
      headers: browser,
    });
    return latestCode(api, member.email);
  }

  it('needs the code of the app beside the mailed one', async () => {
    const { appCode } = await turnOn();
    const mailed = await closeAndAsk();

    expect((await reopen(mailed)).code).toBe(errors.second_step_required.code);
    expect((await reopen(mailed, '000000')).code).toBe(errors.second_step_wrong.code);
    expect(await api.sql('select status from account where id = $1', [member.id])).toEqual([{ status: 'closed' }]);
    expect((await reopen(mailed, appCode())).status).toBe(200);
  });

  it('uses the mailed code up', async () => {
    const { recovery } = await turnOn();
    const mailed = await closeAndAsk();
    await reopen(mailed, recovery[0]);
    await api.sql("update account set status = 'closed', closed_at = now() where id = $1", [member.id]);

    expect((await reopen(mailed, recovery[1])).code).toBe(errors.code_invalid.code);
  });

  it('tells nothing of it without the mailed code', async () => {
    await turnOn();
    const mailed = await closeAndAsk();

    expect((await reopen(mailed === '111111' ? '222222' : '111111')).code).toBe(errors.code_invalid.code);
  });
});
