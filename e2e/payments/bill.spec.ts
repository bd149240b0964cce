import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import { payFor, priceOf } from './price-of.ts';

// covers: Spending history with filter, file and daily limit
// covers: /bill
test('the bill shows every movement, filters, goes into a file, and keeps a daily limit', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/bill');
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add gold' }).first().click();
  await payInSandbox(page, payFor(50), 'Approve');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'Gold added' });
  await expect(row).toContainText('Balance 50');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Type of transaction' }).selectOption({ label: 'Gift' });
  await expect(page.getByRole('heading', { name: 'Nothing of this type yet' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Type of transaction' }).selectOption({ label: 'Gold added' });
  await expect(row).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('navigation', { name: 'Spending' }).getByRole('link', { name: 'Payments' }).click();
  const payment = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: priceOf(50) });
  await expect(payment).toContainText('Paid');
  await expectAccessible(page);
  await payment.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(page.getByText('Test payment')).toBeVisible();
  await expectAccessible(page);
  await test.step('on the narrowest phone', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    if (size !== null) await page.setViewportSize(size);
  });
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Receipt as PDF' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-[0-9a-f]{8}\.pdf$/);
  await page.goto('/bill');

  const limit = page.getByRole('textbox', { name: 'Daily limit in gold' });
  await limit.fill('0');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('Please enter a whole number from 1 to 100,000.')).toBeVisible();
  await limit.fill('20');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('You have spent 0 of 20 gold today.')).toBeVisible();
  await limit.fill('19');
  await limit.press('Enter');
  await expect(page.getByText('You have spent 0 of 19 gold today.')).toBeVisible();
  await expect(limit).toBeFocused();
  await limit.fill('40');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText(/^The limit is 40 gold from /)).toBeVisible();
  await expect(page.getByText('You have spent 0 of 19 gold today.')).toBeVisible();
});
