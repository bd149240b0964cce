import { errors } from '@peonia/contract/protocol/errors.ts';
import { reasonHeader } from '@peonia/contract/protocol/reason-header.ts';
import type { Page } from '@playwright/test';
import { appCode } from '../moderation/open-staff-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { confirmOwner } from './confirm-owner.ts';
import { logIn, makeAccount, openAs, verifyAccount } from './make-account.ts';

// covers: PUT /security/second-step
// covers: DELETE /security/second-step
test('two-step login is turned on, asked for at login, and turned off', async ({ journey }) => {
  test.slow();
  journey.tolerate(
    { status: 400, path: '/v1/verify' },
    { status: 400, path: '/v1/security/second-step' },
    { status: 400, path: '/v1/authenticate' },
  );
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await openAs(page, account, '/setting/security');
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await confirmOwner(page, account);
  const secret = (await page.getByTestId('app-secret').textContent()) ?? '';
  await expectAccessible(page);
  await page.getByLabel('Six-digit code').fill(appCode(secret));
  await expect(page.getByTestId('recovery-codes').getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await page.getByTestId('recovery-codes').getByRole('listitem').allTextContents();
  await expectAccessible(page);
  // Another window of the same session.
  const window = await page.context().newPage();
  await window.goto('/setting/security');
  await expect(window.getByText('Recovery codes left: 10')).toBeVisible();
  await page.getByLabel('I have kept the codes.').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('On. Every login also needs a code from your app, except with a passkey.')).toBeVisible();

  const other = await journey.open({ colorScheme: 'dark' });
  await other.goto('/?type=login');
  await logIn(other, account);
  const dialog = other.getByRole('dialog', { name: 'Two-step login' });
  await expect(dialog).toBeVisible();
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(first);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL(/\/home$/);
  // Turning it off ends this session.
  await other.close();

  await page.reload();
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off two-step login' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(second);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on two-step login' })).toBeVisible();
  await expect(window.getByRole('button', { name: 'Turn on two-step login' })).toBeVisible();
  await window.close();
});

test('two-step login whose recovery codes were lost on their way gives new ones', async ({ journey }) => {
  journey.tolerate(
    { status: 400, path: '/v1/verify' },
    { status: 400, path: '/v1/security/second-step' },
    { network: 'ERR_CONNECTION_RESET', path: '/v1/security/second-step' },
  );
  const page = await journey.open({ colorScheme: 'dark' });
  const code = await loseRecoveryCodes(page);
  await code.field.fill(code.now());

  await expect(page.getByTestId('recovery-codes').getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('I have kept the codes.').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
});

test('two-step login whose recovery codes were lost long ago says how to get new ones', async ({ journey }) => {
  journey.tolerate(
    { status: 400, path: '/v1/verify' },
    { status: 400, path: '/v1/security/second-step' },
    { network: 'ERR_CONNECTION_RESET', path: '/v1/security/second-step' },
  );
  const page = await journey.open({ colorScheme: 'dark' });
  const code = await loseRecoveryCodes(page);
  // As after five minutes.
  const late = { code: errors.second_step_set.code, message: 'Set before', request_id: 'late' };
  const headers = { [reasonHeader]: 'second_step_set' };
  await page.route('**/v1/security/second-step*', (route) => route.fulfill({ status: 400, headers, json: late }), {
    times: 1,
  });
  await code.field.fill(code.now());

  await expect(page.getByText('On. Every login also needs a code from your app, except with a passkey.')).toBeVisible();
  await expect(page.getByText('the recovery codes did not reach you.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Turn off two-step login' })).toBeVisible();
});

/** Turns two-step login on by a call whose reply is lost. */
async function loseRecoveryCodes(page: Page) {
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  await openAs(page, account, '/setting/security');
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await confirmOwner(page, account);
  const secret = (await page.getByTestId('app-secret').textContent()) ?? '';
  await loseReply(page, 'PUT', '**/v1/security/second-step*');
  const field = page.getByLabel('Six-digit code');
  await field.fill(appCode(secret));
  await expect(page.getByText('Oops, Network is unreachable')).toBeVisible();
  return { field, now: () => appCode(secret) };
}
