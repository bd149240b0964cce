import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

// covers: POST /authenticate

let api: Api;
const password = 'a quiet evening';

beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback', LIMIT_LOGIN_FAILURES_NETWORK: '12' });
  await api.register('Jonas Weber', { password });
});
afterAll(() => api.close());

const login = (from: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  api.guest().call(accountsContract.authenticate, {
    body: { password, ...body },
    headers: { 'x-forwarded-for': from, ...headers },
  });

const fail = async (from: (tries: number) => string, tries = 12) => {
  for (let failed = 0; failed < tries; failed += 1) await login(from(failed), { name: `Nobody ${failed}` });
};

describe('failed logins of a network', () => {
  it('requires a captcha after 20 failures of a network', async () => {
    await fail(() => '203.0.113.7');

    const { code } = await login('203.0.113.7', { name: 'Jonas Weber' });
    const captcha = await solveCaptcha(api.guest(), 'login');
    const solved = await login('203.0.113.7', { name: 'Jonas Weber', captcha });

    expect([code, solved.status]).toEqual([errors.captcha_required.code, 200]);
  });

  it('count for the /64 of an IPv6 address, and for no other', async () => {
    await fail((tries) => `2001:db8:1:2::${tries}`);

    const replies = [
      await login('2001:db8:1:2:ffff::1', { name: 'Jonas Weber' }),
      await login('2001:db8:1:3::1', { name: 'Jonas Weber' }),
    ];

    expect(replies.map(({ code }) => code)).toEqual([errors.captcha_required.code, null]);
  });

  it('count at once, also when simultaneous', async () => {
    const replies = await Promise.all(
      Array.from({ length: 18 }, (_one, place) => login('203.0.113.9', { name: `Unknown ${place}` })),
    );

    expect(replies.filter(({ code }) => code === errors.login_failed.code)).toHaveLength(12);
  });

  it('leave a known device alone', async () => {
    const known = { 'x-client-id': 'jonas-own-phone' };
    await login('198.51.100.1', { name: 'Jonas Weber' }, known);
    await fail(() => '203.0.113.11');

    expect((await login('203.0.113.11', { name: 'Jonas Weber' }, known)).status).toBe(200);
  });

  it('are forgotten after ten minutes', async () => {
    await fail(() => '203.0.113.12');
    await api.sql("update login_failure set first_at = now() - interval '11 minutes'");

    expect((await login('203.0.113.12', { name: 'Jonas Weber' })).status).toBe(200);
  });
});
