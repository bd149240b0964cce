import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const values = new Map<string, string>();
let exchanges: string[] = [];
let answer: () => Response;

const read = (name: string): unknown => JSON.parse(values.get(`app.${name}`) ?? 'null');
const write = (name: string, value: unknown) => values.set(`app.${name}`, JSON.stringify(value));
const session = (token: string) => ({ token, channel: 'c', set_name: 'x', alive_seconds: 3_600 });

async function openTab() {
  vi.resetModules();
  return {
    ...(await import('./switch-session.ts')),
    ...(await import('./token.ts')),
    ...(await import('./provider-end.ts')),
  };
}

beforeEach(() => {
  values.clear();
  exchanges = [];
  answer = () => Response.json(session('woken'));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string> }) => {
    exchanges.push(init.headers['authorization'] ?? '');
    return answer();
  });
  write('token', 'first-token');
  write('account', { id: 1, name: 'first', avatar: null, is_partner: 0 });
  write('savedAccounts', [
    { id: 1, name: 'first', avatar: null, token: null },
    { id: 2, name: 'second', avatar: null, token: 'second-token' },
    { id: 3, name: 'third', avatar: null, token: null },
  ]);
});
afterEach(() => void vi.unstubAllGlobals());

describe('changing between saved accounts', () => {
  it('sets the hint that the server renders by', async () => {
    const tab = await openTab();
    tab.enterSession(session('new-token'));
    expect(document.cookie).toBe('signed_in=1; path=/; max-age=34560000; samesite=lax; secure');
  });

  it('lets the session before go on in the background', async () => {
    const tab = await openTab();
    tab.enterSession(session('new-token'));
    expect(read('token')).toBe('new-token');
    expect(read('account')).toBeNull();
    expect(read('savedAccounts')).toMatchObject([{ id: 1, token: 'first-token' }, { id: 2 }, { id: 3 }]);
  });

  it('wakes a session that still lives, once', async () => {
    const tab = await openTab();
    expect(await tab.wakeSession(2)).toMatchObject({ token: 'woken' });
    expect(exchanges).toEqual(['Bearer second-token']);
    expect(await tab.wakeSession(2)).toBeNull();
    expect(exchanges).toHaveLength(1);
  });

  it('asks for the password after a logout and when the session has ended', async () => {
    const tab = await openTab();
    expect(await tab.wakeSession(3)).toBeNull();
    expect(exchanges).toEqual([]);
    answer = () => Response.json({ code: 401_000, message: 'over', request_id: 'r' }, { status: 401 });
    expect(await tab.wakeSession(2)).toBeNull();
    expect(read('savedAccounts')).toMatchObject([{}, { id: 2, token: null }, {}]);
    // The session in use has nothing to do with it.
    expect(read('token')).toBe('first-token');
  });

  it('keeps the sleeping session where no answer comes', async () => {
    answer = () => {
      throw new TypeError('network');
    };
    const tab = await openTab();
    await expect(tab.wakeSession(2)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(read('savedAccounts')).toMatchObject([{}, { id: 2, token: 'second-token' }, {}]);
  });
});

describe('a session of a sign-in service', () => {
  const end = 'https://service.example/end';

  it('has its end at the service kept for its channel, once, also after a change of the account', async () => {
    const tab = await openTab();
    tab.enterProviderSession(session('social'), end);
    tab.enterSession({ ...session('other'), channel: 'd' });

    expect([tab.takeProviderEnd('d'), tab.takeProviderEnd('c'), tab.takeProviderEnd('c')]).toEqual([null, end, null]);
  });

  it('forgets an earlier end where the service offers none any more', async () => {
    const tab = await openTab();
    tab.enterProviderSession(session('social'), end);
    tab.enterProviderSession(session('again'), null);

    expect(tab.takeProviderEnd('c')).toBeNull();
  });
});

describe('the end of a session', () => {
  // covers: Logout clears token, channel and token time; a 401 closes the channel and opens the login dialog
  it('clears token, channel, token time and account, and keeps a member in the list', async () => {
    write('channel', 'c');
    write('tokenTime', 5);
    const tab = await openTab();
    const ended = vi.fn<(isRefused: boolean) => void>();
    tab.onSessionEnd(ended);
    tab.endSession();
    expect(['token', 'channel', 'tokenTime', 'account'].map(read)).toEqual([null, null, null, null]);
    expect(read('savedAccounts')).toHaveLength(3);
    expect(ended.mock.calls).toEqual([[false]]);
  });

  it('clears the hint that the server renders by', async () => {
    const tab = await openTab();
    tab.endSession();
    expect(document.cookie).toBe('signed_in=1; path=/; max-age=0; samesite=lax; secure');
  });

  it('takes a partner’s account out of the list', async () => {
    write('account', { id: 1, name: 'first', avatar: null, is_partner: 1 });
    const tab = await openTab();
    tab.endSession();
    expect(read('savedAccounts')).toMatchObject([{ id: 2 }, { id: 3 }]);
  });
});
