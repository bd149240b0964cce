import type { Page } from '@playwright/test';

/** Lets the next call of this method and path reach the server, and loses the reply on its way back. */
export async function loseReply(page: Page, method: string, path: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
