import { expect, test } from '../support/journey.ts';
import { openParts } from './open-parts.ts';

test('a toast leaves by itself, stays where it must, and can be read on a narrow phone', async ({ page }) => {
  await page.clock.install();
  await openParts(page);

  await test.step('it leaves after 4 seconds, but not while pointed at', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    const toast = page.getByRole('region', { name: 'Notices' }).getByText('Saved');
    await expect(toast).toBeVisible();
    // Real time passes as well: enough is left for the way of the pointer.
    await page.clock.runFor(2000);
    await toast.hover();
    await page.clock.runFor(9000);
    await expect(toast).toBeVisible();
    await page.mouse.move(1, 1);
    await page.clock.runFor(2500);
    await expect(toast).toHaveCount(0);
  });

  await test.step('at most three; what must stay stays; its action runs', async () => {
    const notices = page.getByRole('region', { name: 'Notices' });
    await page.getByRole('button', { name: 'Network gone' }).click();
    for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Too large' }).click();
    await expect(notices.locator('[data-tone]')).toHaveCount(3);
    await page.clock.runFor(5000);
    await expect(notices.locator('[data-tone]')).toHaveCount(1);
    await expect(notices.getByRole('alert')).toContainText('Network is gone');
    await notices.getByRole('button', { name: 'Refresh' }).click();
    await expect(notices.getByRole('status')).toHaveText('Refreshed');
    await expect(notices.getByText('Network is gone')).toHaveCount(0);
  });

  await test.step('its buttons leave the text whole words on a narrow phone with large text', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', { name: 'Network gone' }).click();
    const text = page.getByRole('alert').getByText('Network is gone');
    await expect(text).toBeVisible();
    const cut = await text.evaluate((element) => {
      const node = element.firstChild as Text;
      return [...node.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect(cut).toEqual([]);
  });
});
