import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openParts } from './open-parts.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`no accessibility fault in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openParts(page);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    // Colours fade from one theme to the other; with reduced motion they are there after the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expectAccessible(page);
  });
}

test('a text of too little contrast is found, also by a second look', async ({ page }) => {
  await openParts(page);
  await expectAccessible(page);
  const heading = page.getByRole('heading').first();
  await heading.evaluate((element: HTMLElement) => (element.style.color = 'rgb(200, 200, 200)'));

  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`no sideways scroll at ${width} px, also with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openParts(page);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await beyond()).toBe(0);
    // By the object model: the content policy allows no style element of a stranger.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await beyond()).toBe(0);
  });
}
