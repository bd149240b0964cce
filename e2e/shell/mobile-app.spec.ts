import { logIn, makeAccount } from '../accounts/make-account.ts';
import { addPhotos } from '../media/make-seller.ts';
import { pushDevicesOf } from '../support/control.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { enterMobileApp, happen, nativeCalls } from './native-side.ts';

// covers: Hybrid mobile app shell
// covers: Bottom bar of the app: game, album, mall, orders and a back tab
test('the app logs in with its push token, has its tabs and goes back, and forgets the token at logout', async ({
  journey,
}) => {
  const page = await journey.open({ size: 'phone' });
  const token = `journey-${crypto.randomUUID()}`;
  await enterMobileApp(page, token);
  const account = await makeAccount(page);
  const bar = page.getByRole('navigation', { name: 'Main' });

  await page.goto('/en/user/latest');
  await expect(bar.getByRole('button', { name: 'More' })).toHaveCount(0);
  const login = page.waitForRequest((request) => request.url().endsWith('/v1/authenticate'));
  await page.goto('/?type=login');
  await logIn(page, account);
  const sent = await login;
  expect([sent.postDataJSON().push_id, sent.headers()['x-client']?.split('/')[0]]).toEqual([token, 'android']);
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => pushDevicesOf(account)).toEqual([{ platform: 'android', token }]);
  await expect.poll(() => nativeCalls(page)).toContain('SplashScreen.hide');

  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  for (const name of ['Photos', 'Settings', 'Help and support'])
    await expect(more.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await happen(page, 'App.backButton');
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);

  await bar.getByRole('button', { name: 'More' }).click();
  await more.getByRole('link', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/\/album/);
  // Camera and gallery: the web view opens them for the file input, and the page shows how far the photo is.
  await addPhotos(page, 'tea');
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
  // A link from outside closes an open photo, which keeps the page from every other link.
  await page.getByTestId('open-photo').first().click();
  await expect(page.getByRole('dialog', { name: /^Photos by/ })).toBeVisible();
  await happen(page, 'App.appUrlOpen', { url: 'peonia://chats' });
  await expect(page).toHaveURL(/\/chats$/);
  await happen(page, 'App.backButton');
  await expect(page).toHaveURL(/\/album/);
  await bar.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(bar.getByRole('link', { name: 'Me', exact: true })).toBeVisible();
  await expect(more).toHaveCount(0);
  await happen(page, 'App.appUrlOpen', { url: 'peonia://setting/privacy' });
  await expect(page).toHaveURL(/\/setting\/privacy$/);
  await happen(page, 'App.backButton');
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/home');
  await expect.poll(() => nativeCalls(page)).toContain('SplashScreen.hide');
  await page.evaluate(() => history.replaceState({ ...history.state, idx: 0 }, ''));
  await happen(page, 'App.backButton');
  await expect.poll(() => nativeCalls(page)).toContain('App.minimizeApp');

  // Calls under way at the logout.
  const underWay = ['/v1/counters', '/v1/me', '/v1/call', '/v1/push/device', '/v1/pusher/authenticate'];
  for (const path of [...underWay, '/v1/token/refresh']) journey.tolerate({ status: 401, path });
  await page.goto('/me');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await pushDevicesOf(account)).toEqual([]);
});

test('a logout without a network ends the pushes once there is one', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'), { network: 'ERR_FAILED', path: '/v1/**' });
  const page = await journey.open({ size: 'phone' });
  const token = `journey-${crypto.randomUUID()}`;
  await enterMobileApp(page, token);
  const account = await makeAccount(page);
  await page.goto('/?type=login');
  await logIn(page, account);
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => pushDevicesOf(account)).toEqual([{ platform: 'android', token }]);
  await page.goto('/me');
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
  await expect(logOut).toBeVisible();

  await page.route(/\/v1\/(?:logout|push\/device)/, (route) => route.abort('failed'));
  await logOut.click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => nativeCalls(page)).toContain('PushNotifications.unregister');
  expect(await pushDevicesOf(account)).toEqual([{ platform: 'android', token }]);
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await expect.poll(() => pushDevicesOf(account)).toEqual([]);
});
