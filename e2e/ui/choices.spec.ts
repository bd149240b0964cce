import { expect, test } from '../support/journey.ts';
import { openParts } from './open-parts.ts';

// One page for all: they do not touch each other.
test('choices and fields are worked by keyboard', async ({ page }) => {
  await openParts(page);

  await test.step('tabs: arrows, Home and End choose, Tab goes on to the panel', async () => {
    const tabs = page.getByRole('tablist', { name: 'Profile of Mei Lin' }).getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Photos' })).toHaveText('Photos of Mei Lin');
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel')).toHaveText('Gifts of Mei Lin');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  await test.step('the code boxes are one field: typing, deleting, pasting with spaces', async () => {
    const code = page.getByRole('textbox', { name: 'Code', exact: true });
    await code.focus();
    await page.keyboard.press('Backspace');
    await expect(code).toHaveValue('407');
    await page.keyboard.type('x12');
    await expect(code).toHaveValue('40712');
    await page.keyboard.type('9');
    await expect(page.getByText('Checked 407129')).toBeVisible();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('１２3 4-56');
    await expect(code).toHaveValue('123456');
  });

  await test.step('a segmented choice moves with the arrow keys', async () => {
    const gold = page.getByRole('radio', { name: 'Gold', exact: true });
    await gold.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'VIP', exact: true })).toBeChecked();
  });

  await test.step('the password shows and hides', async () => {
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('quiet river');
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('quiet river');
  });

  await test.step('the photo crop moves with the arrow keys and zooms', async () => {
    // Keys mean nothing before the pictures are there; each tells its part then.
    await expect(page.locator('output').filter({ hasText: /^\d\.\d\d \d\.\d\d/ })).toHaveCount(2);
    const box = page.getByRole('button', { name: /^Photo\. Move it with/ }).first();
    await box.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => Number(await page.getByRole('slider', { name: 'Zoom' }).first().inputValue()))
      .toBeCloseTo(1.1, 2);
  });
});
