import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { makeAccount, openAs } from './make-account.ts';
import { readCode } from './read-code.ts';

test('an address is verified and the trial begins', async ({ journey }) => {
  // 429 as well: asked for again within a minute, the code that was sent counts.
  journey.tolerate({ status: 400, path: '/v1/verify' }, { status: 429, path: '/v1/verify' });
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await openAs(page, account, '/setting');
  await page.getByRole('button', { name: 'Verify' }).click();
  const prompt = page.getByRole('dialog', { name: 'Verify your e-mail address' });
  await expect(prompt.getByLabel('E-mail or phone')).toHaveValue(account.email);
  await expect(prompt).toContainText('Verify your e-mail and get a 7-day trial.');
  await expectAccessible(page);
  await prompt.getByRole('button', { name: 'Verify' }).click();

  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  await expect(dialog).toContainText(account.email);
  await dialog.getByRole('button', { name: 'Use another address' }).click();
  await prompt.getByRole('button', { name: 'Verify' }).click();
  const code = await readCode(page, account.email);
  const attempts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/verify') && request.method() === 'PUT') attempts.push(request.postData() ?? '');
  });
  const field = dialog.getByLabel('Six-digit code');
  await field.fill(code === '111111' ? '222222' : '111111');
  await expect(dialog).toContainText('This code is incorrect or has expired.');
  await field.press('Enter');
  await field.press('Enter');
  await field.fill(code);
  await expect(page.getByText('Your 7-day VIP trial has started. It is free and ends automatically.')).toBeVisible();
  // A refused code is not sent again.
  expect(attempts).toHaveLength(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0);
});
