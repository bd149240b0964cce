import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openParts } from './open-parts.ts';

test('no accessibility fault in either theme, and a text of too little contrast is found by a later look', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openParts(page);
  for (const theme of ['light', 'dark'] as const)
    await test.step(theme, async () => {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      // Colours fade from one theme to the other; with reduced motion they are there after the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expectAccessible(page);
    });

  const heading = page.getByRole('heading').first();
  await heading.evaluate((element: HTMLElement) => (element.style.color = 'rgb(70, 70, 70)'));

  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
});

test('no sideways scroll at any width, also with text at 200 %, and a system may bring its own colours', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openParts(page);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 390, 768, 1024, 1440])
    for (const size of ['', '200%'])
      await test.step(`${width} px ${size}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        // By the object model: the content policy allows no style element of a stranger.
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        expect(await beyond()).toBe(0);
      });
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));

  await test.step('a system with colours of its own shows what is chosen and how far something is', async () => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
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
});
