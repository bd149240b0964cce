import type { Page } from '@playwright/test';

/**
 * The same member in another window of this browser, at another host name of the program, which asks for the language
 * again.
 */
export async function takeAlong(page: Page, origin: string, language: string): Promise<Page> {
  const kept = await page.evaluate(() =>
    ['token', 'tokenTime', 'channel'].map((name) => [name, localStorage.getItem(`app.${name}`) ?? 'null'] as const),
  );
  const other = await page.context().newPage();
  await other.goto(`${origin}/robots.txt`);
  await other.evaluate(
    (entries) => entries.forEach(([name, value]) => localStorage.setItem(`app.${name}`, value)),
    kept,
  );
  await other.goto(`${origin}/me?lang=${language}`);
  return other;
}
