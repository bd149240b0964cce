import { expect, test } from '../support/journey.ts';
import { logIn, makeAccount } from './make-account.ts';
import { readCode } from './read-code.ts';
import { solveCaptcha } from './solve-captcha.ts';

test('a closed account says so at the door and is opened again with a code', async ({ journey }) => {
  // covers: /reactivate
  test.slow();
  journey.tolerate({ status: 400, path: '/v1/authenticate' }, { status: 400, path: '/v1/verify' });
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  const closed = await page.request.delete('/v1/user', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { password: account.password },
  });
  expect(closed.status(), await closed.text()).toBe(204);

  await page.goto('/?type=login');
  await logIn(page, account);
  const prompt = page.getByRole('alertdialog', { name: 'This account was closed' });
  await expect(prompt).toContainText('This account was closed. You can reactivate it within 30 days.');
  await expect(prompt).toContainText('Code 400016');
  await prompt.getByRole('button', { name: 'Reactivate account' }).click();
  await expect(page).toHaveURL(/\/reactivate$/);
  await page.getByLabel('E-mail or phone').fill(account.email);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Six-digit code').fill(await readCode(page, account.email));
  await expect(page).toHaveURL(/\/home$/);
});
