import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';

// covers: *

const pressBack = (page: Page) => page.evaluate(() => history.back());

test('"back" closes a dialog, and leaves the page once none is open', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/user/latest');
  await page.goto('/bill');
  const dialog = page.getByRole('dialog', { name: 'Add gold' });
  const openDialog = async () => {
    await page.getByRole('banner').getByTestId('gold-chip').click();
    await expect(dialog.getByRole('radio').first()).toBeAttached();
  };

  await test.step('on a page opened by its address', async () => {
    await openDialog();
    await pressBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/bill$/);
    await openDialog();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await pressBack(page);
    await expect(page).toHaveURL(/\/user\/latest$/);
  });

  await test.step('on a page reached by a link', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    await openDialog();
    await pressBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
    await pressBack(page);
    await expect(page).toHaveURL(/\/user\/latest$/);
  });
});
