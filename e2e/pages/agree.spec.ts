import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

/** What the server says of a member who must agree. A version that asks would stop all members of other journeys. */
async function demand(page: Page): Promise<void> {
  let isDue = true;
  await page.route('**/v1/me', async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as Account;
    await route.fulfill({ response, json: isDue ? { ...me, must_agree: ['terms'] } : me });
  });
  await page.route('**/v1/consents/due', (route) => {
    const changes = [{ version: 1, effective_at: '2026-11-20T00:00:00.000Z', summary: 'Gifts can be returned.' }];
    return route.fulfill({ json: { items: [{ document: 'terms', version: 1, agreed: 1, changes }] } });
  });
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/consents')) isDue = false;
  });
}

// covers: /agree
test('a member reads what changed and agrees before going on', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await demand(page);
  await openAs(page, await makeAccount(page), '/setting/privacy');

  await test.step('another page leads to the notice, with both texts', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Our terms have changed' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Terms of use' })).toContainText('Gifts can be returned.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the new text' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Terms of use, version 1' });
    await expect(dialog.getByRole('heading', { name: 'Who may join' })).toBeVisible();
    await expectAccessible(page);
    await dialog.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the data and the way out stay open', async () => {
    await page.getByRole('link', { name: 'take your data along' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Request my data' })).toBeVisible();
    await page.goto('/en/setting/privacy');
    await expect(page).toHaveURL(/\/agree\?next=/);
  });

  await test.step('agreed, the page opens, and the consent is kept', async () => {
    await page.getByRole('button', { name: 'I agree' }).press('Enter');
    await expect(page).toHaveURL(/\/setting\/privacy(\?|$)/);
    await page.goto('/en/setting/delete');
    await expect(page.getByTestId('consents')).toContainText('Terms of use');
  });
});
