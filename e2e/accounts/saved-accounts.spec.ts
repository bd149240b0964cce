import type { Page } from '@playwright/test';
import { beforeProgram } from '../support/before-program.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { logIn, makeAccount, openAs } from './make-account.ts';
import { solveCaptcha } from './solve-captcha.ts';

const nameOnPage = (page: Page) => page.getByRole('button', { name: /^Account menu of/ });

// covers: Saved accounts: a tap logs in as that account
// covers: Avatar menu: name, VIP crown, balance, own pages, recharge, upgrade, logout
test('two accounts live in one browser and are changed by a tap', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/feeds', '/v1/online', '/v1/birthday', '/v1/message_threads'));
  const page = await journey.open();
  const first = await makeAccount(page);
  const second = await makeAccount(page);
  await openAs(page, first, '/setting');
  await nameOnPage(page).click();
  const menu = page.getByRole('menu');
  const pages = ['Me', 'My profile', 'News', 'Chat', 'Photos', 'Friends', 'Likes', 'Search members', 'Settings'];
  for (const name of [...pages, 'Travel and meet', 'Add gold', 'Become VIP', 'Log out'])
    await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add account' }).click();
  await logIn(page, second);
  await expect(page).toHaveURL(/\/home$/);
  await expect(nameOnPage(page)).toHaveAccessibleName(`Account menu of ${second.name}`);

  await page.goto('/setting');
  await nameOnPage(page).click();
  await page.getByRole('button', { name: `Switch to ${first.name}` }).click();
  await expect(nameOnPage(page)).toHaveAccessibleName(`Account menu of ${first.name}`);

  // A logout ends only the session in use: the other account comes in by a tap, this one needs its password.
  await nameOnPage(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('tab', { name: 'Log in' }).click();
  await page.getByRole('button', { name: first.name }).click();
  await expect(page.locator('#login').getByLabel('E-mail, phone or username')).toHaveValue(first.name);
  await expect(page.locator('#login').getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: second.name }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/setting');
  await expect(nameOnPage(page)).toHaveAccessibleName(`Account menu of ${second.name}`);
});

test('on a phone the own page changes between the accounts and leads to the journey', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  const first = await makeAccount(page);
  const second = await makeAccount(page);
  await openAs(page, first, '/me');
  await page.getByRole('button', { name: 'Add account' }).click();
  await logIn(page, second);
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/me');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Switch to ${first.name}` }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/me');
  await expect(page.getByRole('main').getByRole('link', { name: first.name })).toBeVisible();

  await page.getByRole('link', { name: 'Travel and meet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Travel and meet' })).toBeVisible();
});

test('a tab in use shows the member whom another tab has changed to', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open();
  const first = await makeAccount(page);
  const second = await makeAccount(page);
  await page.goto('/?type=login&redirect=/setting/edit');
  await logIn(page, first);
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(username).toHaveValue(first.name);
  const other = await page.context().newPage();
  await other.goto('/setting');
  await nameOnPage(other).click();
  await other.getByRole('button', { name: 'Add account' }).click();
  // A slow network: the token has changed, and the account is on its way.
  await other.route('**/v1/me*', () => {});
  await logIn(other, second);

  await expect(username).toHaveValue(second.name);
  await expect(nameOnPage(page)).toHaveAccessibleName(`Account menu of ${second.name}`);
});

// covers: After login: /home, a jump path or a redirect query, own paths only
test('a session that is ended elsewhere closes this page and leads back to where it was', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/mail_state'));
  const page = await journey.open();
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  // The socket says that the session has ended. A request of the page that is refused first would reload the page.
  await hearsEvents(page);
  await page.waitForLoadState('networkidle');
  const other = await page.request.post('/v1/authenticate', {
    headers: { 'x-client-id': 'journey-other-device' },
    data: { email: account.email, password: account.password },
  });
  const { token } = (await other.json()) as { token: string };
  await page.request.delete('/v1/sessions', { headers: { authorization: `Bearer ${token}` } });
  await expect(page.getByText('Your session has ended. Log in again to continue where you left off.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('app.account'))).toBeNull();
  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Who can see my profile' })).toBeVisible();
});

test('many wrong passwords bring a wait that counts down, and then the validation area', async ({ journey }) => {
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/authenticate' }, { status: 429, path: '/v1/authenticate' });
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  for (let time = 0; time < 9; time += 1)
    await page.request.post('/v1/authenticate', { data: { email: account.email, password: 'not this one' } });
  await page.goto('/?type=login');
  await logIn(page, { ...account, password: 'not this one' });
  await expect(page.getByText(/login or password is incorrect/)).toBeVisible();
  await logIn(page, account);
  await expect(page.getByText(/You can try again in 0:0\d\./)).toBeVisible();
  await expect(page.locator('#login').getByRole('button', { name: 'Log in' })).toBeDisabled();
  await expect(page.locator('#login').getByRole('button', { name: 'Log in' })).toBeEnabled({ timeout: 15_000 });
  await page.locator('#login').getByRole('button', { name: 'Log in' }).click();
  await solveCaptcha(page);
  await page.locator('#login').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

// A press goes astray when its button moves under the pointer.
test('the login of a known browser stays where it is when its program comes', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await openAs(page, account, '/me');
  await page.waitForFunction(() => localStorage.getItem('app.savedAccounts') !== null);
  await page.evaluate(() => {
    localStorage.removeItem('app.token');
    sessionStorage.setItem('app.sessionOver', '1');
  });
  const top = async () => Math.round((await page.locator('#login [type=submit]').boundingBox())?.y ?? 0);
  let before = 0;

  await beforeProgram(page, '/?type=login', async () => {
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    before = await top();
  });

  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
  expect(await top()).toBe(before);
});
