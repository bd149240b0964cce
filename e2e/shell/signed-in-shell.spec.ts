import type { BrowserContext, Page, Request } from '@playwright/test';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { beforeProgram } from '../support/before-program.ts';
import { expect, test } from '../support/journey.ts';

const signedIn = { cookie: 'signed_in=1' };

test('the server sends a member the navigation and nothing of anybody', async ({ request }) => {
  const reply = await request.get('/profile/7', { headers: signedIn });
  const html = await reply.text();

  expect(reply.headers()['vary']).toContain('Cookie');
  expect(reply.headers()['cache-control']).toBe('no-cache');
  expect(html).toContain('href="/user/likeme"');
  expect(html).not.toContain('"queries"');
});

test('a member’s document leaves the cached page of guests as it is', async ({ request }) => {
  const before = await request.get('/language');
  const member = await request.get('/language', { headers: signedIn });
  const after = await request.get('/language');

  expect(after.headers()['etag']).toBe(before.headers()['etag']);
  expect(member.headers()['etag']).not.toBe(before.headers()['etag']);
});

test('a member sees the navigation before the program is there, and its links lead on', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });

  await beforeProgram(page, '/home', async () => {
    await expect(page.getByTestId('loading')).toBeVisible();
    await page.getByTestId('sections').getByRole('link', { name: 'Newest' }).click();
    await expect(page).toHaveURL(/\/user\/latest$/);
  });

  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('a phone leads back from a conversation before the program is there', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1 });

  await beforeProgram(page, '/chat/999999999', async () => {
    await page.getByRole('link', { name: 'Back to chats' }).click();
    await expect(page).toHaveURL(/\/chats$/);
  });

  await expect(page.getByRole('heading', { name: 'No chats yet' })).toBeVisible();
});

test('the news of a member are asked for before the program is there, once', async ({ journey }) => {
  const page = await journey.open();
  // Once connected, a page looks for newer posts.
  await page.context().route('**/v1/pusher/authenticate', () => {});
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/home');
  await expect(page.getByRole('feed')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/feeds') calls.push(request.method());
  });

  await beforeProgram(page, '/home', async () => {
    await expect.poll(() => calls).toEqual(['GET']);
  });

  await expect(page.getByRole('feed')).toBeVisible();
  expect(calls).toEqual(['GET']);
});

test('the lists of a member are asked for before the program is there, once', async ({ journey }) => {
  const page = await journey.open();
  await page.context().route('**/v1/pusher/authenticate', () => {});
  await enterAsFinished(page, { gender: 1 });
  // The program has given the browser its id.
  await page.goto('/home');
  await expect(page.getByRole('feed')).toBeVisible();
  const lists = { latest: '/latest', hottest: '/hottest', likeme: '/likes/me', friend: '/friends' };
  for (const [name, path] of Object.entries(lists)) {
    const calls: string[] = [];
    const note = (request: Request) => {
      if (new URL(request.url()).pathname === `/v1${path}`) calls.push(new URL(request.url()).search);
    };
    page.on('request', note);

    await beforeProgram(page, `/user/${name}`, async () => {
      await expect.poll(() => calls).toEqual(['']);
    });

    await expect(page.getByRole('main').getByTestId('loading')).toHaveCount(0);
    expect(calls, name).toEqual(['']);
    page.off('request', note);
  }
});

test('a page connects once its news are drawn', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  const order: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.context().route('**/v1/feeds', async (route) => {
    await held;
    order.push('news');
    await route.continue();
  });
  await page.context().route('**/v1/pusher/authenticate', async (route) => {
    order.push('connection');
    await route.continue();
  });
  await page.goto('/home');
  await expect(page.getByRole('main').getByTestId('loading')).toBeVisible();
  // The page is idle meanwhile.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1_000))));

  answer();

  await expect(page.getByRole('feed')).toBeVisible();
  await expect.poll(() => order).toContain('connection');
  expect(order[0]).toBe('news');
});

test('the profile that a member opens is asked for once', async ({ journey }) => {
  const page = await journey.open();
  // Once connected, a page asks for what it has missed.
  await page.context().route('**/v1/pusher/authenticate', () => {});
  await enterAsFinished(page, { gender: 1 });
  const latest = (await (await page.request.get('/v1/latest')).json()) as { items: { user_id: number }[] };
  const other = latest.items.at(-1)?.user_id ?? 0;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await page.goto(`/profile/${other}`);

  // Asked for after the page was rendered.
  await expect.poll(() => calls).toContain(`/v1/gifts/received/${other}`);
  expect(calls.filter((path) => path === `/v1/user/${other}`)).toHaveLength(1);
});

test('a press before the program is there counts once', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  const banner = page.getByRole('banner');
  await page.goto('/home');
  await expect(page.getByRole('feed')).toBeVisible();

  await beforeProgram(page, '/home', async () => {
    await banner.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden();
  });

  await expect(page.getByRole('feed')).toBeVisible();
  // A second press would have closed it.
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('a press that is kept for later reaches nothing of a page that already listens', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/user/latest');
  const like = page
    .getByRole('article')
    .getByRole('button', { name: /^Like / })
    .first();
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  // The moment between React's first listener and the end of its first rendering.
  await page.evaluate(() => void Object.assign(window, { early: [] }));
  await like.click();
  await page.evaluate(() => void Object.assign(window, { early: null }));
  await like.click();

  // Had the first press counted, the second would have taken the like back.
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('words typed into the header before the program is there are searched', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  const words = page.getByRole('combobox', { name: 'Search members' });

  await beforeProgram(page, '/chats', () => words.fill('Clara'));

  await expect(page.getByRole('link', { name: 'See all results' })).toBeVisible();
  await expect(words).toHaveValue('Clara');
  await expect(words).toBeFocused();
});

test('a login that is typed before the program is there signs in', async ({ journey }) => {
  const page = await journey.open();
  const account = await makeAccount(page);
  const form = page.locator('#login');

  await beforeProgram(page, '/?type=login', async () => {
    await form.getByLabel('E-mail, phone or username').fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Log in' }).click();
  });

  await expect(page).toHaveURL(/\/home$/);
  expect(await hintOf(page.context())).toBe('1');
});

test('a hint without a session is dropped and the guest’s page is shown', async ({ journey, baseURL }) => {
  const page = await journey.open();
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }]);

  await page.goto('/home');

  await expect(page.getByRole('banner').getByRole('link', { name: 'Create account' })).toBeVisible();
  await expect(page.getByRole('feed')).toBeVisible();
  expect(await hintOf(page.context())).toBeUndefined();
});

test('a session without its hint is shown and the hint is set', async ({ journey }) => {
  const page = await journey.open();
  await openAs(page, await makeAccount(page), '/about');
  await page.context().clearCookies();

  await page.goto('/home');

  await expect(page.getByTestId('account-button')).toBeVisible();
  await expect(page.getByRole('feed')).toBeVisible();
  expect(await hintOf(page.context())).toBe('1');
});

test('signing out drops the hint', async ({ journey }) => {
  const page = await journey.open();
  // Calls that were under way when the session ended.
  for (const path of ['/v1/counters', '/v1/me', '/v1/call', '/v1/pusher/authenticate', '/v1/token/refresh'])
    journey.tolerate({ status: 401, path });
  await openAs(page, await makeAccount(page), '/setting');

  await logOut(page);

  await expect(page).toHaveURL(/\/$/);
  expect(await hintOf(page.context())).toBeUndefined();
});

async function logOut(page: Page): Promise<void> {
  await page.getByTestId('account-button').click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

async function hintOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'signed_in')?.value;
}
