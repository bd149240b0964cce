import { type Locator, type Page, expect } from '@playwright/test';

/** Presses `j` until the row of a case is the selected one, then moves into the case with Enter. */
export async function chooseCase(page: Page, list: string, text: string): Promise<void> {
  const rows = page.getByRole('list', { name: list, exact: true });
  await expect(rows.getByRole('button', { name: text })).toBeVisible();
  const selected = rows.locator('[aria-current=true]');
  // Off a button that was pressed before.
  await page.keyboard.press('k');
  await expect(async () => {
    if (!((await selected.count()) > 0 && (await selected.textContent())?.includes(text)))
      await page.keyboard.press('j');
    await expect(selected).toContainText(text, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-queue=view]')).toBeFocused();
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Tabs to a button and presses it. */
export async function pressButton(page: Page, within: Locator | Page, name: string): Promise<void> {
  const button = within.getByRole('button', { name, exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
