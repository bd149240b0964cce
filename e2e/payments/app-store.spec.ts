import { makeAccount, openAs } from '../accounts/make-account.ts';
import { enterMobileApp } from '../shell/native-side.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openPhoneStore } from './phone-store.ts';

// covers: Gold and VIP in the mobile app are bought by the stores
test('the store of the app sells gold at its own price, and the payment says what it has charged', async ({
  journey,
}) => {
  const page = await journey.open({ size: 'phone' });
  await enterMobileApp(page, 'journey-store');
  const store = await openPhoneStore(page);
  await openAs(page, await makeAccount(page), '/bill');

  await page.getByRole('main').getByRole('button', { name: 'Add gold' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^50 gold.*€54\.99/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /€/ })).toHaveCount(2);
  await expect(dialog.getByText('Google Play', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Card or online wallet')).toHaveCount(0);
  await expectAccessible(page);

  store.outcome = 'closed';
  await dialog.getByRole('button', { name: /^Pay €54\.99/ }).click();
  await expect(dialog.getByRole('button', { name: /^Pay €54\.99/ })).toBeVisible();
  store.outcome = 'away';
  await dialog.getByRole('button', { name: /^Pay €54\.99/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Google Play could not sell this' })).toBeVisible();
  await expectAccessible(page);
  store.outcome = 'bought';
  await dialog.getByRole('button', { name: 'Open Google Play' }).click();
  await expect(dialog.getByRole('heading', { name: '50 gold added' })).toBeVisible();
  await expect(dialog.getByText('Google Play has charged €54.99.')).toBeVisible();
  expect(store.opened).toHaveLength(3);
  expect(store.opened[2]).toMatch(/^gold_50 [0-9a-f]{8}-[0-9a-f]{4}-/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto('/bill/payments');
  await expect(page.getByRole('main').getByText('€54.99')).toBeVisible();
});

test('a purchase that was interrupted arrives at the next start, and one that waits comes later', async ({
  journey,
}) => {
  const page = await journey.open({ size: 'phone' });
  await enterMobileApp(page, 'journey-restore');
  const store = await openPhoneStore(page);
  await openAs(page, await makeAccount(page), '/vip');

  // The server does not hear of the purchase before the app is closed.
  await page.route('**/v1/payment/google/purchase', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  journey.tolerate({ network: 'ERR_FAILED', path: '/v1/payment/google/purchase' });
  await page.getByRole('button', { name: 'Become VIP' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^1 month/ }).check();
  await expect(dialog.getByRole('button', { name: 'Restore purchases' })).toBeVisible();
  await dialog.getByRole('button', { name: /Pay €32\.99/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirming with the provider' })).toBeVisible();
  await page.unroute('**/v1/payment/google/purchase');
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'You are VIP' })).toBeVisible();
  expect(store.opened).toHaveLength(1);
});
