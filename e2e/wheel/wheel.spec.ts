import { makeAccount, openAs, verifyAccount } from '../accounts/make-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { storeForStart } from '../support/member.ts';

// covers: Prize-wheel overlay
test('the wheel is offered once a day, spun, and shows the prize of the day afterwards', async ({ journey }) => {
  test.slow();
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await storeForStart(page, { wheel: '2000-01-01' });
  await openAs(page, account, '/home');

  const wheel = page.getByRole('dialog', { name: 'Prize wheel' });
  await expect(wheel.getByRole('heading', { name: 'Your spin for today' })).toBeVisible();
  await wheel.getByRole('button', { name: 'Prizes and odds' }).click();
  await expect(wheel.getByText('3,000', { exact: true })).toBeVisible();
  await expect(wheel.getByText('none left to win')).toBeVisible();
  await expectAccessible(page);
  await wheel.getByRole('button', { name: 'Spin' }).click();

  const result = wheel.getByRole('heading', { name: /No prize today|You have won/ });
  await expect(result).toBeVisible();
  const text = (await result.textContent()) ?? '';
  await expect(page.getByText(text, { exact: true })).toHaveCount(2);
  await wheel.getByRole('button', { name: 'Done' }).click();
  await expect(wheel).toBeHidden();

  await page.goto('/me');
  await page.getByRole('button', { name: 'Prize wheel' }).click();
  await expect(wheel.getByRole('heading', { name: text })).toBeVisible();
  await expect(wheel.getByRole('button', { name: 'Spin' })).toHaveCount(0);
});

test('the rail of home says that the spin is ready until it is spent', async ({ journey }) => {
  const page = await journey.open();
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await openAs(page, account, '/home');

  const card = page.getByRole('region', { name: 'Your spin is ready' });
  await card.getByRole('button', { name: 'Spin the wheel' }).click();
  const wheel = page.getByRole('dialog', { name: 'Prize wheel' });
  await wheel.getByRole('button', { name: 'Spin' }).click();
  await expect(wheel.getByRole('heading', { name: /No prize today|You have won/ })).toBeVisible();
  await wheel.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('feed')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a member without a verified address is led to verify it', async ({ journey }) => {
  const page = await journey.open();
  await openAs(page, await makeAccount(page), '/me');

  await page.getByRole('button', { name: 'Prize wheel' }).click();
  await page
    .getByRole('dialog', { name: 'Prize wheel' })
    .getByRole('button', { name: 'Verify e-mail address' })
    .click();

  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
});

test('the dialog of the wheel opens as high as it stays', async ({ journey }) => {
  const page = await journey.open();
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await openAs(page, account, '/me');
  const loaded = Promise.withResolvers<void>();
  await page.route('**/v1/wheel*', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Prize wheel' }).click();
  const wheel = page.getByRole('dialog', { name: 'Prize wheel' });
  const height = async () => Math.round((await wheel.boundingBox())?.height ?? 0);
  await expect(wheel).toBeVisible();
  const before = await height();
  loaded.resolve();
  await expect(wheel.getByRole('heading', { name: 'Your spin for today' })).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
});
