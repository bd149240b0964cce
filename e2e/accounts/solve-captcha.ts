import { type Page, expect } from '@playwright/test';

/**
 * Clicks the validation area that is shown, and waits for the browser to have done its work, which takes long on a busy
 * machine. On the China domain the other form of the landing page has one too.
 */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByTestId('captcha').filter({ visible: true }).click();
  await expect(page.locator('[data-testid=captcha][data-state=solved]')).toBeVisible({ timeout: 90_000 });
}
