import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const values = new Map<string, string>();
let exchanges: string[] = [];
let addresses: string[] = [];
let answer: (token: string) => Response;

/** The browser's locks: one holder at a time, over all tabs. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, work: () => Promise<T>): Promise<T> {
      const turn = last.then(work, work);
      last = turn.catch(() => {});
      return turn;
    },
  };
}

async function openTab() {
  vi.resetModules();
  return import('./token.ts');
}

beforeEach(() => {
  values.clear();
  exchanges = [];
  addresses = [];
  answer = () =>
    Response.json({ token: `fresh-${exchanges.length}`, channel: 'c', set_name: 'jonas', alive_seconds: 3_600 });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { locks: makeLocks() });
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
    addresses.push(url);
    exchanges.push(init.headers['authorization'] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 5));
    return answer(init.headers['authorization'] ?? '');
  });
  values.set('app.token', '"stale"');
  values.set('app.tokenTime', '1');
});
afterEach(() => void vi.unstubAllGlobals());

describe('renewToken', () => {
  it('is exchanged once, however many tabs and calls want it', async () => {
    const tabs = await Promise.all([openTab(), openTab(), openTab()]);
    const tokens = await Promise.all(tabs.flatMap((tab) => [tab.freshToken(), tab.freshToken()]));
    expect(exchanges).toEqual(['Bearer stale']);
    expect(new Set(tokens)).toEqual(new Set(['fresh-1']));
  });

  it('carries the partner id', async () => {
    values.set('app.partnerId', '"abc"');
    const tab = await openTab();

    await tab.freshToken();

    expect(addresses).toEqual(['/v1/token/refresh?pid=abc']);
  });

  it('ends the session once when the refresh is refused', async () => {
    answer = () => Response.json({ code: 401_000, message: 'over', request_id: 'r' }, { status: 401 });
    const tab = await openTab();
    const ended = vi.fn<(isRefused: boolean) => void>();
    tab.onSessionEnd(ended);
    expect(await Promise.all([tab.renewToken(), tab.renewToken()])).toEqual([false, false]);
    expect(ended.mock.calls).toEqual([[true]]);
    expect(values.has('app.token')).toBe(false);
  });

  it('keeps the session when there is no answer', async () => {
    answer = () => {
      throw new TypeError('network');
    };
    const tab = await openTab();
    await expect(tab.renewToken()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(values.get('app.token')).toBe('"stale"');
  });

  it('leaves a token alone that has time left', async () => {
    values.set('app.tokenTime', String(Date.now() + 3_000_000));
    const tab = await openTab();
    expect(await tab.freshToken()).toBe('stale');
    expect(exchanges).toEqual([]);
  });
});
