import { clientContract } from '@peonia/contract/client.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../test/api.ts';
import { fullPasswords } from '../../test/fixtures/password-cost.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({
    NODE_ENV: 'production',
    SECRET: 'a-secret-of-forty-characters-made-for-this',
    PUBLIC_URL: 'https://example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_LIMITS: '1',
    METRICS_TOKEN: 'a-token-of-the-monitoring',
    ...fullPasswords,
  });
});
afterAll(() => api.close());

describe('in production', () => {
  it('has no page of sent mails', async () => {
    expect((await fetch(`${api.address}/debug/mail`)).status).toBe(404);
  });

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
