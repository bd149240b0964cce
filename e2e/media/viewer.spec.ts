import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { addPhotos, enterAsOwner } from './make-seller.ts';

// covers: Navigation is cancelled while a photo viewer is open; audio pauses on navigation
test('the viewer goes by keys and by fingers, keeps the page below, and reports in three taps', async ({ journey }) => {
  test.slow();
  const page = await journey.open();
  const id = await enterAsOwner(page, 1);
  await addPhotos(page, 'alps', 'dusk', 'tea');

  // A page before it inside the site, for the way back.
  await page.getByRole('complementary').getByRole('link', { name: 'Likes' }).click();
  await expect(page).toHaveURL(/likeme/);
  await page.getByRole('complementary').getByRole('link', { name: 'Photos' }).click();
  await test.step('by keys, with the focus back where it was', async () => {
    const first = page.getByTestId('open-photo').first();
    await first.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Photos by/ });
    await expect(viewer.getByRole('heading', { name: '1 of 3' })).toBeFocused();
    await expect(viewer.getByRole('img', { name: /1 of 3$/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('heading', { name: '2 of 3' })).toBeVisible();
    await page.keyboard.press('+');
    await expect(viewer.getByTestId('viewer-image')).toHaveCSS('transform', /matrix\(1\.5/);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByTestId('viewer-image')).toHaveCSS('transform', /matrix\(1, /);
    // The way back closes the viewer and leaves the page where it is.
    await page.evaluate(() => history.back());
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(/\/album$/);
    await first.click();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();
    // Also on a page that was opened by its address.
    await page.goto('/home');
    await page.goto('/album');
    await first.click();
    await expect(viewer.getByRole('heading', { name: '1 of 3' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(/\/album$/);
  });

  await test.step('by fingers on a phone, and a report', async () => {
    const phone = await journey.open({ size: 'phone', locale: 'ja-JP' });
    await enterAsFinished(phone, { gender: 0 });
    await phone.goto(`/photo/${id}`);
    await phone.getByTestId('open-photo').first().tap();
    const viewer = phone.getByTestId('viewer');
    await expect(viewer.getByRole('heading', { name: '1 / 3' })).toBeVisible();
    await expect(viewer.locator('[data-testid=viewer-image]:not([data-loading])')).toBeVisible();
    await pinch(phone, { at: [195, 400], from: 40, to: 120 });
    await expect(viewer.getByTestId('viewer-image')).toHaveCSS('transform', /matrix\(3/);
    await pinch(phone, { at: [195, 400], from: 160, to: 40 });
    await expect(viewer.getByTestId('viewer-image')).toHaveCSS('transform', /matrix\(1, /);
    await swipe(phone, { from: [320, 400], to: [80, 410] });
    await expect(viewer.getByRole('heading', { name: '2 / 3' })).toBeVisible();
    await viewer.getByRole('button', { name: '通報' }).tap();
    const report = phone.getByRole('dialog', { name: 'この写真を通報' });
    await report.getByRole('radio', { name: '他人の写真を使っている' }).click();
    await expectAccessible(phone);
    await report.getByRole('button', { name: '通報を送る' }).click();
    await expect(phone.getByText('ありがとうございます。運営チームが確認します。')).toBeVisible();
    await swipe(phone, { from: [200, 300], to: [205, 600] });
    await expect(viewer).toHaveCount(0);
  });
});

/** Two fingers on a line, from one distance from their middle to another. */
async function pinch(
  page: Page,
  { at: [x, y], from, to }: { at: readonly [number, number]; from: number; to: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (const share of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + (to - from) * share),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One finger over the glass, as the browser's own touch events. */
async function swipe(
  page: Page,
  { from, to }: { from: readonly [number, number]; to: readonly [number, number] },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]);
  await touch('touchEnd', []);
}
