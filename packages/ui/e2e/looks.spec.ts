import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const theme of ['light', 'dark'] as const) {
  test(`no accessibility fault in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/debug/ui');
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations.map((fault) => [fault.id, fault.nodes.map((node) => node.html)])).toEqual([]);
  });
}

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`no sideways scroll at ${width} px, also with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/debug/ui');
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await beyond()).toBe(0);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await beyond()).toBe(0);
  });
}
