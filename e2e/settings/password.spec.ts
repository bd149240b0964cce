import { enterFrom, makeAccount, openAs } from '../accounts/make-account.ts';
import { expect, test } from '../support/journey.ts';

// covers: /setting/password
test('a new password ends the other sessions', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/password/reset' });
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  const other = await enterFrom(page, account);
  await openAs(page, account, '/setting/password');
  const save = page.getByRole('button', { name: 'Save new password' });
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('nine green herons');
  await page.getByLabel('Repeat new password').fill('nine green heron');
  await save.click();
  await expect(page.getByText('Passwords are not the same')).toBeVisible();
  await page.getByLabel('Repeat new password').fill('nine green herons');
  await save.click();
  await expect(page.getByText(/^Your current password is incorrect/)).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await page.getByLabel('Current password', { exact: true }).fill(account.password);
  await save.click();
  await expect(page.getByText('Saved. Your other devices have been logged out.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  const dead = await page.request.get('/v1/me', { headers: { authorization: `Bearer ${other}` } });
  expect(dead.status()).toBe(401);
});

test('sessions are listed and ended one by one or all', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await enterFrom(page, account);
  await enterFrom(page, account);
  await openAs(page, account, '/setting/sessions');
  const rows = page.locator('[data-testid=sessions] > li');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This device');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page
    .getByRole('alertdialog', { name: 'Log out everywhere else?' })
    .getByRole('button', { name: 'Log out everywhere else' })
    .click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('You are logged out everywhere else.')).toBeVisible();
});
