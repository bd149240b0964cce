import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Another file of the worker may have left a session, or what follows one.
vi.resetModules();
const { browserStore } = await import('../../platform/store/browser-store.ts');
const { requestPayout } = await import('./use-cash-out.ts');

let keys: string[] = [];
let answer: () => Response;

const refuse = (status: number) => () =>
  Response.json({ code: status * 1_000, message: 'Refused', request_id: 'r' }, { status });

beforeEach(() => {
  keys = [];
  answer = () => Response.json({ action: 'cash-out-success', payout: { id: 1 } }, { status: 201 });
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  browserStore.set('paidKeys', {});
});

it('repeats the same request after a lost reply', async () => {
  answer = () => {
    throw new TypeError('network');
  };
  await requestPayout(100, 90).catch(() => {});
  await requestPayout(100, 90).catch(() => {});

  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('tells of a request that an earlier try has made, and makes a new one by the next press', async () => {
  const requested_at = new Date(Date.now() - 3_600_000).toISOString();
  answer = () => {
    throw new TypeError('network');
  };
  await requestPayout(100, 90).catch(() => {});
  answer = () => Response.json({ action: 'cash-out-success', payout: { id: 1, requested_at } }, { status: 201 });

  const before = await requestPayout(100, 90);
  const next = await requestPayout(100, 90);

  expect([before, next, new Set(keys).size]).toEqual([requested_at, null, 2]);
});

it('repeats the same request after a failure of the server', async () => {
  answer = refuse(500);
  await requestPayout(100, 90).catch(() => {});
  await requestPayout(100, 90).catch(() => {});

  expect(new Set(keys).size).toBe(1);
});

it('makes a new request after a refusal', async () => {
  answer = refuse(403);
  await requestPayout(100, 90).catch(() => {});
  await requestPayout(100, 90).catch(() => {});

  expect(new Set(keys).size).toBe(2);
});

it('makes a new request once the last one was accepted', async () => {
  await requestPayout(100, 90);
  await requestPayout(100, 90);

  expect(new Set(keys).size).toBe(2);
});

it('makes a new request at another rate', async () => {
  answer = refuse(500);
  await requestPayout(100, 90).catch(() => {});
  await requestPayout(100, 91).catch(() => {});

  expect(new Set(keys).size).toBe(2);
});

it('passes the refusal on', async () => {
  answer = refuse(403);

  await expect(requestPayout(100, 90)).rejects.toThrow('Refused');
});
