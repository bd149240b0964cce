import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { makeAccount, openAs, verifyAccount } from './make-account.ts';
import { readCode } from './read-code.ts';

/** Path of the undo link in the newest notice to an address. */
async function readUndoPath(page: Page, address: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const text = await (await page.request.get('/debug/mail')).text();
      const mail = text
        .split('─'.repeat(60))
        .find((part) => part.includes(`to ${address}\n`) && part.includes('/undo?'));
      path = /\/undo\?token=[\w-]+/.exec(mail ?? '')?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

// covers: PUT /verify
test('a changed e-mail address is undone from the mail in another browser', async ({ journey }) => {
  test.slow();
  // 401: the session of the first browser ends.
  journey.tolerate(
    { status: 400, path: '/v1/verify' },
    { status: 429, path: '/v1/verify' },
    { status: 401, path: '/v1/' },
    { status: 400, path: '/v1/undo' },
  );
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  await verifyAccount(page, account);
  const changed = `new.${account.email}`;

  await openAs(page, account, '/setting/verify');
  await page.getByRole('button', { name: 'Verify another address' }).click();
  const prompt = page.getByRole('dialog', { name: 'Verify your e-mail address' });
  await prompt.getByLabel('E-mail or phone').fill(changed);
  await prompt.getByRole('button', { name: 'Verify' }).click();
  await page.getByLabel('Six-digit code').fill(await readCode(page, changed));

  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof).toBeVisible();
  await expectAccessible(page);
  await proof.getByLabel('Password', { exact: true }).fill('not the password');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByText('Your current password is incorrect')).toBeVisible();
  await proof.getByLabel('Password', { exact: true }).fill(account.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Your address is verified' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(changed)).toBeVisible();

  const other = await journey.open({ colorScheme: 'dark' });
  const path = await readUndoPath(other, account.email);
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1, name: 'Undo the change to your account' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Undo the change' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible();
  await expectAccessible(other);

  const reply = await page.request.get('/v1/me', { headers: { authorization: `Bearer ${account.token}` } });
  expect(reply.status()).toBe(401);
  await other.goto(path);
  await other.getByRole('button', { name: 'Undo the change' }).click();
  await expect(other.getByText('This link has expired or was used already.')).toBeVisible();
});
