import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { logIn, makeAccount } from './make-account.ts';
import { readCode } from './read-code.ts';
import { solveCaptcha } from './solve-captcha.ts';

// covers: password/find and password/reset rules
test('a forgotten password is replaced with a code', async ({ journey }) => {
  // covers: /retrieve
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/verify' });
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await page.goto('/en/retrieve');
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Email or phone Can not be empty')).toBeVisible();
  await expect(page.getByText('Please click on the validation area')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('E-mail or phone').fill(account.email);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('status').filter({ hasText: account.email })).toBeVisible();

  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Code Can not be empty')).toBeVisible();
  await expect(page.getByText('Password is invalid, 6 symbols minimum')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a whole new river 9');
  await page.getByLabel('Repeat new password').fill('another one');
  await page.getByLabel('Six-digit code').fill(await readCode(page, account.email));
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Passwords are not the same')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Repeat new password').fill('a whole new river 9');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is saved. You have been logged out on all devices.')).toBeVisible();

  await page.getByRole('link', { name: 'Log in' }).last().click();
  await logIn(page, { ...account, password: 'a whole new river 9' });
  // A place that the account has never been signed in from, without a proven address: no code is asked for.
  await expect(page).toHaveURL(/\/home$/);
});

test('an address nobody has is answered in the same way', async ({ journey }) => {
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/verify' });
  const page = await journey.open({ locale: 'ja-JP', colorScheme: 'dark' });
  await page.goto('/ja/retrieve');
  await page.locator('[name=contact]').fill('nobody.at.all@example.com');
  await solveCaptcha(page);
  await page.locator('main form [type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: 'nobody.at.all@example.com' })).toBeVisible();
  await expectAccessible(page);
});
