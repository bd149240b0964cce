import { makeAccount } from '../accounts/make-account.ts';
import { expect, test } from '../support/journey.ts';
import { sessionValues, storeForStart } from '../support/member.ts';
import { enterMobileApp, happen, nativeCalls, startAppBy } from './native-side.ts';

// covers: Hybrid mobile app shell
test('on the landing page the app takes its splash screen away, opens links, and "back" closes what is open', async ({
  journey,
}) => {
  const page = await journey.open({ size: 'phone' });
  await enterMobileApp(page, `journey-${crypto.randomUUID()}`);
  const { id } = await makeAccount(page);
  await page.goto('/en/');
  // Nothing was touched.
  await expect.poll(() => nativeCalls(page)).toContain('SplashScreen.hide');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  const menu = page.getByRole('menu', { name: 'Language' });
  await expect(menu).toBeVisible();
  await happen(page, 'App.backButton');
  await expect(menu).toBeHidden();
  expect(await nativeCalls(page)).not.toContain('App.minimizeApp');
  await happen(page, 'App.backButton');
  await expect.poll(() => nativeCalls(page)).toContain('App.minimizeApp');

  await happen(page, 'App.appUrlOpen', { url: 'peonia://faq' });
  await expect(page).toHaveURL(/\/en\/faq$/);
  await page.goto('/en/');
  await expect.poll(() => nativeCalls(page)).toContain('SplashScreen.hide');
  await happen(page, 'PushNotifications.pushNotificationActionPerformed', {
    notification: { data: { path: `/chat/${id}` } },
  });
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`));
  await expect(page.getByRole('dialog', { name: 'Log in or create an account' })).toBeVisible();
});

test('a pressed notification that starts the app opens its page, where "back" closes a panel first', async ({
  journey,
}) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  const { id } = await makeAccount(page);
  await storeForStart(page, sessionValues(account));
  await enterMobileApp(page, `journey-${crypto.randomUUID()}`);
  await startAppBy(page, 'PushNotifications.pushNotificationActionPerformed', {
    notification: { data: { path: `/chat/${id}` } },
  });
  // The app always begins here, and a member is led on to the news.
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`));

  await page.getByRole('button', { name: 'Emoji' }).click();
  const panel = page.getByRole('dialog', { name: 'Emoji' });
  await expect(panel).toBeVisible();
  await happen(page, 'App.backButton');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`));
  await happen(page, 'App.backButton');
  await expect(page).toHaveURL(/\/home$/);
  await happen(page, 'App.appUrlOpen', { url: 'peonia://help' });
  await expect(page).toHaveURL(/\/en\/help$/);
});
