import type { Page } from '@playwright/test';

/** Opens a page and acts on what the server has rendered while the program is held back, then lets it come. */
export async function beforeProgram(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const program = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!boot).*\.js/, async (route) => {
    await program.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  program.resolve();
  await page.unrouteAll({ behavior: 'wait' });
}
