import { expect, type Page } from '@playwright/test';

/** One of the staff writes a price list with another price, and asks for approval, which they cannot give. */
export async function writePriceList(page: Page, field: string, price: number): Promise<void> {
  await page.goto('/staff/prices');
  await page.getByRole('button', { name: 'New price list' }).click();
  const form = page.getByRole('form', { name: 'New price list' });
  await form.getByRole('textbox', { name: field }).fill(String(price));
  await form.getByRole('textbox', { name: 'Why do the prices change?' }).fill('Costs have risen');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText('You wrote this list, so a colleague has to approve it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
}

/** Another one approves the newest list, which holds at once. */
export async function approvePriceList(page: Page): Promise<void> {
  await page.goto('/staff/prices');
  await page
    .getByRole('button', { name: /^List \d+, / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Your reason' }).fill('Looked at it');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
}
