import { expect, test } from '../support/journey.ts';
import { openParts } from './open-parts.ts';

test('a system with colours of its own shows what is chosen and how far something is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openParts(page);
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  expect(await backgroundOf('main [aria-pressed=true]')).not.toBe(await backgroundOf('main [aria-pressed=false]'));
  expect(await backgroundOf('main [aria-selected=true]')).not.toBe(await backgroundOf('main [aria-selected=false]'));
  const border = await page
    .locator('main progress')
    .first()
    .evaluate((bar) => getComputedStyle(bar).borderTopWidth);
  expect(border).toBe('1px');
});
