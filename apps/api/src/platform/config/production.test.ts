import { clientContract } from '@peonia/contract/protocol/client.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { fullWork } from '../../../test/fixtures/work-cost.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({
    NODE_ENV: 'production',
    SECRET: 'a-secret-of-forty-characters-made-for-this',
    PUBLIC_URL: 'https://example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMS_URL: 'https://sms.example.com/send',
    RATE_LIMITS: '1',
    METRICS_TOKEN: 'a-token-of-the-monitoring',
    ...fullWork,
  });
});
afterAll(() => api.close());

describe('in production', () => {
  it('has no page of sent mails', async () => {
    expect((await fetch(`${api.address}/debug/mail`)).status).toBe(404);
  });

  it.each(['/', '/about', '/de/about', '/home', '/chats', '/staff/review', '/no-such-page', '/profile/0'])(
    'protects the document %s',
    async (path) => {
      const { headers } = await fetch(`${api.address}${path}`, {
        headers: { accept: 'text/html' },
        redirect: 'manual',
      });

      const policy = (headers.get('content-security-policy') ?? '').split('; ');
      expect(headers.get('content-type')).toContain('text/html');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'upgrade-insecure-requests',
        ]),
      );
      expect(policy.join()).not.toContain('unsafe-');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self), geolocation=()');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  it('answers 429 with the time to wait after too many calls', async () => {
    const { max } = clientContract.checkVersion.limit;
    const check = () =>
      api.guest().call(clientContract.checkVersion, { params: { client: '1.0.0', platform: 'android' } });

    const answers = [];
    for (let call = 0; call <= max; call += 1) answers.push(await check());

    const last = answers.at(-1);
    expect([answers[0]?.status, last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([200, 429, true]);
  });
});
