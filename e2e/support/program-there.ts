import type { Page } from '@playwright/test';

/** Waits until a page from the server has its program: before, a link is a plain one and leads to a new document. */
export async function programThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.early === null);
}
