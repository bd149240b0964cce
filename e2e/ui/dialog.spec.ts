import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openParts } from './open-parts.ts';

test('a dialog holds the focus and the page, closes as it may, and shows a toast', async ({ page }) => {
  await openParts(page);

  await test.step('focus goes to the title, stays inside and returns to the opener', async () => {
    const opener = page.getByRole('button', { name: 'Report profile' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this profile' });
    await expect(dialog.getByRole('heading', { name: 'Report this profile' })).toBeFocused();
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('close button and scrim close it, a press inside does not', async () => {
    const opener = page.getByRole('button', { name: 'Report profile' });
    const dialog = page.getByRole('dialog', { name: 'Report this profile' });
    await opener.click();
    await dialog.getByText('What is wrong?').click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await page.mouse.click(8, 8);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('while paying neither Escape nor the scrim closes it', async () => {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Paying' });
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await page.mouse.click(8, 8);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the page behind keeps the room of a scrollbar where it has one, and its width where it has none', async () => {
    const look = () =>
      page.evaluate(() => ({
        width: document.body.getBoundingClientRect().width,
        gutter: getComputedStyle(document.documentElement).scrollbarGutter,
      }));
    const opener = page.getByRole('button', { name: 'Report profile' });
    const dialog = page.getByRole('dialog', { name: 'Report this profile' });
    // Chromium draws no scrollbars in tests, so the one of a page is told by the width of its window alone.
    for (const { bar, gutter } of [
      { bar: 0, gutter: 'auto' },
      { bar: 15, gutter: 'stable' },
    ]) {
      await page.evaluate(
        (room) =>
          Object.defineProperty(window, 'innerWidth', {
            configurable: true,
            value: document.documentElement.clientWidth + room,
          }),
        bar,
      );
      const before = await look();
      await opener.click();
      await expect(dialog).toBeVisible();
      const held = await look();
      expect(held.gutter).toBe(gutter);
      if (bar === 0) expect(held.width).toBe(before.width);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await look()).toEqual(before);
    }
  });

  await test.step('a toast raised inside a dialog can be seen and leaves by itself', async () => {
    await page.getByRole('button', { name: 'Report profile' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    const toast = page.getByRole('dialog').getByText('Report sent');
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCount(0, { timeout: 12_000 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('it is a sheet at the bottom, which is pulled down', async ({ page }) => {
    await openParts(page);

    await test.step('it is a sheet at the bottom whose footer stays in sight', async () => {
      await page.getByRole('button', { name: 'Long text' }).click();
      const dialog = page.getByRole('dialog', { name: 'House rules' });
      await expect(dialog.getByRole('button', { name: 'Agree' })).toBeInViewport();
      await expect.poll(() => bottom(dialog)).toBe(700);
      const box = await dialog.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(390);
      expect(box?.height).toBeLessThanOrEqual(700 * 0.92 + 1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('pulling its head down closes it, a short pull does not', async () => {
      await page.getByRole('button', { name: 'Report profile' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report this profile' });
      const head = dialog.getByRole('heading');
      const rest = () => expect.poll(() => bottom(dialog)).toBe(700);
      await rest();
      const pull = async (far: number) => {
        const box = await head.boundingBox();
        if (!box) throw new Error('the sheet has no head');
        await page.mouse.move(box.x + 20, box.y + 10);
        await page.mouse.down();
        await page.mouse.move(box.x + 20, box.y + 10 + far, { steps: 4 });
        await page.mouse.up();
      };
      await pull(40);
      await rest();
      await pull(160);
      await expect(dialog).toHaveCount(0);
    });
  });
});

async function bottom(dialog: Locator) {
  const box = await dialog.boundingBox();
  return box && Math.round(box.y + box.height);
}
