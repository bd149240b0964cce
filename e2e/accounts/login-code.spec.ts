import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { enterFrom, logIn, makeAccount, verifyAccount } from './make-account.ts';
import { readCode } from './read-code.ts';

test('a new place is asked for a code, and what was typed stays', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/authenticate' });
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await page.goto('/?type=login');
  await logIn(page, account);

  const dialog = page.getByRole('dialog', { name: 'Is this you?' });
  await expect(dialog).toContainText('•••@example.com');
  await expectAccessible(page);
  await dialog.getByLabel('Six-digit code').fill('000000');
  await expect(dialog.getByText(/This code is incorrect/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.locator('#login').getByLabel('E-mail, phone or username')).toHaveValue(account.email);
  await page.locator('#login').getByRole('button', { name: 'Log in' }).click();
  const again = dialog.getByRole('button', { name: 'Send a new code' });
  await expect(again).toBeEnabled();
  const used = await readCode(page, account.email);
  await again.click();
  await expect(dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await dialog.getByLabel('Six-digit code').fill(await readCode(page, account.email, used));
  await expect(page).toHaveURL(/\/home$/);
});

// covers: Login on more than 5 devices and from unknown devices asks for a code
test('the sixth device is told why before the code is asked for', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/authenticate' });
  const page = await journey.open();
  const account = await makeAccount(page);
  for (let device = 0; device < 4; device += 1) await enterFrom(page, account);
  await page.goto('/?type=login');
  await logIn(page, account);
  const prompt = page.getByRole('alertdialog', { name: 'Is this you?' });
  await expect(prompt).toContainText('Your account has been signed to more than 5 devices, please verify your status.');
  await prompt.getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this you?' });
  await expect(dialog.getByText(/^We sent a code to \S+@example\.com\.$/)).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await readCode(page, account.email));
  await expect(page).toHaveURL(/\/home$/);
});
