import type { Page } from '@playwright/test';
import { expect, isChinaDomain, test } from '../support/journey.ts';

/** On a line of 50 kB/s the first step is there 6 s after the press: 4 s of bytes, 2 s for round trips. */
const BYTES_AFTER_PRESS = 4 * 50_000;
/** The form itself, with its program: 6 s. */
const BYTES_OF_FORM = 6 * 50_000;

/** Counts what arrives over the line, compressed and with headers. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let sum = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength));
  await session.send('Network.enable');
  return () => sum;
}

test('registering loads no more than a slow line carries in its time', async ({ page }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  const bytes = await countBytes(page);
  const name = `mia${Date.now().toString(36)}`;
  await page.goto('/en/');
  const form = page.locator('#register');
  await form.getByLabel('E-mail or phone').fill(`${name}@example.com`);
  await form.getByLabel('Username').fill(name);
  await expect(form.getByText('This name is available. You cannot change it later.')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('plum blossom 7 rivers');
  await form.getByRole('checkbox').check();
  await page.waitForLoadState('networkidle');
  const ofForm = bytes();
  expect(ofForm).toBeLessThan(BYTES_OF_FORM);

  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/welcome');
  expect(bytes() - ofForm).toBeLessThan(BYTES_AFTER_PRESS);
});
