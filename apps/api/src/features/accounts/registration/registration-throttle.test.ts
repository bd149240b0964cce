import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

let api: Api;

const register = (name: string, from: string, more: object = {}) =>
  api.guest().call(accountsContract.register, {
    body: {
      email: `${name.replaceAll(' ', '.')}@example.test`,
      name,
      password: 'a quiet evening',
      agreed: true,
      ...more,
    },
    headers: { 'x-forwarded-for': from },
  });
const count = (answers: readonly { status: number; code: number | null }[]) => ({
  made: answers.filter(({ status }) => status === 201).length,
  asked: answers.filter(({ code }) => code === errors.captcha_required.code).length,
});

describe('registration throttle', () => {
  afterEach(() => api.close());

  it('requires a captcha after five accounts from one address, also for simultaneous calls', async () => {
    api = await startApi({ RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback' });
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_one, place) => register(`Swarm ${place}00`, '203.0.113.7')),
    );
    expect(count(answers)).toEqual({ made: 5, asked: 13 });
    expect((await register('Somebody Else', '203.0.113.8')).status).toBe(201);
    const captcha = await solveCaptcha(api.guest(), 'register');
    expect((await register('Swarm Worker', '203.0.113.7', { captcha })).status).toBe(201);
    expect((await register('Swarm Again', '203.0.113.7', { captcha })).code).toBe(errors.captcha_required.code);
  });

  it('requires a captcha for many registrations from different addresses', async () => {
    api = await startApi({ RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback', LIMIT_REGISTER_CALM_EVERYWHERE: '6' });
    const answers: Awaited<ReturnType<typeof register>>[] = [];
    for (let place = 0; place < 10; place += 1)
      answers.push(await register(`Botnet ${place}00`, `198.51.100.${place}`));
    expect(count(answers)).toEqual({ made: 6, asked: 4 });
    await api.sql("update registration_attempt set tried_at = now() - interval '11 minutes'");
    expect((await register('Calm Again', '198.51.100.99')).status).toBe(201);
  });
});
