import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const values = new Map<string, string>();
const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
/** Called while the server ends the session. */
let meanwhile: () => void;

async function openPage() {
  vi.resetModules();
  const { endSession } = await import('./token.ts');
  const { askForLogin, dropLoginRequest } = await import('./login-request.ts');
  const session = await import('./session.ts');
  const forget = vi.fn<() => void>();
  await session.startSession({ forget });
  // A later request for a login would take its place.
  const closed = vi.fn<() => void>();
  askForLogin({ onCancel: closed });
  const isAskedForLogin = () => {
    dropLoginRequest();
    return closed.mock.calls.length === 0;
  };
  return { ...session, endSession, forget, isAskedForLogin };
}

beforeEach(() => {
  vi.useFakeTimers();
  values.clear();
  assign.mockClear();
  reload.mockClear();
  meanwhile = () => {};
  values.set('app.token', '"token"');
  values.set('app.tokenTime', String(Date.now() + 3_600_000));
  values.set('app.account', '{"id":1,"name":"first","avatar":null,"is_partner":0}');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '', hasFocus: () => true });
  vi.stubGlobal('location', { protocol: 'https:', assign, reload });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('logout')) return Response.json(JSON.parse(values.get('app.account') ?? 'null'));
    meanwhile();
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for no login when the page hears of the end of the session before it is left', async () => {
  const page = await openPage();
  meanwhile = () => page.endSession(true);

  await page.signOut();

  expect(page.forget).toHaveBeenCalledOnce();
  expect(page.isAskedForLogin()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

it('leaves nothing of the member on the device when something else than a logout ends the session', async () => {
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { userAgent: '', clearAppBadge });
  values.set('app.account', '{"id":1,"name":"first","avatar":null,"is_partner":1}');
  const page = await openPage();

  await page.leaveSession(() => Promise.resolve());

  expect(values.get('app.token') ?? 'null').toBe('null');
  expect(values.get('app.savedAccounts') ?? '[]').toBe('[]');
  // With the offline copies of the member.
  expect(clearAppBadge).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

it('takes no more pushes in this browser where the server has not heard of the logout', async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', { userAgent: '', serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  const page = await openPage();
  await page.signOut();
  expect(unsubscribe).not.toHaveBeenCalled();

  meanwhile = () => {
    throw new TypeError('No network');
  };
  await page.signOut();

  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenLastCalledWith('/');
});

it('keeps the member where the server refused to end the session', async () => {
  const page = await openPage();

  await expect(page.leaveSession(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');

  expect(values.get('app.token')).toBe('"token"');
  expect(assign).not.toHaveBeenCalled();
});

it('asks for a login when the session ends otherwise', async () => {
  const page = await openPage();

  page.endSession(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

  expect(page.isAskedForLogin()).toBe(true);
});

it('removes what was written for the staff, and keeps what was written to members', async () => {
  const page = await openPage();
  values.set('app.draft', '{"staff:1:ticket:4":"We look for it","chat:1:2":"Hello"}');

  await page.signOut();

  expect(values.get('app.draft')).toBe('{"chat:1:2":"Hello"}');
});

it('keeps what was written for the staff when the session ends by itself', async () => {
  const page = await openPage();
  values.set('app.draft', '{"staff:1:ticket:4":"We look for it"}');

  page.endSession(true);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(values.get('app.draft')).toBe('{"staff:1:ticket:4":"We look for it"}');
});
