import { makeMember } from '../chat/make-member.ts';
import { beforeProgram } from '../support/before-program.ts';
import { expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { programThere } from '../support/program-there.ts';

// covers: *

test('a guest’s pages come whole from the server, in the language of the address', async ({ page, request }) => {
  const html = await (await request.get('/ja/user/latest')).text();
  expect(html).toContain('<html lang="ja"');
  expect(html).toContain('hreflang="x-default"');
  await page.goto('/ja/user/latest');
  await expect(page.getByRole('navigation', { name: 'メインメニュー' }).first()).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
});

test('going on moves the focus to the title and keeps the language prefix', async ({ page }) => {
  await page.goto('/de/user/latest');
  await programThere(page);
  await page.getByRole('navigation', { name: 'Kennenlernen' }).getByRole('link', { name: 'Empfohlen' }).click();
  await expect(page).toHaveURL(/\/de\/user\/recommend$/);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveTitle(/Empfohlen · /);
});

// covers: /404
test('what is not there says so, with the way home', async ({ page, request, journey }) => {
  journey.tolerate({ status: 404, path: '/no-such-page' });
  expect((await request.get('/no-such-page')).status()).toBe(404);
  const withoutCopy = await request.get('/de/chats', { maxRedirects: 0 });
  expect([withoutCopy.status(), withoutCopy.headers()['location']]).toEqual([302, '/chats?lang=de']);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a kept language is told to the server again after the browser has dropped its cookie', async ({
  page,
  context,
}) => {
  await page.goto('/de/user/latest');
  await context.clearCookies({ name: 'lang' });
  await page.goto('/user/latest');
  await programThere(page);
  expect(await (await page.request.get('/user/latest')).text()).toContain('<html lang="de"');
});

test('a part of an address that is no valid escape opens the page', async ({ page }) => {
  await page.goto('/about#50%');
  await programThere(page);
  await expect(page.locator('main h1')).toBeVisible();
});

test('a member’s page sends a guest to the doors and remembers the way', async ({ page }) => {
  await page.goto('/user/likeme');
  await expect(page).toHaveURL(/\/\?type=login&redirect=%2Fuser%2Flikeme$/);
});

test('the theme is there before the first paint and stays', async ({ journey }) => {
  const page = await journey.open({ colorScheme: 'dark' });
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('app.darkMode', '"day"'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// covers: Language menu: in the app the current path with a lang query, on the web /{languageCode}/
test('the language menu’s links lead to each language’s front page, in the mobile shell to the open page, and a press stays', async ({
  journey,
}) => {
  const page = await journey.open();
  await page.goto('/ja/user/latest?lang=it');
  const menu = page.getByRole('menu', { name: '言語' });
  await page.getByRole('banner').getByRole('button', { name: /^言語/ }).click();
  await expect(menu.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveAttribute('href', '/de/');
  await menu.getByRole('menuitemradio', { name: 'Deutsch' }).press(' ');
  await expect(page).toHaveURL(/\/de\/user\/latest$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.addInitScript(() => Object.assign(window, { appShell: { name: 'android' } }));
  await page.goto('/ja/user/latest');
  await page.getByRole('banner').getByRole('button', { name: /^言語/ }).click();
  await expect(menu.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveAttribute('href', '/user/latest?lang=de');
  await page.goto('/language?lang=it');
  await expect(page.getByRole('main').getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    '/language?lang=de',
  );
  await programThere(page);
  await page.getByRole('main').getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL(/\/language$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('a language chosen in the menu follows into other tabs, one that a link names does not', async ({ journey }) => {
  const page = await journey.open();
  const openTab = async (path: string) => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    return tab;
  };
  const choose = async (menu: string, language: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${menu}`) })
      .click();
    await page.getByRole('menuitemradio', { name: language }).press(' ');
  };
  await page.goto('/user/latest');
  await programThere(page);
  const [about, landing] = [await openTab('/about'), await openTab('/?type=login')];
  await programThere(about);
  await programThere(landing);

  await choose('Language', 'Deutsch');
  await expect(about.locator('html')).toHaveAttribute('lang', 'de');
  await expect(about).toHaveURL(/\/de\/about$/);
  await expect(landing.locator('html')).toHaveAttribute('lang', 'de');

  const shared = await openTab('/fr/about');
  await programThere(shared);
  await expect(shared.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(about.locator('html')).toHaveAttribute('lang', 'de');

  await choose('Sprache', 'Italiano');
  await expect(about.locator('html')).toHaveAttribute('lang', 'it');
  await expect(shared.locator('html')).toHaveAttribute('lang', 'it');
});

test('what a guest types before the program is there is searched', async ({ journey }) => {
  const page = await journey.open();
  const words = page.getByRole('combobox', { name: 'Search members' });

  await beforeProgram(page, '/user/latest', () => words.fill('Clara'));

  await expect(page.getByRole('link', { name: 'See all results' })).toBeVisible();
  await expect(words).toHaveValue('Clara');
});

test('what a guest switches before the program is there counts', async ({ journey }) => {
  const page = await journey.open();
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts' });

  await beforeProgram(page, '/setting', () => keys.click());

  await expect.poll(() => page.evaluate(() => localStorage.getItem('app.letterKeys'))).toBe('false');
  await expect(keys).not.toBeChecked();
});

test('the header holds a large balance and both counters on a tablet', async ({ journey }) => {
  const page = await journey.open({ locale: 'fr-FR' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await makeMember(page, 'Anna', { language: 'fr' });
  await page.route('**/v1/me*', async (route) => {
    const reply = await route.fetch();
    const me = (await reply.json()) as { counter: object };
    await route.fulfill({
      response: reply,
      json: { ...me, balance: 12_345, counter: { ...me.counter, message: 120, likeme: 104 } },
    });
  });
  await page.goto('/me');
  await expect(page.getByText(/12.345/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a counter of two digits stands on one line in Japanese', async ({ journey }) => {
  const page = await journey.open({ locale: 'ja-JP' });
  await makeMember(page, 'Anna', { language: 'ja' });
  await page.route('**/v1/me*', async (route) => {
    const reply = await route.fetch();
    const me = (await reply.json()) as { counter: object };
    await route.fulfill({ response: reply, json: { ...me, counter: { ...me.counter, notification: 15 } } });
  });
  await page.goto('/me');
  const number = page.getByTestId('badge').getByText('15', { exact: true }).filter({ visible: true }).first();
  await expect(number).toBeVisible();
  const lines = await number.evaluate((badge) => {
    const range = document.createRange();
    range.selectNodeContents(badge);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
