import { readFile } from 'node:fs/promises';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole, prepareFigures } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openStaffSession } from './open-staff-session.ts';

test('finance reads a figure over time and by country', async ({ journey }) => {
  const page = await journey.open();
  const name = await enterAsFinished(page, { gender: 0 });
  await grantRole({ name, role: 'finance' });
  await prepareFigures();
  await openStaffSession(page);

  await test.step('a tile opens the chart of its figure', async () => {
    await page.goto('/staff/figures');
    await page.getByRole('link', { name: /^Messages/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Messages', level: 2 })).toBeVisible();
    await expect(page).toHaveURL(/figure=messages/);
    await expectAccessible(page);
  });

  await test.step('the arrow keys move along the days', async () => {
    const slider = page.getByRole('slider', { name: 'Messages by day' });
    await expect(slider).toHaveAttribute('aria-valuetext', /: 24$/);
    const newest = (await slider.getAttribute('aria-valuetext')) ?? '';
    await slider.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', newest);
  });

  await test.step('the countries have their share', async () => {
    const row = page.getByRole('table', { name: 'Country' }).getByRole('row', { name: /Germany/ });
    await expect(row).toContainText('58%');
  });

  await test.step('the file has a line a day', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).first().press('Enter');
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe('day,messages');
    expect(lines).toHaveLength(29);
  });

  await test.step('weeks are shown instead of days', async () => {
    await page.getByRole('radio', { name: '4 weeks' }).press('ArrowRight');
    await expect(page.getByRole('slider', { name: 'Messages by week' })).toBeVisible();
  });

  await test.step('it reads on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});
