import { type Page, expect } from '@playwright/test';

/** The provider's page names no icon, so the browser looks for one by itself. */
export async function dropIconRequests(page: Page): Promise<void> {
  await page.context().route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
}

/** Presses the button that pays and answers in the provider's window with one of its outcomes. */
export async function payInSandbox(page: Page, pay: RegExp, outcome: string): Promise<void> {
  await dropIconRequests(page);
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('button', { name: pay }).click(),
  ]);
  await provider.waitForURL('**/sandbox/pay/*');
  await expect(page.getByRole('heading', { name: 'Finish paying in the other window' })).toBeFocused();
  await provider.getByRole('button', { name: outcome, exact: true }).click();
  await provider.waitForURL('**/payment/sandbox/**');
  await provider.close();
}
