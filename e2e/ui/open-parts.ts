import type { Page } from '@playwright/test';

/**
 * Opens the page of all parts and waits until it answers: a key that is pressed on the rendered page alone does
 * nothing.
 */
export async function openParts(page: Page): Promise<void> {
  // The broken photo of a story: its bytes are no image, and the console stays silent.
  await page.route('**/no-such-photo.webp', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  await page.goto('/debug/ui');
  await page.waitForFunction(() => (window as { early?: unknown }).early === null);
}
