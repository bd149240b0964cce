import type { Page } from '@playwright/test';

/** Token of the member behind the page. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('app.token') ?? 'null') as string);
}
