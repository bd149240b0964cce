import type { Page } from '@playwright/test';

/**
 * Opens the page of all parts and waits until it answers: a key that is pressed on the rendered page alone does
 * nothing.
 */
export async function openParts(page: Page): Promise<void> {
  await page.goto('/debug/ui');
  await page.waitForFunction(() => (window as { early?: unknown }).early === null);
}
