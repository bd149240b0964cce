import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openMetrics } from './metrics.ts';

const token = 'a-token-of-the-monitoring';
let api: Api;

beforeAll(async () => {
  api = await startApi({ METRICS_TOKEN: token });
});
afterAll(() => api.close());

const scrape = (authorization: string) => fetch(`${api.address}/metrics`, { headers: { authorization } });

it('refuses a scraper without the token', async () => {
  expect((await scrape('Bearer another-token')).status).toBe(403);
});

it('counts requests by route pattern, never by address', async () => {
  await fetch(`${api.address}/v1/user/987654`);

  const text = await (await scrape(`Bearer ${token}`)).text();

  expect(text).toContain('route="/v1/user/:id"');
  expect(text).not.toContain('987654');
});

it.each([
  'http_request_duration_ms_bucket',
  'realtime_sockets',
  'outbox_waiting',
  'outbox_dead',
  'outbox_oldest_seconds',
  'event_loop_delay_p99_ms',
  'process_resident_memory_bytes',
  'ledger_breaches',
])('serves %s', async (name) => {
  const reply = await scrape(`Bearer ${token}`);

  expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await reply.text()).toMatch(new RegExp(`^${name}\\b.* [\\d.e+-]+$`, 'm'));
});

it('serves the metrics of the process when the number of one feature cannot be read', async () => {
  const metrics = openMetrics();
  metrics.addGauge('broken', 'Cannot be read.', () => Promise.reject(new Error('away')));
  metrics.addGauge('sound', 'Can be read.', () => 7);

  const text = await metrics.registry.metrics();

  expect(text).toMatch(/^broken nan$/im);
  expect(text).toMatch(/^sound 7$/m);
});
