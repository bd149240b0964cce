import { type Page, expect } from '@playwright/test';

/** Presses the button that pays and answers in the provider's window with one of its outcomes. */
export async function payInSandbox(page: Page, pay: RegExp, outcome: string): Promise<void> {
  const [provider] = await Promise.all([page.waitForEvent('popup'), page.getByRole('dialog').getByRole('button', { name: pay }).click()]);
  await provider.waitForURL('**/sandbox/pay/*');
  await expect(page.getByRole('heading', { name: 'Finish paying in the other window' })).toBeFocused();
  await provider.getByRole('button', { name: outcome, exact: true }).click();
  await provider.waitForURL('**/payment/sandbox/**');
  await provider.close();
}
