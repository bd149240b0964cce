import { enterAsFinished } from '../profiles/enter-member.ts';
import { beforeProgram } from '../support/before-program.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { programThere } from '../support/program-there.ts';

test('a guest reads the lists, in German and Japanese too, and every card leads to a profile', async ({ journey }) => {
  for (const [locale, path, title, toTop] of [
    ['de-DE', '/de/user/latest', 'Neueste', 'Nach oben'],
    ['ja-JP', '/ja/user/latest', '新着', 'トップに戻る'],
  ] as const) {
    for (const size of ['desktop', 'phone'] as const) {
      const page = await journey.open({ locale, size });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await expectNoSidewaysScroll(page);
      if (size === 'desktop') continue;
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.getByRole('button', { name: toTop }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('button', { name: toTop })).toHaveCount(0);
    }
  }
});

test('a list works without the program: the server renders it', async ({ journey }) => {
  const page = await journey.open();
  await page.route(/\.js$/, (route) => route.abort());
  journey.tolerate({ network: 'ERR_FAILED', path: '/assets/*' });
  await page.goto('/user/latest');
  await expect(page.getByRole('link', { name: /Mei Lin/ })).toBeVisible();
});

test('back returns to the same place in the list', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  await page.goto('/user/latest');
  const cards = page.getByRole('article');
  // The member's own list follows the server's.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Jonas Weber' })).toHaveCount(0);
  await expect(cards.nth(4)).toBeVisible();
  await cards.nth(4).scrollIntoViewIfNeeded();
  const name = (await cards.nth(4).getByRole('link').first().textContent()) ?? '';
  const before = await page.evaluate(() => scrollY);
  await cards.nth(4).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: name.split(',')[0]?.trim() ?? '' })).toBeVisible();
  await page.goBack();
  await expect(cards.nth(4).getByRole('link').first()).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
});

test('a slow network shows skeletons first, a lost one the way to try again', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let slow = true;
  const seen = Promise.withResolvers<void>();
  await page.route('**/v1/latest*', async (route) => {
    if (!slow) return route.continue();
    await seen.promise;
    return route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"code":500000,"message":"Something went wrong on our side.","request_id":"x"}',
    });
  });
  journey.tolerate({ status: 500, path: '/v1/latest' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meet' }).click();
  await page.goto('/user/latest');
  await expect(page.getByTestId('loading')).toBeVisible();
  seen.resolve();
  await expect(page.getByRole('heading', { name: 'This list could not be loaded' })).toBeVisible();
  slow = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('an empty list says what to do', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.route('**/v1/online*', (route) => route.fulfill({ json: { items: [], max_id: -1 } }));
  await enterAsFinished(page, { gender: 0 });
  await page.goto('/en/user/latest');
  await page.getByRole('navigation', { name: 'Meet' }).getByRole('link', { name: 'Online' }).click();
  await expect(page.getByRole('heading', { name: 'No one is online right now' })).toBeVisible();
  const active = page.getByRole('list', { name: 'Active today' });
  await expect(active.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the newest members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newest' })).toBeVisible();
});

test('the next page comes by itself and by the button', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  const asked: (string | null)[] = [];
  await page.route('**/v1/latest*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { items: { user_id: number }[]; max_id: number };
    const maxId = new URL(route.request().url()).searchParams.get('max_id');
    asked.push(maxId);
    // One real page cut in two: the sample members are fewer than a page.
    const half = Math.ceil(body.items.length / 2);
    const items = maxId === '9' ? body.items.slice(half) : body.items.slice(0, half);
    await route.fulfill({ json: { items, max_id: maxId === '9' ? -1 : 9 } });
  });
  await page.goto('/user/latest');
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => asked.includes('9')).toBe(true);
  await expect(page.getByRole('button', { name: 'Show more people' })).toHaveCount(0);
});

test('the tabs of Meet lead to every list at every width, and the current one is in view', async ({ journey }) => {
  for (const width of [390, 768, 1024, 1440]) {
    const page = await journey.open();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/user/online');
    const tabs = page.getByRole('navigation', { name: 'Meet' });

    await tabs.getByRole('link', { name: 'Recommended' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recommended' })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Recommended' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Recommended' })).toBeInViewport({ ratio: 1 });
    await tabs.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

test('a press on a tab counts that begins before the program is there', async ({ journey }) => {
  for (const [from, to] of [
    // Out of view until the reader scrolls the row; and the current one out of view.
    ['/user/online', 'Recommended'],
    ['/user/birthday', 'Newest'],
  ] as const) {
    const page = await journey.open();
    await page.setViewportSize({ width: 390, height: 900 });
    const tab = page.getByRole('navigation', { name: 'Meet' }).getByRole('link', { name: to });
    await beforeProgram(page, from, async () => {
      await tab.hover();
      await page.mouse.down();
    });
    await programThere(page);
    await expect(tab).toBeInViewport({ ratio: 1 });
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
  }
});

test('a guest on a phone has a bar to news, people and login', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.goto('/user/online');
  const bar = page.getByRole('navigation', { name: 'Main' });

  await bar.getByRole('link', { name: 'Meet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newest' })).toBeVisible();
  await bar.getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await bar.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Log in' })).toBeVisible();
});

test('the tab of birthdays says how many are today', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  // Whose birthday is today depends on the day: three members of the list of new ones stand for them.
  await page.route('**/v1/birthday*', async (route) => {
    const reply = await route.fetch({ url: route.request().url().replace('/birthday', '/latest') });
    const list = (await reply.json()) as { items: object[] };
    const [one, two, three] = list.items;
    const items = [
      { ...one, reasons: ['birthday_today'] },
      { ...two, reasons: ['birthday_today'] },
      { ...three, reasons: ['birthday_soon'] },
    ];
    await route.fulfill({ json: { items, max_id: -1 } });
  });
  await page.goto('/user/online');
  const tab = page.getByRole('navigation', { name: 'Meet' }).getByRole('link', { name: /^Birthdays/ });
  await expect(tab).toContainText('2 today');
  await expectAccessible(page);
});
