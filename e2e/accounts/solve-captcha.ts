import { type Page, expect } from '@playwright/test';

/** Clicks the validation area and waits for the browser to have done its work, which takes long on a busy machine. */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByTestId('captcha').click();
  await expect(page.locator('[data-testid=captcha][data-state=solved]')).toBeVisible({ timeout: 90_000 });
}
