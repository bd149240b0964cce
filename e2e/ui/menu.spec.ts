import { expect, test } from '../support/journey.ts';
import { openParts } from './open-parts.ts';

// covers: Dropdowns close on an outside click
test('a menu opens, is worked, closes, and stays inside the window', async ({ page }) => {
  await openParts(page);

  await test.step('a menu is worked by keyboard: arrows, Home, End, letters, Enter, Escape', async () => {
    const open = page.getByRole('button', { name: 'More about Mei Lin' });
    await open.focus();
    await page.keyboard.press('ArrowDown');
    const rows = page.getByRole('menu', { name: 'Mei Lin' }).getByRole('menuitem');
    await expect(rows).toHaveText(['Private remark', 'Show originals', 'Report', 'Block Mei']);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('End');
    await expect(rows.nth(3)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(rows.nth(3)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('r');
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(open).toBeFocused();
    await expect(open).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('ArrowUp');
    await expect(rows.nth(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
    await expect(open).toBeFocused();
  });

  await test.step('the button opens and closes it, a press outside closes it', async () => {
    const open = page.getByRole('button', { name: 'More about Mei Lin' });
    const list = page.getByRole('menu', { name: 'Mei Lin' });
    await open.click();
    await expect(list).toBeVisible();
    await open.click();
    await expect(list).toHaveCount(0);
    await open.click();
    await page.mouse.click(5, 5);
    await expect(list).toHaveCount(0);
  });

  await test.step('it stays inside the window, and a chosen entry is ticked', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Account menu' }).click();
    const panel = page.locator(':popover-open:not([role=region])');
    await expect(panel).toBeVisible();
    const box = await panel.boundingBox();
    if (!box) throw new Error('the menu has no place');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Speaks: Any' }).click();
    await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
    await page.getByRole('button', { name: 'Speaks: Italiano' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Italiano' })).toHaveAttribute('aria-checked', 'true');
  });
});

test('on a touch phone it is a sheet at the lower edge, and a tap beside it closes it', async ({ journey }) => {
  const phone = await journey.open({ size: 'phone' });
  await openParts(phone);
  await phone.getByRole('button', { name: 'More about Mei Lin' }).tap();
  const sheet = phone.locator(':popover-open').filter({ has: phone.getByRole('menuitem') });
  await expect(sheet).toBeVisible();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box === null ? null : [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 390, 844]);

  await phone.touchscreen.tap(195, 80);

  await expect(sheet).toHaveCount(0);
});

test('a row that is chosen before the menu stands keeps the focus', async ({ page }) => {
  await openParts(page);
  // The frame in which the menu takes its place comes late.
  await page.evaluate(() => {
    window.requestAnimationFrame = (act) => Number(setTimeout(() => act(performance.now()), 300));
  });
  await page.getByRole('button', { name: 'More about Mei Lin' }).press('Enter');
  const rows = page.getByRole('menu', { name: 'Mei Lin' }).getByRole('menuitem');
  await rows.nth(2).focus();
  await page.waitForTimeout(600);
  await expect(rows.nth(2)).toBeFocused();
});
