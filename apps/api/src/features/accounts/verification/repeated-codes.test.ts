import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountSecurityContract as security } from '@peonia/contract/accounts/account-security.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { fromBase32 } from '../../../../test/fixtures/from-base32.ts';
import { latestCode } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';
import { codeOf, stepAt } from '../second-step/totp.ts';

// covers: PUT /verify
// covers: PUT /password/find
// covers: PUT /reactivate
// covers: PUT /security/second-step

let api: Api;
let member: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Repeats ${(counted += 1)}00`);
});

const headers = { 'x-client-id': 'browser-of-the-owner' };
const later = () =>
  api.sql("update verification_code set used_at = used_at - interval '6 minutes' where account_id = $1", [member.id]);

async function askFor(purpose: 'find' | 'reactivate'): Promise<string> {
  const captcha = await solveCaptcha(api.guest(), 'verify');
  await api.guest().call(codes.sendCode, { body: { email: member.email, purpose, captcha }, headers });
  return latestCode(api, member.email);
}

describe('a verification whose reply was lost', () => {
  async function verifyTwice(between: () => Promise<unknown> = async () => {}) {
    await member.call(codes.sendCode, { body: { email: member.email, purpose: 'verify' } });
    const body = { email: member.email, code: await latestCode(api, member.email) };
    const first = await member.call(codes.verifyAddress, { body });
    await between();
    return { first, second: await member.call(codes.verifyAddress, { body }) };
  }

  it('is answered alike when it is sent again', async () => {
    const { first, second } = await verifyTwice();

    expect([first.status, first.body.trial]).toEqual([200, true]);
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it('is refused after five minutes', async () => {
    const { second } = await verifyTwice(later);

    expect(second.code).toBe(errors.code_invalid.code);
  });
});

it('a used code leaves five guesses', async () => {
  const code = await askFor('find');
  const body = { email: member.email, new_password: 'a quiet evening', new_password_confirm: 'a quiet evening' };
  const find = (typed: string) => api.guest().call(codes.findPassword, { body: { ...body, code: typed }, headers });
  await find(code);
  for (let tries = 0; tries < 5; tries += 1) await find(code === '111111' ? '222222' : '111111');

  expect((await find(code)).code).toBe(errors.code_invalid.code);
});

describe('a new password whose reply was lost', () => {
  const findWith = (code: string, password: string) =>
    api.guest().call(codes.findPassword, {
      body: { email: member.email, code, new_password: password, new_password_confirm: password },
      headers,
    });

  it('is answered alike when it is sent again, with one mail', async () => {
    const code = await askFor('find');
    const statuses = [
      (await findWith(code, 'a quiet evening')).status,
      (await findWith(code, 'a quiet evening')).status,
    ];
    await api.app.outbox.drain();

    const changed = await api.sql('select 1 from account_undo where account_id = $1', [member.id]);

    expect([statuses, changed.length]).toEqual([[200, 200], 1]);
  });

  it('is checked before it is sent again, as the page does', async () => {
    const code = await askFor('find');
    await findWith(code, 'a quiet evening');
    const check = () => api.guest().call(codes.checkFindCode, { body: { email: member.email, code }, headers });

    const checked = await check();
    await later();

    expect([checked.status, (await check()).code]).toEqual([200, errors.code_invalid.code]);
  });

  it('sets no other password with the code', async () => {
    const code = await askFor('find');
    await findWith(code, 'a quiet evening');

    expect((await findWith(code, 'another evening')).code).toBe(errors.code_invalid.code);
  });
});

describe('reopening an account whose reply was lost', () => {
  const reopen = (code: string, by = headers) =>
    api.guest().call(codes.reactivate, { body: { email: member.email, code }, headers: by });

  beforeEach(() => api.sql("update account set status = 'closed', closed_at = now() where id = $1", [member.id]));

  it('is answered with another session, which replaces the lost one', async () => {
    const code = await askFor('reactivate');
    const first = await reopen(code);
    const second = await reopen(code);

    const me = async ({ body }: typeof first) =>
      (await api.guest().call(accountsContract.getMe, { headers: { authorization: `Bearer ${body.token}` } })).status;

    expect([await me(first), await me(second)]).toEqual([401, 200]);
  });

  it('is refused after a logout, and in another browser', async () => {
    const code = await askFor('reactivate');
    const { body } = await reopen(code);
    const elsewhere = await reopen(code, { 'x-client-id': 'another browser' });
    await api.guest().call(accountsContract.logout, { headers: { authorization: `Bearer ${body.token}` } });

    expect([elsewhere.code, (await reopen(code)).code]).toEqual([errors.code_invalid.code, errors.code_invalid.code]);
  });
});

describe('with two-step login', () => {
  async function enrol() {
    const { body } = await member.call(security.beginSecondStep, { body: { password: member.password } });
    const secret = fromBase32(body.secret);
    const appCode = (by = 0) => codeOf(secret, stepAt(Date.now()) + by);
    const confirm = (code: string) => member.call(security.confirmSecondStep, { body: { code } });
    return { appCode, confirm };
  }
  const login = (second_code: string, by: Record<string, string> = headers) =>
    api.guest().call(accountsContract.authenticate, {
      body: { email: member.email, password: member.password, second_code },
      headers: by,
    });

  it('a login whose reply was lost is answered alike on the same device only', async () => {
    const { appCode, confirm } = await enrol();
    await confirm(appCode(-1));
    const code = appCode();
    const first = await login(code);

    const elsewhere = await login(code, { 'x-client-id': 'another browser' });
    const second = await login(code);

    expect([first.status, elsewhere.code, second.status]).toEqual([200, errors.second_step_wrong.code, 200]);
  });

  it('a recovery code whose reply was lost is answered alike, and counts as used once', async () => {
    const { appCode, confirm } = await enrol();
    const [recovery = ''] = (await confirm(appCode(-1))).body.recovery_codes;

    const statuses = [(await login(recovery)).status, (await login(recovery)).status];

    expect([statuses, (await member.call(security.getSecurity)).body.recovery_left]).toEqual([[200, 200], 9]);
  });

  it('new recovery codes come for those whose reply was lost', async () => {
    const { appCode, confirm } = await enrol();
    const [lost = ''] = (await confirm(appCode(-1))).body.recovery_codes;
    const wrong = await confirm('000000');
    // The app shows another code by then.
    const again = await confirm(appCode());

    expect([wrong.code, again.status, again.body.recovery_codes.length]).toEqual([
      errors.second_step_wrong.code,
      200,
      10,
    ]);
    expect([(await login(lost)).code, (await login(again.body.recovery_codes[0] ?? '')).status]).toEqual([
      errors.second_step_wrong.code,
      200,
    ]);
  });

  it('recovery codes are not replaced after five minutes', async () => {
    const { appCode, confirm } = await enrol();
    await confirm(appCode(-1));
    await api.sql("update account_factor set repeat_until = repeat_until - interval '5 minutes'");

    expect((await confirm(appCode())).code).toBe(errors.second_step_set.code);
  });

  it('the code that proves the owner may be repeated for the same call', async () => {
    await api.sql('update account set verified_at = now(), email_verified_at = now() where id = $1', [member.id]);
    await member.call(codes.sendCode, { body: { email: member.email, purpose: 'confirm' } });
    const owner_code = await latestCode(api, member.email);
    const begin = () => member.call(security.beginSecondStep, { body: { owner_code } });

    expect([(await begin()).status, (await begin()).status]).toEqual([200, 200]);
    const passkey = await member.call(security.getPasskeyOptions, { body: { owner_code } });
    expect(passkey.code).toBe(errors.owner_code_invalid.code);
  });
});
