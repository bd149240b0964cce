import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountSessionsContract as sessions } from '@peonia/contract/accounts/account-sessions.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

// covers: PUT /password/find
// covers: PUT /password/reset
// covers: POST /verify

let api: Api;
let member: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Forgetful ${(counted += 1)}00`);
});

const newPassword = 'another quiet evening';
const browser = { 'x-client-id': 'browser-of-the-owner' };
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

async function requestCode(email: string, purpose: 'find' | 'reactivate' = 'find'): Promise<number | null> {
  const captcha = await solveCaptcha(api.guest(), 'verify');
  return (await api.guest().call(codes.sendCode, { body: { email, purpose, captcha }, headers: browser })).code;
}

async function mailsTo(email: string): Promise<string[]> {
  await api.app.outbox.drain();
  const rows = await api.sql<{ body_text: string }>(
    'select body_text from mail_outbox where recipient = $1 order by id',
    [email],
  );
  return rows.map((row) => row.body_text);
}

const latestCode = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email)).at(-1) ?? '')?.[0] ?? '';

const setPassword = (email: string, code: string, password = newPassword) =>
  api.guest().call(codes.findPassword, {
    body: { email, code, new_password: password, new_password_confirm: password },
    headers: browser,
  });

const login = async (password: string) =>
  (await api.guest().call(accountsContract.authenticate, { body: { email: member.email, password }, headers: browser }))
    .status;

describe('a code', () => {
  it('expires after ten minutes', async () => {
    await requestCode(member.email);
    const code = await latestCode(member.email);
    await api.sql("update verification_code set expires_at = expires_at - interval '10 minutes'");

    const { code: refusal } = await setPassword(member.email, code);

    expect(refusal).toBe(errors.code_invalid.code);
  });

  it('is refused after five wrong tries', async () => {
    await requestCode(member.email);
    const code = await latestCode(member.email);
    for (let tries = 0; tries < 5; tries += 1) await setPassword(member.email, wrong(code));

    const { code: refusal } = await setPassword(member.email, code);

    expect(refusal).toBe(errors.code_invalid.code);
  });

  it('works once', async () => {
    await requestCode(member.email);
    const code = await latestCode(member.email);
    await setPassword(member.email, code);

    const { code: refusal } = await setPassword(member.email, code, 'yet another evening');

    expect(refusal).toBe(errors.code_invalid.code);
  });

  // covers: PUT /reactivate
  it('is refused for another purpose', async () => {
    await requestCode(member.email, 'find');
    const code = await latestCode(member.email);

    const { code: refusal } = await api.guest().call(codes.reactivate, { body: { email: member.email, code } });

    expect(refusal).toBe(errors.code_invalid.code);
  });

  it('is refused for another address', async () => {
    const other = await api.register(`Somebody ${counted}00`);
    await requestCode(member.email);
    const code = await latestCode(member.email);

    const { code: refusal } = await setPassword(other.email, code);

    expect(refusal).toBe(errors.code_invalid.code);
  });

  it('is sent at most five times in half an hour', async () => {
    const replies: (number | null)[] = [];
    for (let sends = 0; sends < 6; sends += 1) replies.push(await requestCode(member.email));

    expect(replies.slice(0, 5)).toEqual(Array(5).fill(errors.code_sent.code));
    expect(replies[5]).toBe(errors.code_too_soon.code);
  });

  it('is not sent to an address without an account, with the same reply', async () => {
    const reply = await requestCode('nobody.here@example.test');

    expect(reply).toBe(errors.code_sent.code);
    expect(await mailsTo('nobody.here@example.test')).toEqual([]);
  });
});

describe('setting a new password with a code', () => {
  it('replaces the old password', async () => {
    await requestCode(member.email);

    const { status } = await setPassword(member.email, await latestCode(member.email));

    expect(status).toBe(200);
    expect([await login(newPassword), await login(member.password)]).toEqual([200, 400]);
  });

  it('revokes every session and closes its sockets', async () => {
    const socket = await member.socket();
    await requestCode(member.email);

    await setPassword(member.email, await latestCode(member.email));

    expect((await member.call(accountsContract.getMe)).status).toBe(401);
    expect(await socket.closed).toBe(closeCodes.session_over);
  });

  it('refuses the name of the account and leaves the code usable', async () => {
    await requestCode(member.email);
    const code = await latestCode(member.email);

    const refused = await setPassword(member.email, code, member.name);
    const taken = await setPassword(member.email, code);

    expect([refused.code, taken.status]).toEqual([errors.password_common.code, 200]);
  });

  it('notifies the address', async () => {
    await requestCode(member.email);
    const before = (await mailsTo(member.email)).length;

    await setPassword(member.email, await latestCode(member.email));

    expect((await mailsTo(member.email)).length).toBe(before + 1);
  });
});

describe('changing the password', () => {
  const change = (password: string, to = newPassword) =>
    member.call(codes.resetPassword, {
      body: { password, new_password: to, new_password_confirm: to },
    });

  it('needs the present password', async () => {
    const { code } = await change('not my password');

    expect(code).toBe(errors.password_wrong.code);
  });

  it('needs the present password also where the new one is the present one', async () => {
    const same = await change('not my password', member.password);
    await change(member.password);

    const afterChange = await change('not my password');

    expect([same.code, afterChange.code]).toEqual([errors.password_wrong.code, errors.password_wrong.code]);
  });

  it('changes nothing when it is sent again', async () => {
    const { status } = await change(member.password);
    const { body } = await api
      .guest()
      .call(accountsContract.authenticate, { body: { email: member.email, password: newPassword } });

    const again = await change(member.password);

    expect(again.status).toBe(status);
    const since = { headers: { authorization: `Bearer ${body.token}` } };
    expect((await api.guest().call(accountsContract.getMe, since)).status).toBe(200);
  });

  it('compares ten of 20 simultaneous wrong passwords at most', async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => change('not my password')));

    const compared = tries.filter(({ code }) => code === errors.password_wrong.code).length;
    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(10);
  });

  it('refuses the name or the address of the account', async () => {
    const refusals = [await change(member.password, member.name), await change(member.password, member.email)];

    expect(refusals.map(({ code }) => code)).toEqual(Array(2).fill(errors.password_common.code));
  });

  it('keeps the present session only', async () => {
    const { body } = await api
      .guest()
      .call(accountsContract.authenticate, { body: { email: member.email, password: member.password } });
    const other = { headers: { authorization: `Bearer ${body.token}` } };

    await change(member.password);

    expect((await member.call(accountsContract.getMe)).status).toBe(200);
    expect((await api.guest().call(accountsContract.getMe, other)).status).toBe(401);
  });
});

describe('revoking one session', () => {
  it('refuses a session of another member', async () => {
    const other = await api.register(`Elsewhere ${counted}00`);
    const [session] = (await other.call(sessions.listSessions)).body.items;

    const { status } = await member.call(sessions.endOneSession, { params: { id: session?.id ?? 0 } });

    expect(status).toBe(404);
    expect((await other.call(accountsContract.getMe)).status).toBe(200);
  });
});
