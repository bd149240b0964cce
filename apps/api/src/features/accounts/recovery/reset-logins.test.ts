import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { latestCode } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

// covers: POST /password/find

let api: Api;
let member: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_CODE_RESEND_SECONDS: '0' });
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Resetting ${(counted += 1)}00`);
});

const linkAt = (provider: string, ago: string) =>
  api.sql(
    `insert into social_login (provider, subject, account_id, linked_at) values ($1, $2, $3, now() - $4::interval)`,
    [provider, `subject-${member.id}`, member.id, ago],
  );
const proveAt = (ago: string) =>
  api.sql(
    'update account set verified_at = now() - $2::interval, email_verified_at = now() - $2::interval where id = $1',
    [member.id, ago],
  );
const linked = async () =>
  (
    await api.sql<{ provider: string }>('select provider from social_login where account_id = $1 order by 1', [
      member.id,
    ])
  ).map((row) => row.provider);

async function askCode(): Promise<string> {
  const captcha = await solveCaptcha(api.guest(), 'verify');
  await api.guest().call(codes.sendCode, { body: { email: member.email, purpose: 'find', captcha } });
  return latestCode(api, member.email);
}

const check = (code: string) => api.guest().call(codes.checkFindCode, { body: { email: member.email, code } });
const reset = (code: string, more: object = {}) =>
  api.guest().call(codes.findPassword, {
    body: {
      email: member.email,
      code,
      new_password: 'another quiet evening',
      new_password_confirm: 'another quiet evening',
      ...more,
    },
  });

describe('a password reset', () => {
  it('lists the linked logins without using up the code', async () => {
    await proveAt('2 days');
    await linkAt('google', '1 day');
    const code = await askCode();

    const { body } = await check(code);

    expect(body.logins).toMatchObject([{ provider: 'google', name: 'Google' }]);
    expect((await reset(code)).status).toBe(200);
  });

  it('lists nothing for a wrong code', async () => {
    const code = await askCode();

    expect((await check(code === '111111' ? '222222' : '111111')).code).toBe(errors.code_invalid.code);
  });

  it('keeps the logins that are confirmed and drops the others', async () => {
    await proveAt('2 days');
    await linkAt('google', '1 day');
    await linkAt('apple', '1 day');

    await reset(await askCode(), { keep_logins: ['google'] });

    expect(await linked()).toEqual(['google']);
  });

  it('drops logins that were linked before the address was proven, confirmed or not', async () => {
    await proveAt('1 day');
    await linkAt('google', '2 days');
    const code = await askCode();

    const { body } = await check(code);
    await reset(code, { keep_logins: ['google'] });

    expect([body.logins, await linked()]).toEqual([[], []]);
  });

  it('drops the logins of an account whose address is unproven, and proves the address', async () => {
    await linkAt('google', '1 day');

    await reset(await askCode(), { keep_logins: ['google'] });

    const [row] = await api.sql('select email_verified_at is not null as proven from account where id = $1', [
      member.id,
    ]);
    expect([await linked(), row]).toEqual([[], { proven: true }]);
  });
});
