import { appCode } from '../moderation/open-staff-session.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { confirmOwner } from './confirm-owner.ts';
import { logIn, makeAccount, openAs, verifyAccount } from './make-account.ts';
import { readCode } from './read-code.ts';
import { solveCaptcha } from './solve-captcha.ts';

test('an address whose proof had no reply is proven, not refused', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/verify' }, { network: 'ERR_CONNECTION_RESET', path: '/v1/verify' });
  const page = await journey.open();
  const account = await makeAccount(page);
  await openAs(page, account, '/setting');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page
    .getByRole('dialog', { name: 'Verify your e-mail address' })
    .getByRole('button', { name: 'Verify' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  await expect(dialog).toContainText(account.email);
  const code = await readCode(page, account.email);
  await loseReply(page, 'PUT', '**/v1/verify*');
  await dialog.getByLabel('Six-digit code').fill(code);
  await expect(dialog).toContainText('Oops, Network is unreachable');

  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('dialog', { name: 'Your address is verified' })).toContainText('7-day VIP trial');
});

test('a password whose reset had no reply is saved', async ({ journey }) => {
  test.slow();
  journey.tolerate(
    { status: 400, path: '/v1/verify' },
    { status: 400, path: '/v1/password/find' },
    { status: 400, path: '/v1/password/find/check' },
    { network: 'ERR_CONNECTION_RESET', path: '/v1/password/find' },
  );
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await page.goto('/en/retrieve');
  await page.getByLabel('E-mail or phone').fill(account.email);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Six-digit code').fill(await readCode(page, account.email));
  await page.getByLabel('New password', { exact: true }).fill('a whole new river 9');
  await page.getByLabel('Repeat new password').fill('a whole new river 9');
  await loseReply(page, 'PUT', '**/v1/password/find*');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Oops, Network is unreachable')).toBeVisible();

  await page.getByRole('button', { name: 'Save new password' }).click();

  await expect(page.getByText('Your new password is saved.')).toBeVisible();
});

test('a reactivation whose reply was lost goes on with the next press', async ({ journey }) => {
  test.slow();
  journey.tolerate(
    { status: 400, path: '/v1/verify' },
    { status: 400, path: '/v1/reactivate' },
    { network: 'ERR_CONNECTION_RESET', path: '/v1/reactivate' },
  );
  const page = await journey.open();
  const account = await makeAccount(page);
  const closed = await page.request.delete('/v1/user', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { password: account.password },
  });
  expect(closed.status(), await closed.text()).toBe(204);
  await page.goto('/reactivate');
  await page.getByLabel('E-mail or phone').fill(account.email);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await loseReply(page, 'PUT', '**/v1/reactivate*');
  await page.getByLabel('Six-digit code').fill(await readCode(page, account.email));
  await expect(page.getByText('Oops, Network is unreachable')).toBeVisible();

  await page.getByRole('button', { name: 'Reactivate account' }).click();

  await expect(page).toHaveURL(/\/home$/);
});

test('a second step whose reply was lost keeps the code for the next press', async ({ journey }) => {
  journey.tolerate(
    { status: 400, path: '/v1/verify' },
    { status: 400, path: '/v1/security/second-step' },
    { status: 400, path: '/v1/authenticate' },
    { network: 'ERR_CONNECTION_RESET', path: '/v1/authenticate' },
  );
  const page = await journey.open();
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await openAs(page, account, '/setting/security');
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await confirmOwner(page, account);
  await page.getByLabel('Six-digit code').fill(appCode((await page.getByTestId('app-secret').textContent()) ?? ''));
  const codes = page.getByTestId('recovery-codes').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();

  const other = await journey.open();
  await other.goto('/?type=login');
  await logIn(other, account);
  const dialog = other.getByRole('dialog', { name: 'Two-step login' });
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = dialog.getByLabel('Recovery code');
  await field.fill(recovery);
  await loseReply(other, 'POST', '**/v1/authenticate*');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText('Oops, Network is unreachable');
  await expect(field).toHaveValue(recovery);

  await dialog.getByRole('button', { name: 'Log in' }).click();

  await expect(other).toHaveURL(/\/home$/);
});
