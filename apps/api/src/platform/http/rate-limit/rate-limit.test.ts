import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';

let api: Api;
let networks = 0;
beforeAll(async () => {
  api = await startApi({
    RATE_LIMITS: '1',
    TRUSTED_PROXIES: 'loopback',
    LIMIT_NETWORK_REQUESTS_PER_MINUTE: '10',
  });
});
afterAll(() => api.close());

const nextNetwork = () => `2001:db8:9:${(networks += 1)}`;
const get = (path: string, from: string, headers: Record<string, string> = {}) =>
  fetch(`${api.address}${path}`, { headers: { 'x-forwarded-for': from, ...headers } });

/** Statuses of twelve requests from different addresses of one /64. */
async function knock(path: string, headers: Record<string, string> = {}): Promise<number[]> {
  const network = nextNetwork();
  const statuses: number[] = [];
  for (let host = 1; host <= 12; host += 1) statuses.push((await get(path, `${network}::${host}`, headers)).status);
  return statuses;
}

describe('the limit of a network', () => {
  it.each(['/v1/country_code', '/anna', '/v1/media/photos/unknown.webp', '/v1/openapi.json'])(
    'holds for the addresses of one /64 together: %s',
    async (path) => {
      const statuses = await knock(path);

      expect(statuses.slice(0, 10)).not.toContain(429);
      expect(statuses.slice(10)).toEqual([429, 429]);
    },
  );

  it('is applied before a token is looked up', async () => {
    const network = nextNetwork();
    const guess = () =>
      openClient(api.address, { language: 'en', token: 'b'.repeat(43) }).call(accountsContract.getMe, {
        headers: { 'x-forwarded-for': `${network}::1` },
      });
    const replies: (number | null)[] = [];
    for (let guesses = 0; guesses < 10; guesses += 1) replies.push((await guess()).code);

    const queries = await api.countQueries(async () => replies.push((await guess()).code));

    expect(replies.slice(0, 10)).toEqual(Array(10).fill(errors.session_over.code));
    expect([replies[10], queries]).toEqual([errors.too_many_requests.code, 0]);
  });

  it('says on a page in words when to come back', async () => {
    const network = nextNetwork();
    for (let visits = 0; visits < 10; visits += 1) await get('/anna', `${network}::1`);

    const page = await get('/anna', `${network}::1`, { 'accept-language': 'de' });

    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toMatch(/\d+ Sekunden/);
  });

  it.each(['/healthz', '/readyz'])('leaves %s alone', async (path) => {
    expect(await knock(path)).toEqual(Array(12).fill(200));
  });

  it('reads the address that a trusted proxy adds, not the one that a client claims', async () => {
    const network = nextNetwork();
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host += 1)
      statuses.push((await get('/v1/country_code', `10.0.0.${host}, ${network}::1`)).status);

    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

it('takes no more than 60 reports of the content policy a minute from a network', async () => {
  const strict = await startApi({ RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback' });
  const statuses: number[] = [];
  for (let reports = 0; reports < 62; reports += 1) {
    const { status } = await fetch(`${strict.address}/v1/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': '203.0.113.5' },
      body: '{"csp-report":{}}',
    });
    statuses.push(status);
  }
  await strict.close();

  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses.slice(60)).toEqual([429, 429]);
});

it('counts the calls of an endpoint and says in headers what is left', async () => {
  const open = await startApi({ RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback' });
  const replies: Response[] = [];
  for (let calls = 0; calls < 61; calls += 1)
    replies.push(await fetch(`${open.address}/v1/countryCode`, { headers: { 'x-forwarded-for': '203.0.113.6' } }));
  const others = await fetch(`${open.address}/v1/countryCode`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  await open.close();

  const left = (reply: Response | undefined) => reply?.headers.get('x-ratelimit-remaining');
  expect([left(replies[0]), left(replies[59]), left(others)]).toEqual(['59', '0', '59']);
  expect([replies[59]?.status, replies[60]?.status, others.status]).toEqual([200, 429, 200]);
  expect(Number(replies[60]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
