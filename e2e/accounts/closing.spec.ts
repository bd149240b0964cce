import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { InsertedMember } from '../../tools/test/journey-requests.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { journeyPassword, ownId, sessionValues, storeForStart, uniqueName } from '../support/member.ts';
import { makeAccount, openAs } from './make-account.ts';
import { readCode } from './read-code.ts';

// covers: What a member agreed to is stored with version, language and way, and shown to the member
test('a member sees what they agreed to', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  const page = await journey.open({ size: 'phone', colorScheme: 'light' });
  const name = uniqueName('agr');
  const reply = await page.request.post('/v1/register', {
    data: { email: `${name}@example.com`, name, password: journeyPassword, agreed: true },
  });
  const session = (await reply.json()) as InsertedMember;
  await page.request.put('/v1/user', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { gender: 1, birthday: '1990-05-04', skipped: ['seeking', 'place', 'languages', 'photo'] },
  });
  await storeForStart(page, sessionValues(session));

  await page.goto('/en/setting/delete');

  const lines = page.getByTestId('consents').getByRole('listitem');
  await expect(lines).toHaveText([/^Terms of use\s*Version 1, agreed on /, /^Privacy policy\s*Version 1, agreed on /]);
  await expectAccessible(page);
});

// covers: /setting/delete
test('a member takes their data along', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', colorScheme: 'dark' });
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/delete');
  await page.getByRole('button', { name: 'Request my data' }).click();
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await expect(button).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const archive = unzipSync(new Uint8Array(await readFile(await download.path())));
  const text = Buffer.from(archive['account/account.json'] ?? new Uint8Array()).toString();
  expect(JSON.parse(text)).toMatchObject({ name: account.name, email: account.email });
});

test('data requested before the page knows of older archives is shown as it is made', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  const requested = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/v1/exports', async (route) => {
    const reply = await route.fetch();
    if (isFirst) {
      isFirst = false;
      await requested.promise;
    }
    await route.fulfill({ response: reply }).catch(() => {});
  });
  await openAs(page, account, '/setting/delete');

  const posted = page.waitForResponse('**/v1/export');
  await page.getByRole('button', { name: 'Request my data' }).click();
  await posted;
  requested.resolve();

  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
});

/** They may cross the end of the session. */
const readsOfThePage = refusedByEndedSession('/v1/mail_state', '/v1/exports', '/v1/consents');

/** Deletion asks once more, and says what happens. */
async function pressDelete(page: Page): Promise<void> {
  await page.locator('form').getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('logged out everywhere');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
}

test('a member closes the account with the password, and is told how to come back', async ({ page, journey }) => {
  journey.tolerate({ status: 400, path: '/v1/user' }, { status: 400, path: '/v1/authenticate' }, ...readsOfThePage);
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/delete');
  const draft = { [`feed:${await ownId(page)}`]: 'A post that nobody has seen', 'feed:1': 'Of another account' };
  await page.evaluate((value) => localStorage.setItem('app.draft', JSON.stringify(value)), draft);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await pressDelete(page);
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await pressDelete(page);
  await expect(page.locator('#auth')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('app.token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('app.draft'))).toBe('{"feed:1":"Of another account"}');

  await page.goto('/en/?type=login');
  await page.locator('#login').getByLabel('E-mail, phone or username').fill(account.email);
  await page.locator('#login').getByLabel('Password', { exact: true }).fill(account.password);
  await page.locator('#login').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This account was closed.')).toBeVisible();
});

test('a member closes the account with a code', async ({ page, journey }) => {
  journey.tolerate({ status: 400, path: '/v1/verify' }, ...readsOfThePage);
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/delete');
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(await readCode(page, account.email));
  await expect(page.locator('#auth')).toBeVisible();
});
